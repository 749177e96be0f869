// Stores content under names derived from it, and records the file.
import { createHash } from 'node:crypto'
import type { File } from '@portico/contract/media.ts'
import { newId } from '../core/id.ts'
import { query } from '../core/db/database.ts'
import { joinPageToken } from '../core/pageToken.ts'
import type { PageContext } from '../core/http/context.ts'
import type { Content } from './content.ts'
import { noteObjects } from './orphanObjects.ts'
import type { Crop, EncodedPicture } from './pictures.ts'
import { lockSpace } from './guards.ts'
import { findFile, toFile, type StoredRendition } from './fileRows.ts'
import { readSpace, refuseOverQuota } from './quota.ts'

export type FileFields = { name: string; folder: string; tags: readonly string[] }
type Origin = { sourceId?: string; crop?: Crop & { ratio: string } }

/**
 * Puts what was made into the store, announced before: whether a file names it afterwards or nothing does, it is found.
 * @throws media/over-quota before anything is stored.
 */
export async function keepObjects(context: PageContext, content: Content): Promise<void> {
  const { db, page, user, clock, storage } = context
  const all = allOf(content)
  const space = await db.as({ pageId: page.id, userId: user.id }, (tx) => readSpace(tx, page.id, clock.now()))
  refuseOverQuota(space, sizeOf(all))
  await noteObjects(
    context,
    all.map((made) => `media/${nameOf(page.id, made)}`),
  )
  for (const made of all) await storage.put(`media/${nameOf(page.id, made)}`, made.bytes, made.type)
}

/** Records a file whose objects are stored. @throws media/over-quota when other uploads were faster. */
export async function writeFile(
  context: PageContext,
  content: Content,
  wanted: FileFields,
  origin: Origin = {},
): Promise<File> {
  const { tx, page, user, clock, config } = context
  const now = clock.now()
  const { shown, served, master } = content
  const all = allOf(content)
  await lockSpace(tx, page.id)
  refuseOverQuota(await readSpace(tx, page.id, now), sizeOf(all))
  const renditions = served.map((made): StoredRendition => ({
    filename: nameOf(page.id, made),
    type: made.type,
    width: made.width,
    height: made.height,
    sizeBytes: made.bytes.length,
    isPoster: made.isPoster,
  }))
  const id = newId(now)
  await tx.run(
    query.insertInto('media_files').values({
      page_id: page.id,
      id,
      kind: content.kind,
      name: wanted.name,
      folder: wanted.folder,
      tags: [...wanted.tags],
      filename: nameOf(page.id, shown),
      mimetype: shown.type,
      extension: shown.extension,
      size_bytes: sizeOf(all),
      width: master?.width ?? shown.width,
      height: master?.height ?? shown.height,
      duration_ms: content.durationMs ?? null,
      is_light: content.isLight ?? false,
      renditions: JSON.stringify(renditions),
      objects: [...new Set(all.map((made) => nameOf(page.id, made)))],
      master: master ? nameOf(page.id, master) : null,
      source_id: origin.sourceId ?? null,
      crop: origin.crop ? JSON.stringify(origin.crop) : null,
      uploaded_by: user.id,
      created_at: now,
    }),
  )
  tx.notify(page.id, 'media')
  return toFile(await findFile(tx, page.id, id), config.portalUrl)
}

function allOf({ served, master }: Content): EncodedPicture[] {
  return master ? [...served, master] : served
}

function sizeOf(all: readonly EncodedPicture[]): number {
  return all.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

/** A name carries its page; the same picture on two pages has two hashes, so that a name reveals nothing about another page. */
function nameOf(pageId: string, { bytes, extension }: EncodedPicture): string {
  const hash = createHash('sha256').update(pageId).update(bytes).digest('hex').slice(0, 32)
  return `${joinPageToken(pageId, hash)}.${extension}`
}
