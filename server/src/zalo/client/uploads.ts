// Pictures and files for messages; Zalo keeps them for seven days.
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { id } from './fields.ts'

export type Upload = { kind: 'image' | 'gif' | 'file'; name: string; type: string; bytes: Uint8Array }

const UploadedFile = z.object({ attachment_id: id.optional(), token: id.optional() })

/** Hands a file over. @returns what messages name it by @throws ZaloError */
export async function upload(
  services: AskServices,
  token: ZaloToken,
  { kind, name, type, bytes }: Upload,
): Promise<string> {
  const boundary = `portico-${randomUUID()}`
  const fileName = name.replaceAll(/["\r\n\\]/g, '_')
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`
  const form = {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
  const uploaded = await askZalo(
    services,
    token,
    { host: 'openapi', path: `/v2.0/oa/upload/${kind}`, form },
    UploadedFile,
  )
  return uploaded.attachment_id ?? uploaded.token ?? ''
}
