// Pictures and files for messages, kept seven days.
import type { Call, Handler } from './call.ts'
import { nextId, Refused, type SimOa, type SimState } from './state.ts'

const KEPT_MS = 7 * 24 * 3600_000
const MEGABYTE = 1024 * 1024

export const uploads: Record<string, Handler> = {
  'POST /v2.0/oa/upload/image': (call) => ({
    attachment_id: keep(call, 'image', { types: ['image/jpeg', 'image/png'], most: MEGABYTE }),
  }),
  'POST /v2.0/oa/upload/gif': (call) => ({
    attachment_id: keep(call, 'gif', { types: ['image/gif'], most: 5 * MEGABYTE }),
  }),
  'POST /v2.0/oa/upload/file': (call) => ({
    token: keep(call, 'file', {
      types: [
        'application/pdf',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      most: 5 * MEGABYTE,
    }),
  }),
}

function keep(
  { state, oa, body, contentType }: Call,
  kind: 'image' | 'gif' | 'file',
  { types, most }: { types: string[]; most: number },
): string {
  const file = readPart(body, contentType)
  if (!file || !types.includes(file.type) || file.size > most) throw new Refused(-201, 'file is invalid!')
  const id = nextId(state, `${kind}-`)
  oa.uploads.set(id, { kind, at: state.now() })
  return id
}

/** The field `file` of a form in several parts (RFC 7578). */
function readPart(body: Buffer, contentType: string): { type: string; size: number } | undefined {
  const [, boundary] = /boundary="?([^";]+)/.exec(contentType) ?? []
  const end = body.indexOf('\r\n\r\n')
  if (!boundary || end < 0) return undefined
  const head = body.subarray(0, end).toString('latin1')
  if (!/name="file"/.test(head)) return undefined
  const [, type = ''] = /content-type: *([^\r\n;]+)/i.exec(head) ?? []
  const size = body.indexOf(`\r\n--${boundary}`, end + 4) - end - 4
  return size > 0 ? { type, size } : undefined
}

/** Something uploaded before. @throws Refused */
export function takeUpload(state: SimState, oa: SimOa, id: unknown): void {
  const found = oa.uploads.get(String(id ?? ''))
  if (!found) throw new Refused(-201, 'attachment_id is invalid!')
  if (state.now() - found.at > KEPT_MS) throw new Refused(-100, 'attachment_id was expired')
}
