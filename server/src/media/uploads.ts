// Uploads part by part. What has arrived is in the store and in one row: a lost connection, another process or a
// reloaded page goes on from there.
import { crc32 } from 'node:zlib'
import { CHUNK_BYTES, MOST_IMAGE_BYTES } from '@portico/contract/media/limits.ts'
import type { media, Upload } from '@portico/contract/media.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { query, sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import type { Storage } from '../core/storage/storage.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { deleteUploads } from './orphanObjects.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { lockSpace } from './guards.ts'
import { readSpace, refuseOverQuota } from './quota.ts'

const LIFE_MS = 24 * 3600_000
const MOST_OPEN = 40
const LEAST_PART_BYTES = 16_000
const URL_FORM = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export type UploadRow = Omit<Upload, 'url' | 'chunkBytes'> & { parts: number[]; fileId: string | null }

/** Calls that upload bytes. Any editor can continue a colleague's upload, but sees only their own. */
export const uploadHandlers: Pick<Handlers<typeof media>, 'uploads' | 'begin' | 'progress' | 'append' | 'cancel'> = {
  async uploads(context) {
    const rows = (
      await context.tx.rows(
        SELECT(context, sql`file_id is null and uploaded_by = ${context.user.id} order by created_at desc limit 100`),
      )
    ).map(toWire)
    return { rows, count: rows.length }
  },

  async begin(context, { body }) {
    refuseOtherPage(context, body.pageId)
    const { tx, page, user, clock } = context
    const now = clock.now()
    await lockSpace(tx, page.id)
    const where = sql`file_id is null and expires_at > ${now}`
    await holdRoom(tx, page.id, { table: 'media_uploads', most: MOST_OPEN, code: 'media/too-many-uploads', where })
    const open = await tx.first(sql<{ bytes: number }>`
      select coalesce(sum(size_bytes), 0)::bigint as bytes from media_uploads where page_id = ${page.id} and ${where}`)
    const space = await readSpace(tx, page.id, now)
    if (body.size > MOST_IMAGE_BYTES && !space.canUploadVideo) throw fail('media/too-large')
    refuseOverQuota(space, (open?.bytes ?? 0) + body.size)
    const id = newId(now)
    await tx.run(
      query.insertInto('media_uploads').values({
        page_id: page.id,
        id,
        name: body.name,
        size_bytes: body.size,
        fingerprint: body.fingerprint ?? '',
        uploaded_by: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + LIFE_MS),
      }),
    )
    return toWire(await findUpload(context, id))
  },

  progress: async (context, { params }) => toWire(await findUpload(context, params.id)),

  async append(context, { params, body }) {
    const bytes = Buffer.from(body.data, 'base64')
    if (crc32(bytes) !== body.crc32) throw fail('media/upload-damaged')
    const { parts } = await inShortTransaction(context, (inside) =>
      nextPart(inside, params.id, body.offset, bytes.length),
    )
    await context.storage.put(partKey(params.id, parts.length + 1), bytes, 'application/octet-stream')
    return inShortTransaction(context, async (inside) => {
      // The same part may have arrived twice in the meantime, over two connections.
      await nextPart(inside, params.id, body.offset, bytes.length)
      const { tx, page, clock } = inside
      await tx.run(sql`update media_uploads set offset_bytes = offset_bytes + ${bytes.length}, parts = parts || ${bytes.length}::integer,
        expires_at = ${new Date(clock.now().getTime() + LIFE_MS)} where page_id = ${page.id} and id = ${params.id}`)
      return toWire(await findUpload(inside, params.id))
    })
  },

  async cancel(context, { params }) {
    const { tx, page } = context
    await findUpload(context, params.id, true)
    await deleteUploads(tx, page.id, sql`id = ${params.id}`)
    return params
  },
}

/** The upload, locked, when a part of this length belongs at the offset. @throws media/upload-offset when another one does */
async function nextPart(context: PageContext, id: string, offset: number, length: number): Promise<UploadRow> {
  const upload = await findUpload(context, id, true)
  if (upload.fileId !== null || offset !== upload.offset) throw fail('media/upload-offset')
  if (length === 0 || offset + length > upload.size) throw fail('media/upload-offset')
  const isLast = offset + length === upload.size
  if (length < LEAST_PART_BYTES && !isLast) throw fail('request/invalid', { data: 'field/too-short' })
  return upload
}

/** The upload a `url` of POST /files names. @throws media/upload-not-found for any other address. */
export async function takeUpload(context: PageContext, url: string, isLocked = false): Promise<UploadRow> {
  const id = URL_FORM.exec(url)?.[1]
  if (!id) throw fail('media/upload-not-found')
  return findUpload(context, id, isLocked)
}

/** All bytes of a whole upload. @throws media/upload-unfinished; media/upload-damaged when the store lost a part. */
export async function readUpload(storage: Storage, upload: UploadRow): Promise<Buffer> {
  if (upload.offset !== upload.size) throw fail('media/upload-unfinished')
  const parts: Buffer[] = []
  for (const [index, length] of upload.parts.entries()) {
    const part = await storage.read(partKey(upload.id, index + 1))
    if (part?.length !== length) throw fail('media/upload-damaged')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Marks an upload as made into a file; asked again for the same, the answer is that file. */
export async function settleUpload(context: PageContext, id: string, fileId: string): Promise<void> {
  const soon = new Date(context.clock.now().getTime() + 10 * 60_000)
  await context.tx.run(sql`update media_uploads set file_id = ${fileId}, expires_at = ${soon}
    where page_id = ${context.page.id} and id = ${id}`)
}

async function findUpload(context: PageContext, id: string, isLocked = false): Promise<UploadRow> {
  const lock = isLocked ? sql`for update` : sql``
  const found = await context.tx.first(SELECT(context, sql`id = ${id.toLowerCase()} ${lock}`))
  if (!found) throw fail('media/upload-not-found')
  return found
}

function SELECT({ page, clock }: PageContext, where: ReturnType<typeof sql>) {
  return sql<UploadRow>`select id, name, size_bytes as size, offset_bytes as "offset", fingerprint, parts,
      file_id, expires_at from media_uploads
    where page_id = ${page.id} and expires_at > ${clock.now()} and ${where}`
}

function partKey(id: string, number: number): string {
  return `uploads/${id.toLowerCase()}/${number}`
}

function toWire({ parts: _parts, fileId: _fileId, ...row }: UploadRow): Upload {
  return { ...row, url: `/uploads/${row.id}`, chunkBytes: CHUNK_BYTES }
}
