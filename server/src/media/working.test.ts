// What happens while a picture is made, and when making it is cut off.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { uploadFile, upload } from '../testing/uploadFile.ts'
import { deleteFiles, sweepMedia } from './orphanObjects.ts'

const clock = handClock()
const server = useServer({ clock })

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#87b' } })
    .jpeg()
    .toBuffer()

/** Longest time, in milliseconds, a transaction other than the watcher's was seen open. */
function watchTransactions(): () => Promise<number> {
  let longest = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const open = await server().services.db.asSystem((tx) =>
        tx.first(sql<{ ms: number }>`
          select coalesce(max(extract(epoch from clock_timestamp() - xact_start) * 1000), 0)::float8 as ms
          from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`),
      )
      longest = Math.max(longest, open?.ms ?? 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    await watching
    return longest
  }
}

test(
  'while a huge photo is worked on, and while a part is cut out of it, nobody waits for a connection to the data',
  { timeout: 60_000 },
  async () => {
    const page = await givenPage(server())
    const url = await upload(server(), page, await photo(6000, 1000))
    const stop = watchTransactions()
    const began = performance.now()
    const file = await send(server(), media.create, { body: { name: 'Toàn cảnh', url } }, page)
    const body = { ratio: '4:1', x: 0, y: 0, width: 1708, height: 427 } as const
    await send(server(), media.crop, { params: { eid: file.eid }, body }, page)
    const tookMs = performance.now() - began
    expect(await stop()).toBeLessThan(tookMs / 5)
    const { rows } = await send(server(), media.list, { query: { pageId: page.eid } }, page)
    expect(rows.map(({ width, height }) => `${width} × ${height}`).toSorted()).toEqual(['1708 × 427', '2560 × 427'])
  },
)

test('while a slow store takes a part of an upload, nobody waits for a connection; sent over two lines, a part counts once', async () => {
  const page = await givenPage(server())
  const { storage } = server().services
  const { put } = storage
  const bytes = await photo(700, 500)
  const { id } = await send(server(), media.begin, { body: { name: 'Quán', size: bytes.length } }, page)
  const part = { offset: 0, data: bytes.toString('base64'), crc32: crc32(bytes) }
  const append = () => send(server(), media.append, { params: { id }, body: part }, page)
  storage.put = async (...object) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return put(...object)
  }
  const stop = watchTransactions()
  const [first, second] = await Promise.allSettled([append(), append()])
  expect(await stop()).toBeLessThan(500)
  storage.put = put
  expect([first, second].map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const upload = await send(server(), media.progress, { params: { id } }, page)
  expect(upload.offset).toBe(bytes.length)
  const file = await send(server(), media.create, { body: { name: 'Quán', url: upload.url } }, page)
  expect((await fetch(file.url)).status).toBe(200)
})

test('each file that is made stands once in the log of what was done, and one that was not made does not', async () => {
  const page = await givenPage(server())
  const file = await uploadFile(server(), page, await photo(40, 30))
  await expect(uploadFile(server(), page, Buffer.from('<html>'))).rejects.toMatchObject({ code: 'media/unsupported' })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select subject as eid from audit_log where page_id = ${page.eid} and action = 'media.create'`),
  )
  expect(rows).toEqual([{ eid: file.eid }])
})

test('a store that fails in the middle leaves no file; the upload waits, the next try succeeds, and no object stays behind', async () => {
  const page = await givenPage(server())
  const { storage } = server().services
  const { put } = storage
  const stored: string[] = []
  const url = await upload(server(), page, await photo(700, 500))
  storage.put = (key, bytes, type) => {
    if (stored.length === 3) return Promise.reject(new Error('the disk is full'))
    stored.push(key)
    return put(key, bytes, type)
  }
  const finish = () => send(server(), media.create, { body: { name: 'Quán', url } }, page)
  await expect(finish()).rejects.toMatchObject({ status: 500 })
  storage.put = put
  expect((await send(server(), media.list, { query: { pageId: page.eid } }, page)).count).toBe(0)
  const file = await finish()
  clock.advance(2 * 3600)
  await sweepMedia(server().services)
  expect((await fetch(file.url)).status).toBe(200)
  await server().services.db.asSystem((tx) => deleteFiles(tx, page.eid, sql`id = ${file.eid}`))
  clock.advance(2 * 3600)
  await sweepMedia(server().services)
  for (const key of stored) expect(await storage.read(key)).toBeUndefined()
})
