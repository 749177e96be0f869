// From bytes to a file: made, stored under names that tell their content, and written down.
import { createHash } from 'node:crypto'
import { MOST_IMAGE_BYTES } from '@portico/contract/media/limits.ts'
import type { File } from '@portico/contract/media.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { announce } from './leftovers.ts'
import { makePicture, type Crop, type Made, type Picture } from './pictures.ts'
import { lockSpace } from './refusal.ts'
import { findFile, toFile, type StoredRendition } from './rows.ts'
import { sniff } from './sniff.ts'
import { readSpace, refuseOverQuota } from './space.ts'
import { makeVideo } from './video.ts'

export type Wanted = { name: string; folder: string; tags: readonly string[] }
type Origin = { sourceId?: string; crop?: Crop & { ratio: string } }
type Content = {
  kind: 'i' | 'v'
  shown: Made
  served: (Made & { isPoster: boolean })[]
  master?: Made
  durationMs?: number
}

/**
 * Makes a file of whatever the bytes are. A video asks for a plan that has video.
 * @throws media/*, plan/required.
 */
export async function makeFile(context: PageContext, bytes: Buffer, wanted: Wanted, poster?: Buffer): Promise<File> {
  const what = await sniff(bytes)
  if (what.kind === 'i') {
    if (bytes.length > MOST_IMAGE_BYTES) throw fail('media/too-large')
    const picture = await keepingAlive(context.tx, () => makePicture(bytes, what.format))
    return store(context, contentOf(picture), wanted)
  }
  const { canUploadVideo } = await readSpace(context.tx, context.page.id, context.clock.now())
  if (!canUploadVideo) throw fail('plan/required')
  const video = makeVideo(bytes, what.container)
  const shown = { ...video }
  const cover = poster && (await keepingAlive(context.tx, () => makePoster(poster)))
  const posters = cover ? cover.renditions.map((one) => ({ ...one, isPoster: true })) : []
  const served = [{ ...shown, isPoster: false }, ...posters]
  return store(context, { kind: 'v', shown, served, durationMs: video.durationMs }, wanted)
}

/** Cuts a part out of a picture, as a file of its own. */
export async function makeCut(context: PageContext, master: Buffer, wanted: Wanted, origin: Origin): Promise<File> {
  const picture = await keepingAlive(context.tx, () => makePicture(master, 'webp', origin.crop))
  return store(context, contentOf(picture), wanted, origin)
}

/** Speaks to the database now and then: it ends a transaction that is silent for 30 seconds. */
async function keepingAlive<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  // A lost connection shows when the work goes on to write.
  const timer = setInterval(() => void tx.run(sql`select 1`).catch(() => undefined), 5000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function makePoster(bytes: Buffer): Promise<Picture> {
  const what = await sniff(bytes)
  if (what.kind !== 'i' || bytes.length > MOST_IMAGE_BYTES) throw fail('media/unsupported')
  return makePicture(bytes, what.format)
}

/** Shown where only one address can be: the size for a phone's full width that every browser reads. */
function contentOf({ renditions, master }: Picture): Content {
  const plain = renditions.filter(({ extension }) => extension === 'jpg' || extension === 'png')
  const shown = plain.filter(({ width }) => width <= 1080).at(-1) ?? plain[0]!
  return { kind: 'i', shown, served: renditions.map((one) => ({ ...one, isPoster: false })), master }
}

async function store(context: PageContext, content: Content, wanted: Wanted, origin: Origin = {}): Promise<File> {
  const { tx, page, user, clock, storage, config } = context
  const now = clock.now()
  const { shown, served, master } = content
  const all = master ? [...served, master] : served
  const total = all.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await lockSpace(tx, page.id)
  refuseOverQuota(await readSpace(tx, page.id, now), total)
  const nameOf = (made: Made) => `${hashOf(page.id, made.bytes)}.${made.extension}`
  await announce(
    context,
    all.map((made) => `media/${nameOf(made)}`),
  )
  for (const made of all) await storage.put(`media/${nameOf(made)}`, made.bytes, made.type)
  const renditions = served.map((made): StoredRendition => ({
    filename: nameOf(made),
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
      filename: nameOf(shown),
      mimetype: shown.type,
      extension: shown.extension,
      size_bytes: total,
      width: master?.width ?? shown.width,
      height: master?.height ?? shown.height,
      duration_ms: content.durationMs ?? null,
      renditions: JSON.stringify(renditions),
      objects: [...new Set(all.map(nameOf))],
      master: master ? nameOf(master) : null,
      source_id: origin.sourceId ?? null,
      crop: origin.crop ? JSON.stringify(origin.crop) : null,
      uploaded_by: user.id,
      created_at: now,
    }),
  )
  tx.notify(page.id, 'media')
  return toFile(await findFile(tx, page.id, id), config.portalUrl)
}

/** The same picture on two pages has two names: a name tells nobody what another page has. */
function hashOf(pageId: string, bytes: Buffer): string {
  return createHash('sha256').update(pageId).update(bytes).digest('hex').slice(0, 32)
}
