// A file in one request, as `curl -F file=@photo.jpg` sends it.
import { request } from 'node:http'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { media, type File as MediaFile } from '@portico/contract/media.ts'
import { MOST_FORM_BYTES } from '@portico/contract/media/limits.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
let picture: Uint8Array<ArrayBuffer>
let page: Venue
beforeAll(async () => {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a52' } })
  picture = new Uint8Array(await drawn.png().toBuffer())
})
beforeEach(async () => {
  page = await givenPage(server())
})

type Answer = Omit<Partial<MediaFile>, 'url'> & { url?: string; code?: string; fields?: Record<string, string> }
type Sending = { path?: string; token?: string; key?: string }

async function post(form: FormData, { path = media.create.path, token = page.token, key }: Sending = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const answer = await fetch(server().apiUrl + path, { method: 'POST', body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

function formOf(
  fields: Record<string, string | readonly string[]>,
  bytes?: Uint8Array<ArrayBuffer>,
  name = 'yard.png',
) {
  const form = new FormData()
  for (const [field, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(field, value)
  if (bytes) form.append('file', new Blob([bytes], { type: 'image/png' }), name)
  return form
}

const count = async () => (await send(server(), media.list, { query: { pageId: page.eid } }, page)).count

test('a picture in a form becomes a file of the page, with its name, folder and tags', async () => {
  const { status, body } = await post(formOf({ name: 'Sân sau', folder: 'Quán', tags: ['a', 'b'] }, picture))
  expect([status, body]).toMatchObject([
    200,
    { name: 'Sân sau', folder: 'Quán', tags: ['a', 'b'], type: 'i', width: 640, pageId: page.eid },
  ])
  expect((await fetch(body.url!)).status).toBe(200)
  const { body: plain } = await post(formOf({}, picture, 'Ảnh quán.png'))
  expect([plain.name, plain.tags]).toEqual(['Ảnh quán.png', []])
  expect(await count()).toBe(2)
})

test('what is no picture, no file or too large adds nothing, and the answer says what is wrong', async () => {
  expect(await post(formOf({}, new Uint8Array(Buffer.from('<svg onload="x">'))))).toMatchObject({
    status: 415,
    body: { code: 'media/unsupported' },
  })
  expect(await post(formOf({ name: 'Sân sau' }))).toMatchObject({
    status: 400,
    body: { code: 'request/invalid', fields: { file: expect.any(String) as string } },
  })
  expect((await post(formOf({}, new Uint8Array(MOST_FORM_BYTES + 70_000)))).status).toBe(413)
  const tags = Array.from({ length: 200 }, (_, tag) => `${tag}`)
  expect((await post(formOf({ tags }, picture))).status).toBe(413)
  const named = { name: 'x', url: `form:${'0'.repeat(64)}` }
  await expect(send(server(), media.create, { body: named }, page)).rejects.toMatchObject({
    code: 'media/upload-not-found',
  })
  expect(await count()).toBe(0)
})

test('only the call that makes a file takes a form, and only from those who may', async () => {
  expect((await post(formOf({ name: 'x' }, picture), { path: media.begin.path })).status).toBe(400)
  const spelt = { authorization: `Bearer ${page.token}`, 'content-type': 'Multipart/Form-Data; boundary=x' }
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--x--\r\n'
  const answer = await fetch(server().apiUrl + media.begin.path, { method: 'POST', headers: spelt, body })
  expect(((await answer.json()) as Answer).fields).toBeUndefined()
  expect((await post(formOf({}, picture), { token: 'a.b.c' })).status).toBe(401)
  const staff = await givenMember(server(), page, 'staff')
  expect((await post(formOf({}, picture), { token: staff.pageToken })).status).toBe(403)
  const other = await givenPage(server())
  expect((await post(formOf({ pageId: other.eid }, picture))).status).toBe(404)
  expect(await count()).toBe(0)
})

test('sent again with the same key it is one file; another file with that key is refused', async () => {
  const [first, again] = [await post(formOf({}, picture), { key: 'a' }), await post(formOf({}, picture), { key: 'a' })]
  expect(again.body.eid).toBe(first.body.eid)
  const another = new Uint8Array([...picture, 0])
  expect((await post(formOf({}, another), { key: 'a' })).body.code).toBe('idempotency/other-request')
  expect(await count()).toBe(1)
})

test('one caller has two forms under way at most, and is told to come again; then it goes on', async () => {
  const url = new URL(server().apiUrl + media.create.path)
  const headers = {
    authorization: `Bearer ${page.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000',
  }
  const slow = [1, 2, 3].map(() => request(url, { method: 'POST', headers }))
  const answered = slow.map(
    (one) => new Promise((resolve) => one.once('response', ({ statusCode }) => resolve(statusCode))),
  )
  for (const one of slow) {
    one.on('error', () => undefined)
    one.write('--x')
  }
  expect(await Promise.race(answered)).toBe(503)
  for (const one of slow) one.destroy()
  await expect.poll(async () => (await post(formOf({}, picture))).status).toBe(200)
})
