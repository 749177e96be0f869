import { expect, test } from 'vitest'
import { pages } from '@portico/contract/pages.ts'
import { givenGateway, givenPage, send } from '../testing/given.ts'
import { givenPicture, logo } from '../testing/look.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const day = [{ from: '07:00', to: '22:00' }]
const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] }

async function givenVenue(change: object) {
  const page = await givenPage(server())
  const { entryKey } = await givenGateway(server(), page)
  await send(server(), pages.update, { params: { eid: page.eid }, body: change }, { token: page.owner.token })
  const { portalUrl } = server().services.config
  const read = async (language: string) =>
    (await fetch(`${portalUrl}/v/${entryKey}`, { headers: { 'accept-language': language } })).text()
  return { page, read }
}

test('guests read when the venue is open, what it costs and in what unit, in their language', async () => {
  const { read } = await givenVenue({ price: 35_000, currency: 'VND', unit: 'ly', openingHours })
  const html = await read('en')
  expect(html).toContain('Mon – Fri')
  expect(html).toMatch(/Sat – Sun<\/dt><dd>Closed/)
  expect(html.replaceAll('\u00A0', ' ')).toContain('From 35.000 ₫ / ly')
  expect(await read('vi')).toContain('Giờ mở cửa')
})

test('guests see the venue’s own pictures, light enough for a phone, and none from elsewhere', async () => {
  const { page, read } = await givenVenue({})
  const picture = await givenPicture(server(), page, await logo('#13715b', 1600, 900))
  const images = [picture.sizes.at(-1)!.path.split('/').at(-1)!, 'https://example.test/a.png']
  await send(server(), pages.update, { params: { eid: page.eid }, body: { images } }, { token: page.owner.token })
  const html = await read('vi')
  expect(html).toMatch(/<img[^>]*src="\/m\/[^"]+"[^>]*loading="lazy"/)
  expect(html).not.toContain('example.test')
})

test('a venue that says nothing of itself shows no empty lines', async () => {
  const { read } = await givenVenue({})
  expect(await read('en')).not.toMatch(/Opening hours|From |<img/)
})
