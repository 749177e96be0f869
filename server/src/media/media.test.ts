import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { RESTORE_DAYS } from '@portico/contract/media/limits.ts'
import { pages } from '@portico/contract/pages.ts'
import { startS3, type S3Simulator } from '../../../dev/simulators/s3.ts'
import { sql } from '../core/db/database.ts'
import { purgeDeletedPages } from '../pages/purge.ts'
import { handClock } from '../testing/clock.ts'
import { givenLimits } from '../testing/limits.ts'
import { givenMember, givenPage, send } from '../testing/given.ts'
import { givenFile } from '../testing/media.ts'
import { knock } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { uploadFile, sendPart, upload } from '../testing/uploadFile.ts'
import { sweepMedia } from './orphanObjects.ts'

const keys = { accessKey: 'key', secretKey: 'secret secret', region: 'ap-southeast-1', bucket: 'venue-media' }
let s3: S3Simulator
const port = 20_000 + (process.pid % 20_000)
beforeAll(async () => void (s3 = await startS3(keys, port)))
afterAll(() => s3.close())
const folder = mkdtempSync(join(tmpdir(), 'portico-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STORES = {
  'a folder': { dataDir: folder },
  'an S3 store': { s3: { ...keys, endpoint: `http://127.0.0.1:${port}` } },
} as const

/** Names of all objects of a store. */
const objectsIn = (store: string) =>
  store === 'a folder'
    ? readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [...s3.objects.keys()]

const photo = (width = 1400, height = 900) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 30 }, background: '#fff' },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '21/1 1/1 1/1', GPSLatitudeRef: 'N' } })
    .toBuffer()

describe.each(Object.entries(STORES))('with %s', (store, config) => {
  const clock = handClock()
  const server = useServer({ config, clock })

  test('a photo comes back in every width and format the portal needs, light, and saying nothing of where it was taken', async () => {
    const page = await givenPage(server())
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(20)
    const file = await uploadFile(server(), page, bytes, 'Hiên nhà')
    expect(file).toMatchObject({
      type: 'i',
      name: 'Hiên nhà',
      mimetype: 'image/jpeg',
      extension: 'jpg',
      pageId: page.eid,
    })
    expect(file.renditions.map(({ width, type }) => `${width} ${type}`)).toEqual(
      [360, 720, 1080, 1400].flatMap((width) => ['avif', 'webp', 'jpeg'].map((type) => `${width} image/${type}`)),
    )
    for (const { url, width, type, sizeBytes } of file.renditions) {
      const answer = await fetch(url)
      const served = Buffer.from(await answer.arrayBuffer())
      const about = await sharp(served).metadata()
      expect([answer.status, answer.headers.get('content-type'), served.length]).toEqual([200, type, sizeBytes])
      expect([about.width, about.exif, about.xmp, about.icc]).toEqual([width, undefined, undefined, undefined])
    }
  })

  test('what is served can be nothing but a picture, is kept for ever, and leaves no cookie', async () => {
    const page = await givenPage(server())
    const { url } = await uploadFile(server(), page, await photo(50, 40))
    const { headers } = await fetch(url)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]{22}\.[0-9a-f]{32}\.jpg"$/),
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect((await fetch(url, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304)
    const part = await fetch(url, { headers: { range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
    expect((await fetch(url, { headers: { range: 'bytes=9999999-' } })).status).toBe(416)
  })

  test('an upload that was cut off goes on where it was, on another connection', async () => {
    const page = await givenPage(server())
    const bytes = await photo(900, 900)
    const half = 40_000
    const begun = await send(server(), media.begin, { body: { name: 'a', size: bytes.length, fingerprint: 'f' } }, page)
    await sendPart(server(), page, begun.id, 0, bytes.subarray(0, half))
    await expect(sendPart(server(), page, begun.id, 0, bytes.subarray(0, half))).rejects.toMatchObject({ status: 409 })
    const [found] = (await send(server(), media.uploads, {}, page)).rows
    expect(found).toMatchObject({ id: begun.id, offset: half, fingerprint: 'f' })
    await expect(send(server(), media.create, { body: { name: 'a', url: begun.url } }, page)).rejects.toMatchObject({
      code: 'media/upload-unfinished',
    })
    await sendPart(server(), page, begun.id, half, bytes.subarray(half))
    expect(await send(server(), media.create, { body: { name: 'a', url: begun.url } }, page)).toMatchObject({
      width: 900,
    })
    expect((await send(server(), media.uploads, {}, page)).count).toBe(0)
  })

  test('a deleted file is gone from the web at once, can be brought back, and leaves the store after thirty days', async () => {
    const page = await givenPage(server())
    const file = await uploadFile(server(), page, await photo(300, 200))
    const params = { eid: file.eid }
    expect(await send(server(), media.remove, { params }, page)).toEqual(params)
    expect((await fetch(file.url)).status).toBe(404)
    expect((await send(server(), media.restore, { params }, page)).deletedAt).toBeNull()
    expect((await fetch(file.url)).status).toBe(200)
    await send(server(), media.remove, { params }, page)
    const { owner } = page
    clock.advance((RESTORE_DAYS + 1) * 24 * 3600)
    await sweepMedia(server().services)
    await sweepMedia(server().services)
    expect(objectsIn(store).filter((name) => file.renditions.some(({ filename }) => name.endsWith(filename)))).toEqual(
      [],
    )
    expect(objectsIn(store).filter((name) => /uploads\//.test(name) || /^\d+$/.test(name))).toEqual([])
    expect(owner.id).toBeTruthy()
  })
})

describe('the library', () => {
  const clock = handClock()
  const server = useServer({ clock })

  test('the list is by twenty, newest first, and is searched by name, tag and folder', async () => {
    const page = await givenPage(server())
    for (let index = 0; index < 23; index++) {
      clock.advance(1)
      await givenFile(server(), page, { name: `Ảnh ${index}` })
    }
    const list = (query: object) => send(server(), media.list, { query: { pageId: page.eid, ...query } }, page)
    const first = await list({})
    expect([first.count, first.rows.length, first.rows[0]!.name]).toEqual([23, 20, 'Ảnh 22'])
    expect((await list({ skip: 20 })).rows.map(({ name }) => name)).toEqual(['Ảnh 2', 'Ảnh 1', 'Ảnh 0'])
    const params = { eid: first.rows[0]!.eid }
    const body = { name: 'Thực đơn Tết', folder: 'Tết', tags: ['menu', 'menu', '2027'] }
    expect(await send(server(), media.update, { params, body }, page)).toMatchObject({
      ...body,
      tags: ['menu', '2027'],
    })
    for (const query of [{ search: 'THỰC ĐƠN' }, { search: 'menu' }, { folder: 'Tết' }, { tag: '2027' }])
      expect((await list(query)).rows.map(({ name }) => name)).toEqual(['Thực đơn Tết'])
    expect((await list({ type: 'v' })).count).toBe(0)
    expect((await list({ search: '%' })).count).toBe(0)
    expect(await send(server(), media.summary, {}, page)).toMatchObject({
      usedBytes: 23_000,
      limitBytes: 524_288_000,
      folders: [{ name: 'Tết', count: 1 }],
      tags: [
        { name: '2027', count: 1 },
        { name: 'menu', count: 1 },
      ],
    })
  })

  test('a picture the page shows says so, and is deleted only by somebody who knows', async () => {
    const page = await givenPage(server())
    const params = { eid: await givenFile(server(), page) }
    const { rows } = await send(server(), media.list, { query: { pageId: page.eid } }, page)
    const images = [rows[0]!.url]
    await send(server(), pages.update, { params: { eid: page.eid }, body: { images } }, { token: page.owner.token })
    expect((await send(server(), media.uses, { params }, page)).rows).toEqual([
      { feature: 'pages', name: 'Quán Lá', href: `/dashboard/page/${page.eid}` },
    ])
    await expect(send(server(), media.remove, { params }, page)).rejects.toMatchObject({ code: 'media/in-use' })
    expect(await send(server(), media.remove, { params, query: { even: 'used' } }, page)).toEqual(params)
  })

  test('a picture is cut to exactly the ratio asked for, as a file of its own', async () => {
    const page = await givenPage(server())
    const source = await uploadFile(server(), page, await photo(1200, 800))
    const body = { ratio: '3:1', x: 120, y: 160, width: 960, height: 400 } as const
    const cut = await send(server(), media.crop, { params: { eid: source.eid }, body }, page)
    expect(cut).toMatchObject({ width: 960, height: 320, sourceId: source.eid })
    const wrong = { ...body, x: 1200 }
    await expect(send(server(), media.crop, { params: { eid: source.eid }, body: wrong }, page)).rejects.toMatchObject({
      status: 400,
    })
  })

  test('an editor deletes what they brought and nobody else’s; a manager deletes anything', async () => {
    const page = await givenPage(server())
    const editor = await givenMember(server(), page, 'editor')
    const theirs = await uploadFile(server(), { token: editor.pageToken }, await photo(40, 40))
    const owners = await uploadFile(server(), page, await photo(41, 41))
    const remove = (eid: string, token: string) => send(server(), media.remove, { params: { eid } }, { token })
    await expect(remove(owners.eid, editor.pageToken)).rejects.toMatchObject({ code: 'auth/forbidden' })
    await remove(theirs.eid, editor.pageToken)
    await remove(owners.eid, (await givenMember(server(), page, 'manager')).pageToken)
  })

  test('a DELETE that is sent again leaves the file in the bin; only a purge empties it', async () => {
    const page = await givenPage(server())
    const eid = await givenFile(server(), page, {})
    const remove = (query = {}) => send(server(), media.remove, { params: { eid }, query }, page)
    const binned = async () =>
      (await send(server(), media.list, { query: { pageId: page.eid, deleted: 'true' } }, page)).rows
    await expect(remove({ purge: 'yes' })).rejects.toMatchObject({ code: 'media/not-found' })
    expect(await remove()).toEqual({ eid })
    const [before] = await binned()
    expect(await remove()).toEqual({ eid })
    expect(await binned()).toEqual([before])
    expect((await send(server(), media.restore, { params: { eid } }, page)).deletedAt).toBeNull()
    await remove()
    expect(await remove({ purge: 'yes' })).toEqual({ eid })
    expect(await binned()).toEqual([])
  })

  test('two that finish the same upload at the same moment get the same file, once', async () => {
    const page = await givenPage(server())
    const url = await upload(server(), page, await photo(300, 300))
    const finish = () => send(server(), media.create, { body: { name: 'a', url } }, page)
    const made = await Promise.all([finish(), finish(), finish()])
    expect(new Set(made.map(({ eid }) => eid)).size).toBe(1)
    expect((await send(server(), media.list, { query: { pageId: page.eid } }, page)).count).toBe(1)
  })

  test('a plan’s storage is the page’s: a byte more is refused, also of two that begin at once', async () => {
    const page = await givenPage(server())
    await givenLimits(server(), page, { storageMb: 1 })
    const begin = (size: number) => send(server(), media.begin, { body: { name: 'a', size } }, page)
    await expect(begin(1_048_577)).rejects.toMatchObject({ code: 'media/over-quota' })
    const both = await Promise.allSettled([begin(600_000), begin(600_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a full page takes nothing more, and what is in the bin counts until it is gone for good', async () => {
    const page = await givenPage(server())
    await givenFile(server(), page, { sizeBytes: 524_278_000 })
    const eid = await givenFile(server(), page, { sizeBytes: 9_000, isDeleted: true })
    const begin = (size: number) => send(server(), media.begin, { body: { name: 'a', size } }, page)
    await expect(begin(2_000)).rejects.toMatchObject({ code: 'media/over-quota' })
    await send(server(), media.remove, { params: { eid }, query: { purge: 'yes' } }, page)
    expect((await begin(2_000)).offset).toBe(0)
    // The unfinished one holds its place.
    await expect(begin(9_000)).rejects.toMatchObject({ code: 'media/over-quota' })
  })

  test('a page that is erased leaves nothing in the store', async () => {
    const page = await givenPage(server())
    const file = await uploadFile(server(), page, await photo(64, 64))
    const longAgo = new Date(clock.now().getTime() - 40 * 24 * 3600_000)
    await server().services.db.asSystem((tx) =>
      tx.run(sql`update pages set deleted_at = ${longAgo} where id = ${page.eid}`),
    )
    await purgeDeletedPages(server().services)
    clock.advance(2 * 3600)
    await sweepMedia(server().services)
    for (const { filename } of file.renditions)
      expect(await server().services.storage.read(`media/${filename}`)).toBeUndefined()
    expect((await knock(server(), { path: `/m/${file.filename}` })).status).toBe(404)
  })
})
