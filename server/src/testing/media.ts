// A venue's pictures and unfinished uploads for tests, without the time real ones take to make.
import sharp from 'sharp'
import { newId } from '../core/id.ts'
import { joinPageToken } from '../core/pageToken.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

type Place = { eid: string }
/** A file that is kept, and an upload of which nothing has arrived. */
export type Media = { fileId: string; uploadId: string }

const SIDE = 8
let picture: Promise<Buffer> | undefined

/** @param mark is part of every text. */
export async function givenMedia(running: RunningServer, page: Place, mark = 'Quán Lá'): Promise<Media> {
  const fileId = await givenFile(running, page, { name: `${mark} pano` })
  await givenFile(running, page, { name: `${mark} cũ`, isDeleted: true })
  return { fileId, uploadId: await givenUpload(running, page) }
}

/** A small picture without an uploader. */
export async function givenFile(
  { services }: RunningServer,
  page: Place,
  { name = 'pano', isDeleted = false, sizeBytes = 1000 } = {},
): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  const filename = `${joinPageToken(page.eid, id.replaceAll('-', ''))}.webp`
  picture ??= sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#12705c' } })
    .webp()
    .toBuffer()
  const bytes = await picture
  await services.storage.put(`media/${filename}`, bytes, 'image/webp')
  const renditions = JSON.stringify([
    { filename, type: 'image/webp', width: SIDE, height: SIDE, sizeBytes: bytes.length, isPoster: false },
  ])
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into media_files (page_id, id, kind, name, filename, mimetype, extension, size_bytes, width, height,
      renditions, objects, master, created_at, deleted_at)
      values (${page.eid}, ${id}, 'i', ${name}, ${filename}, 'image/webp', 'webp', ${sizeBytes}, ${SIDE}, ${SIDE},
        ${renditions}, ${[filename]}, ${filename}, ${now}, ${isDeleted ? now : null})`),
  )
  return id
}

/** An upload of which nothing has arrived. */
export async function givenUpload({ services }: RunningServer, page: Place, sizeBytes = 2_000_000): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into media_uploads (page_id, id, name, size_bytes, created_at, expires_at)
      values (${page.eid}, ${id}, ${`upload ${id}`}, ${sizeBytes}, ${now}, ${now}::timestamptz + interval '1 day')`),
  )
  return id
}

/** Gives a page a plan with every module, and video or none. */
export async function givenVideoPlan({ services }: RunningServer, page: Place, videoUpload: 0 | 1 = 1): Promise<void> {
  const metrics = JSON.stringify({ videoUpload, cta: 0, modules: ['*'] })
  const id = `00000000-0000-7000-8000-0000000000f${videoUpload}`
  await services.db.asSystem(async (tx) => {
    await tx.run(
      sql`insert into plans (id, name, other_metrics) values (${id}, ${`PLAN ${videoUpload}`}, ${metrics}) on conflict do nothing`,
    )
    await tx.run(sql`update subscriptions set plan_id = ${id}, is_lifetime = true where page_id = ${page.eid}`)
  })
}
