// Good requests for the calls about media: each finds or makes what it is about.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { givenFile, givenUpload } from '../media.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const CROP = { ratio: '1:1', x: 0, y: 0, width: 8, height: 8 } as const

export const mediaSamples: Record<string, MakeSample> = {
  'media.uses': async (world) => ({ params: { eid: await givenStoredFile(world) } }),
  'media.update': async (world) => ({ params: { eid: await givenStoredFile(world) }, body: { name: 'Hiên nhà' } }),
  'media.crop': async (world) => ({ params: { eid: await givenStoredFile(world) }, body: CROP }),
  'media.remove': async (world) => ({ params: { eid: await givenStoredFile(world) } }),
  'media.restore': async (world) => ({ params: { eid: await givenDeletedFile(world) } }),
  'media.create': async (world) => ({ body: { name: 'Sân sau', url: await wholeUpload(world, await tinyPicture()) } }),
  'media.progress': async (world) => ({ params: { id: (await open(world)).id } }),
  'media.cancel': async (world) => ({ params: { id: (await open(world)).id } }),
  'media.append': async (world) => {
    const { id, offset } = await open(world)
    const bytes = Buffer.alloc(16_000, offset % 251)
    return { params: { id }, body: { offset, data: bytes.toString('base64'), crc32: crc32(bytes) } }
  },
}

function givenStoredFile(world: World): Promise<string> {
  return fileWhere(world, false)
}

function givenDeletedFile(world: World): Promise<string> {
  return fileWhere(world, true)
}

/** One that is there if there is one: another venue's rows are counted, so none is added to them. */
async function fileWhere({ running, page, media }: World, isDeleted: boolean): Promise<string> {
  const found = await running.services.db.asSystem((tx) =>
    tx.first(sql<{ id: string }>`select id from media_files where page_id = ${page.eid}
      and (deleted_at is not null) = ${isDeleted} and uploaded_by is null order by (id = ${media.fileId}) desc limit 1`),
  )
  return found?.id ?? givenFile(running, page, { isDeleted })
}

async function open({ running, page }: World): Promise<{ id: string; offset: number }> {
  const found = await running.services.db.asSystem((tx) =>
    tx.first(sql<{ id: string; offset: number }>`select id, offset_bytes as "offset" from media_uploads
      where page_id = ${page.eid} and file_id is null and offset_bytes < size_bytes - 20000 order by id limit 1`),
  )
  return found ?? { id: await givenUpload(running, page), offset: 0 }
}

function tinyPicture(): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer()
}

/** An upload of which everything has arrived. @returns its url */
export async function wholeUpload({ running: { services }, page }: World, bytes: Buffer): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.storage.put(`uploads/${id}/1`, bytes, 'application/octet-stream')
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into media_uploads (page_id, id, name, size_bytes, offset_bytes, parts, created_at, expires_at)
      values (${page.eid}, ${id}, 'san.png', ${bytes.length}, ${bytes.length}, array[${bytes.length}::integer], ${now}, ${now}::timestamptz + interval '1 day')`),
  )
  return `/uploads/${id}`
}
