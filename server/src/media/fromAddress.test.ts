import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const egressTrust: string[] = []
const requests: string[] = []
let site: Server
beforeAll(async () => {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => {
    requests.push(request.url!)
    if (request.url === '/page') response.end('<h1>not a picture</h1>')
    else if (request.url === '/moved') response.writeHead(302, { location: '/yard.png' }).end()
    else if (request.url === '/yard.png') response.end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  egressTrust.push(base())
})
afterAll(() => site.close())
const server = useServer({ config: { egressTrust } })

const base = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const add = (page: Venue, url: string) =>
  send(
    server(),
    media.create,
    {
      body: {
        type: 'i',
        name: 'Sân sau',
        url,
        filename: 'yard.png',
        mimetype: 'image/png',
        extension: 'png',
        filesize: 12_345,
        pageId: page.eid,
      },
    },
    page,
  )

test('a picture at an address becomes a file of the page, served from here', async () => {
  const page = await givenPage(server())
  const file = await add(page, `${base()}/yard.png`)
  expect(file).toMatchObject({ type: 'i', name: 'Sân sau', width: 640, height: 480, pageId: page.eid })
  expect(file.url.startsWith(base())).toBe(false)
  expect((await fetch(file.url)).status).toBe(200)
  expect((await send(server(), media.list, { query: { pageId: page.eid } }, page)).count).toBe(1)
})

test('an address that is private, gone, moved or no picture adds nothing and says why', async () => {
  const page = await givenPage(server())
  const other = `http://127.0.0.1:${server().services.config.port || 1}/`
  for (const url of ['https://127.0.0.1/a.png', 'https://10.0.0.1/a.png', 'http://example.com/a.png', other])
    await expect(add(page, url)).rejects.toMatchObject({ status: 422, code: 'media/address-unreachable' })
  for (const path of ['/gone', '/moved'])
    await expect(add(page, base() + path)).rejects.toMatchObject({ code: 'media/address-unreachable' })
  await expect(add(page, `${base()}/page`)).rejects.toMatchObject({ code: 'media/unsupported' })
  expect(requests.slice(-3)).toEqual(['/gone', '/moved', '/page'])
  expect((await send(server(), media.list, { query: { pageId: page.eid } }, page)).count).toBe(0)
})
