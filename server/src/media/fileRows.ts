// Files as database rows and as replies.
import { basename } from 'node:path/posix'
import type { File } from '@portico/contract/media.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'

export type StoredRendition = {
  filename: string
  type: string
  width: number
  height: number
  sizeBytes: number
  isPoster: boolean
}

export type FileRow = Omit<File, 'url' | 'thumbnail' | 'renditions'> & {
  renditions: StoredRendition[]
  objects: string[]
  master: string | null
  uploadedBy: string | null
}

/** Files by a condition, newest first. */
export function readFiles(
  tx: Tx,
  where: ReturnType<typeof sql>,
  limit = 1,
  skip = 0,
  lock = sql``,
): Promise<FileRow[]> {
  return tx.rows(sql<FileRow>`
    select id as eid, page_id, kind as type, name, folder, tags, filename, mimetype, extension,
      size_bytes as filesize, width, height, is_light, duration_ms, renditions, objects, master,
      source_id, uploaded_by, created_at, deleted_at
    from media_files where ${where} order by created_at desc, id desc limit ${limit} offset ${skip} ${lock}`)
}

/** A file of a page, locked against change. @throws media/not-found, also for one that is deleted unless asked for. */
export async function findFile(tx: Tx, pageId: string, eid: string, which: 'kept' | 'any' = 'kept'): Promise<FileRow> {
  const kept = which === 'kept' ? sql`and deleted_at is null` : sql``
  const [found] = await readFiles(tx, sql`page_id = ${pageId} and id = ${eid} ${kept}`, 1, 0, sql`for update`)
  if (!found) throw fail('media/not-found')
  return found
}

/** The address an object is served at, on the guests' origin. */
export function mediaUrl(portalUrl: string, filename: string): string {
  return `${portalUrl}/m/${basename(filename)}`
}

/** A row as the wire has it; the master and who made it stay here. */
export function toFile(row: FileRow, portalUrl: string): File {
  const { objects: _objects, master: _master, uploadedBy: _uploadedBy, ...rest } = row
  const renditions = row.renditions.map((one) => ({ ...one, url: mediaUrl(portalUrl, one.filename) }))
  const small = renditions.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)[0]
  return { ...rest, url: mediaUrl(portalUrl, row.filename), thumbnail: small?.url ?? null, renditions }
}
