// Serves files to guests' phones and dashboards: from the guests' origin, which has no cookies of ours, with headers
// that keep browsers from treating a file as a page.
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { planHas, type Subscription } from '@portico/contract/access.ts'
import { sql } from '../core/db/database.ts'
import { isHead } from '../core/http/headAsGet.ts'
import { leaveLane } from '../core/http/gate.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'
import type { Services } from '../core/services.ts'
import type { Storage } from '../core/storage/storage.ts'
import { pageOfObject } from './orphanObjects.ts'

const NAME = /^[\w-]{22}\.[0-9a-f]{32}\.(avif|webp|jpg|png|mp4|webm)$/
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
}
const PIECE_BYTES = 1_000_000

/** Registers `/m/<filename>`. */
export function mediaRoutes(app: FastifyInstance, services: Services): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 6000 } } as const
  app.get<{ Params: { filename: string } }>('/m/:filename', { config: access }, async (request, reply) => {
    const { filename } = request.params
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value)
    const pageId = NAME.test(filename) ? pageOfObject(filename) : undefined
    const found = pageId && (await find(services, pageId, filename))
    if (!found) return sendMissing(reply)
    const etag = `"${filename}"`
    reply.type(TYPES[extname(filename).slice(1)]!).header('etag', etag).header('cache-control', FOREVER)
    reply.header('content-disposition', `inline; filename="${filename}"`).header('accept-ranges', 'bytes')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const span = spanOf(request.headers.range, found.sizeBytes)
    if (span === 'none') return reply.code(416).header('content-range', `bytes */${found.sizeBytes}`).send()
    const { from, to } = span ?? { from: 0, to: found.sizeBytes - 1 }
    if (span) reply.code(206).header('content-range', `bytes ${from}-${to}/${found.sizeBytes}`)
    reply.header('content-length', to - from + 1)
    if (isHead(request)) return reply.send()
    leaveLane(request)
    const first = await services.storage.read(`media/${filename}`, { from, to: Math.min(to, from + PIECE_BYTES - 1) })
    if (!first) return sendMissing(reply)
    return reply.send(Readable.from(pieces(services.storage, `media/${filename}`, first, from, to)))
  })
}

const FOREVER = 'public, max-age=31536000, immutable'
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Only what a file of a page shows; masters and what was deleted are not there, nor videos of a plan without them. */
async function find(
  { db, clock }: Services,
  pageId: string,
  filename: string,
): Promise<{ sizeBytes: number } | undefined> {
  const found = await db.asSystem((tx) =>
    tx.first(sql<{ sizeBytes: number; kind: string; subscription: Subscription }>`
      select (r ->> 'sizeBytes')::bigint as size_bytes, f.kind, ${SUBSCRIPTION} as subscription
      from media_files f join pages p on p.id = f.page_id and p.deleted_at is null
        join subscriptions s on s.page_id = f.page_id join plans l on l.id = s.plan_id,
        jsonb_array_elements(f.renditions) r
      where f.page_id = ${pageId} and p.id = ${pageId} and s.page_id = ${pageId} and f.objects @> array[${filename}] and f.deleted_at is null and r ->> 'filename' = ${filename} limit 1`),
  )
  return found?.kind === 'v' && !planHas(found.subscription, 'videoUpload', clock.now()) ? undefined : found
}

function sendMissing(reply: FastifyReply) {
  for (const name of ['etag', 'content-disposition', 'content-length', 'content-range']) reply.removeHeader(name)
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
}

/** One range of bytes, as video players ask; several or a malformed one count as none asked. */
function spanOf(header: string | undefined, size: number): { from: number; to: number } | 'none' | undefined {
  const [, begin, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (begin === undefined || end === undefined || (begin === '' && end === '')) return undefined
  const from = begin === '' ? Math.max(0, size - Number(end)) : Number(begin)
  const to = begin === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  return from >= size || from > to ? 'none' : { from, to }
}

async function* pieces(storage: Storage, key: string, first: Buffer, from: number, to: number): AsyncGenerator<Buffer> {
  yield first
  for (let at = from + first.length; at <= to;) {
    const piece = await storage.read(key, { from: at, to: Math.min(to, at + PIECE_BYTES - 1) })
    if (!piece || piece.length === 0) throw new Error(`the store lost part of ${key}`)
    yield piece
    at += piece.length
  }
}
