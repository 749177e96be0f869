// Files made to hurt: each is sent the way a dashboard sends a good one.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { MOST_IMAGE_BYTES } from '@portico/contract/media/limits.ts'
import { joinPageToken } from '../core/pageToken.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { REFUSED, script, solid, zip } from '../testing/hostileFiles.ts'
import { givenFile, givenUpload, givenVideoPlan } from '../testing/media.ts'
import { knock } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { uploadFile, sendPart, upload } from '../testing/uploadFile.ts'
import { mp4, webm } from '../testing/videoBytes.ts'

const server = useServer()
let page: Venue
beforeAll(async () => {
  page = await givenPage(server())
  await givePlan(1)
})

const givePlan = (videoUpload: 0 | 1) => givenVideoPlan(server(), page, videoUpload)

test.each(REFUSED)('%s is refused, quickly, and nothing of it stays', async (_name, make, code) => {
  const bytes = Buffer.from(await make())
  const url = await upload(server(), page, bytes)
  const before = performance.now()
  await expect(send(server(), media.create, { body: { name: 'Ảnh đẹp.jpg', url } }, page)).rejects.toMatchObject({
    code: expect.stringMatching(code),
  })
  // Two seconds would do; the rest is for a busy machine.
  expect(performance.now() - before).toBeLessThan(12_000)
  await send(server(), media.cancel, { params: { id: url.split('/')[2]! } }, page)
  expect((await send(server(), media.list, { query: { pageId: page.eid, search: 'Ảnh đẹp' } }, page)).count).toBe(0)
})

test('what hides behind a picture, or in its words, does not come through', async () => {
  const whole = await solid(300, 200)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } })
    .toBuffer()
  const file = await uploadFile(server(), page, Buffer.concat([whole, Buffer.from(script), zip('a.jar', 100)]))
  for (const { url } of file.renditions) {
    const served = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect([served.includes('script'), served.includes('Exif'), served.includes('PK\x03\x04')]).toEqual([
      false,
      false,
      false,
    ])
  }
})

test('an animation gives its first frame, a transparent logo stays transparent', async () => {
  const frame = (red: number, alpha: number) =>
    sharp({ create: { width: 20, height: 20, channels: 4, background: { r: red, g: 0, b: 0, alpha } } })
      .png()
      .toBuffer()
  const frames = await sharp([await frame(250, 1), await frame(20, 1)], { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  const still = await uploadFile(server(), page, frames)
  expect([still.width, still.height, still.type]).toEqual([20, 20, 'i'])
  const logo = await uploadFile(server(), page, await frame(250, 0.5))
  expect(logo.extension).toBe('png')
  expect((await sharp(Buffer.from(await (await fetch(logo.url)).arrayBuffer())).metadata()).hasAlpha).toBe(true)
})

test('what a file is follows from its bytes: its name, declared type and address say nothing', async () => {
  const url = await upload(server(), page, await solid(20, 20).png().toBuffer())
  const lies = {
    type: 'v' as const,
    filename: '../../../../etc/passwd',
    mimetype: 'text/html',
    extension: 'php',
    filesize: 1,
  }
  const file = await send(server(), media.create, { body: { name: 'x.svg', url, ...lies } }, page)
  expect(file).toMatchObject({ type: 'i', mimetype: 'image/jpeg', extension: 'jpg' })
  expect(file.filename).toMatch(/^[\w-]{22}\.[0-9a-f]{32}\.jpg$/)
  expect(file.filesize).toBeGreaterThan(100)
})

test.each([
  'file:///etc/passwd',
  '/etc/passwd',
  '/uploads/../files',
  '//evil.test',
  '/uploads/00000000-0000-7000-8000-000000000000',
])('no file is made from the address %s', async (url) => {
  await expect(send(server(), media.create, { body: { name: 'a', url } }, page)).rejects.toMatchObject({ status: 404 })
})

test.each([
  'https://evil.test/a.png',
  'http://169.254.169.254/latest',
  'https://169.254.169.254/latest',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://localhost/a.png',
])('nothing is fetched for an owner from %s', async (url) => {
  const attempt = send(server(), media.create, { body: { name: 'a', url } }, page)
  await expect(attempt).rejects.toMatchObject({ status: 422, code: 'media/address-unreachable' })
})

test('names with paths, NULs and turned text are kept as text, or refused; none becomes a path', async () => {
  const names = [
    '../../x',
    'a/b\\c',
    '..',
    'invoice\u202egnp.exe',
    'con',
    '.htaccess',
    '<img src=x onerror=alert(1)>',
    '％00',
  ]
  for (const name of names) {
    const file = await uploadFile(server(), page, await solid(3, 3).png().toBuffer(), name)
    // Characters that turn the direction of text are taken out of every name.
    expect([file.name, /^[\w-]{22}\.[0-9a-f]{32}\.\w+$/.test(file.filename)]).toEqual([
      name.replace('\u202e', ''),
      true,
    ])
  }
  for (const name of ['a\0.png', '\ud800', '', ' ', 'x'.repeat(400)])
    await expect(send(server(), media.begin, { body: { name, size: 5 } }, page)).rejects.toMatchObject({ status: 400 })
})

test('an upload takes what it said and no byte more, in order, undamaged', async () => {
  const { token } = page
  for (const size of [0, -1, 1.5, 2 ** 53])
    await expect(send(server(), media.begin, { body: { name: 'a', size } }, page)).rejects.toMatchObject({
      status: 400,
    })
  const { id } = await send(server(), media.begin, { body: { name: 'a', size: 40_000 } }, page)
  const wrong: [number, Buffer][] = [
    [1, Buffer.alloc(20_000)],
    [0, Buffer.alloc(40_001)],
    [0, Buffer.alloc(10)],
  ]
  for (const [offset, bytes] of wrong)
    await expect(sendPart(server(), page, id, offset, bytes)).rejects.toMatchObject({ status: expect.any(Number) })
  const data = Buffer.alloc(20_000).toString('base64')
  await expect(
    send(server(), media.append, { params: { id }, body: { offset: 0, data, crc32: 7 } }, { token }),
  ).rejects.toMatchObject({ code: 'media/upload-damaged' })
  const both = await Promise.allSettled([1, 2].map(() => sendPart(server(), page, id, 0, Buffer.alloc(20_000))))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await send(server(), media.progress, { params: { id } }, page)).offset).toBe(20_000)
})

test('another venue’s upload cannot be continued, finished, seen or ended', async () => {
  const other = await givenPage(server())
  const id = await givenUpload(server(), other)
  const whole = await upload(server(), other, await solid(3, 3).png().toBuffer())
  await expect(sendPart(server(), page, id, 0, Buffer.alloc(16_000))).rejects.toMatchObject({ status: 404 })
  for (const call of [media.progress, media.cancel] as const)
    await expect(send(server(), call, { params: { id } }, page)).rejects.toMatchObject({ status: 404 })
  await expect(send(server(), media.create, { body: { name: 'a', url: whole } }, page)).rejects.toMatchObject({
    status: 404,
  })
})

test('a picture over the size is refused, however much a plan with video may send', async () => {
  const bytes = Buffer.concat([await solid(9, 9).jpeg().toBuffer(), Buffer.alloc(MOST_IMAGE_BYTES)])
  await expect(uploadFile(server(), page, bytes)).rejects.toMatchObject({ code: 'media/too-large' })
})

test('a video is taken and shown only while the plan has it, in ranges, without saying where it was taken', async () => {
  const poster = await upload(server(), page, await solid(64, 36).jpeg().toBuffer())
  const url = await upload(server(), page, mp4({ seconds: 8 }))
  const file = await send(server(), media.create, { body: { name: 'Phim', url, poster } }, page)
  expect(file).toMatchObject({ type: 'v', mimetype: 'video/mp4', durationMs: 8000, width: 640, height: 360 })
  expect(file.renditions.filter(({ isPoster }) => isPoster).map(({ type }) => type)).toContain('image/jpeg')
  const whole = Buffer.from(await (await fetch(file.url)).arrayBuffer())
  expect([whole.length, whole.includes('+21.0285')]).toEqual([mp4().length, false])
  const part = await fetch(file.url, { headers: { range: 'bytes=4-7' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${whole.length}`,
  ])
  expect((await uploadFile(server(), page, webm())).mimetype).toBe('video/webm')
  await givePlan(0)
  expect((await fetch(file.url)).status).toBe(404)
  await expect(uploadFile(server(), page, mp4())).rejects.toMatchObject({ code: 'plan/required' })
  await givePlan(1)
})

test('only names of ours are looked for, whatever the address says', async () => {
  const [eid, other] = [await givenFile(server(), page), await givenPage(server())]
  const hash = eid.replaceAll('-', '')
  const stored = `${joinPageToken(page.eid, hash)}.webp`
  expect((await knock(server(), { path: `/m/${stored}` })).status).toBe(200)
  const names = [
    '..%2f..%2fetc%2fpasswd',
    '../data',
    `${stored}%00.html`,
    stored.replace('webp', 'html'),
    'x',
    `%2e%2e/${stored}`,
    stored.toUpperCase(),
    `${hash}.webp`,
    `${joinPageToken(other.eid, hash)}.webp`,
  ]
  for (const name of names) {
    const { status, headers } = await knock(server(), { path: `/m/${name}` })
    expect([name, status, headers.get('cache-control') === 'public, max-age=31536000, immutable']).toEqual([
      name,
      404,
      false,
    ])
  }
})
