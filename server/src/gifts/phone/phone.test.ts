import { expect, test } from 'vitest'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { sql } from '../../core/db/database.ts'
import { givenCollector, givenGift, givenGiftPhone, orderGift, sendCards } from '../../testing/gifts.ts'
import { givenPage, send } from '../../testing/given.ts'
import { codeTo } from '../../testing/outbox.ts'
import { knock, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: { demo: true } })

async function givenPhone(points = 30) {
  const page = await givenPage(server())
  const guestId = await givenCollector(server(), page, points)
  return { page, guestId, phone: await givenGiftPhone(server(), page, guestId) }
}

const formOf = (html: string, gift: string) => ({
  gift,
  key: new RegExp(`name="key" value="([^"]*${gift})"`).exec(html)![1]!,
})

test('a guest gets a gift without any script: the order waits, is accepted, and the page turns green', async () => {
  const { page, phone } = await givenPhone()
  const gift = await givenGift(server(), page, { stock: 2, terms: 'One a day' })
  const list = await phone.get('/gifts')
  expect(list.text).toMatch(/You have 30 points.*Cà phê sữa đá.*10 points.*2 left/)
  const form = { ...formOf(list.html, gift.id), place: 'Bàn 7' }
  const waiting = await phone.press('/gifts', form)
  expect(waiting.text).toMatch(/Your order is at the counter.*Waiting for the venue/)
  expect(waiting.html).toMatch(/http-equiv="refresh" content="2/)
  // The same press again is the same order.
  const again = await phone.press('/gifts', form)
  expect(again.text).toContain('Waiting for the venue')
  const { rows } = await send(server(), giftExchanges.list, { query: {} }, { token: page.token })
  expect(rows).toMatchObject([{ status: 'new', place: 'Bàn 7' }])
  const [order] = rows
  expect(waiting.html).toContain(order!.code)
  await send(server(), giftExchanges.accept, { params: { id: order!.id }, body: {} }, { token: page.token })
  const green = await phone.get(`/my-gifts/${order!.id}`)
  expect(green.html).toContain('data-state="accepted"')
  expect(green.text).toContain('Accepted. Show this code')
  expect(green.text).toContain('Back to my gifts')
  expect(green.html).not.toContain('http-equiv="refresh"')
  expect((await phone.get('/my-gifts')).text).toContain('Cà phê sữa đá')
  expect((await phone.get('')).text).toMatch(/Get a gift.*1 within reach.*My gifts.*1 waiting/)
})

test('what cannot be had says why, and a press on it anyway changes nothing', async () => {
  const { page, phone } = await givenPhone(5)
  const gift = await givenGift(server(), page)
  const list = await phone.get('/gifts')
  expect(list.text).toContain('Not enough: 5 points more')
  await phone.press('/gifts', { gift: gift.id, key: 'forged' })
  expect((await phone.get('/my-gifts')).text).toContain('You have no gifts yet')
  await givenGift(server(), page, { name: 'Thẻ 50k', type: 'prepaid-phone-card', costValue: 1 })
  expect((await phone.get('/gifts')).text).not.toContain('Thẻ 50k')
})

test('a guest takes a waiting order back, and nobody opens another guest’s', async () => {
  const { page, guestId, phone } = await givenPhone()
  const gift = await givenGift(server(), page)
  const order = await orderGift(server(), page, { guestId, giftId: gift.id })
  const stranger = await givenGiftPhone(server(), page, await givenCollector(server(), page))
  expect((await stranger.get(`/my-gifts/${order.id}`)).status).toBe(303)
  await stranger.press(`/my-gifts/${order.id}/cancel`)
  expect((await phone.get(`/my-gifts/${order.id}`)).text).toContain('Waiting for the venue')
  expect((await phone.press(`/my-gifts/${order.id}/cancel`)).text).toContain('You cancelled it')
  expect((await phone.get('/gifts')).text).toContain('You have 30 points')
})

test('a phone card is shown once, then only for a code sent to the guest, and every look is in the log', async () => {
  const { page, guestId, phone } = await givenPhone()
  const gift = await givenGift(server(), page, { name: 'Thẻ 50k', type: 'prepaid-phone-card' })
  await sendCards(server(), page, gift.id, 'serial,pin\n10001234567,98765432109876\n')
  const order = await orderGift(server(), page, { guestId, giftId: gift.id })
  const at = `/my-gifts/${order.id}`
  expect((await phone.press(`${at}/card`)).html).not.toContain('98765432109876')
  await send(server(), giftExchanges.accept, { params: { id: order.id }, body: {} }, { token: page.token })
  expect((await phone.get(at)).html).not.toContain('98765432109876')
  const first = await phone.press(`${at}/card`)
  expect(first.html).toContain('98765432109876')
  expect(first.headers.get('cache-control')).toContain('no-store')
  const undo = send(server(), giftExchanges.undo, { params: { id: order.id } }, { token: page.token })
  await expect(undo).rejects.toMatchObject({ code: 'gift-order/card-seen' })
  expect((await phone.press(`${at}/card`)).text).toContain('no confirmed phone number')

  const { db, clock } = server().services
  const number = '+84912345678'
  await db.asSystem((tx) =>
    tx.run(sql`insert into guest_identities (page_id, kind, value, guest_id, verified_at)
      values (${page.eid}, 'phone', ${number}, ${guestId}, ${clock.now()})`),
  )
  const asked = await phone.press(`${at}/card`)
  expect(asked.html).not.toContain('98765432109876')
  const id = /name="id" value="([^"]+)"/.exec(asked.html)![1]!
  expect((await phone.press(`${at}/card`, { id, code: '000000' })).html).not.toContain('98765432109876')
  const code = await codeTo(server(), number)
  expect((await phone.press(`${at}/card`, { id, code })).html).toContain('98765432109876')
  const looks = await db.asSystem((tx) =>
    tx.rows(sql`select 1 from audit_log where page_id = ${page.eid} and action = 'giftCards.show'`),
  )
  expect(looks).toHaveLength(2)
})

test('pages of gifts have no address of another host in any language', async () => {
  const { page, guestId, phone } = await givenPhone()
  const gift = await givenGift(server(), page, { featuredImage: 'https://evil.example/x.png' })
  const order = await orderGift(server(), page, { guestId, giftId: gift.id })
  for (const language of LANGUAGES)
    for (const path of ['/gifts', '/my-gifts', `/my-gifts/${order.id}`]) {
      const shown = await phone.get(`${path}?lang=${language}`)
      expect(shown.status).toBe(200)
      expect(shown.html).not.toContain('evil.example')
    }
})

test('who came by a table’s card orders to that table, and every line of the terms is read', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { terms: 'Một lần một khách.\nKhông đổi ra tiền.' })
  const guestId = await givenCollector(server(), page, 20)
  const phone = await givenGiftPhone(server(), page, guestId)
  const scanned = await knock(server(), { path: `${phone.href}?table=7`, headers: { cookie: phone.cookie } })
  const kept = /portico_h_table=[^;]+/.exec(scanned.headers.get('set-cookie') ?? '')![0]
  const headers = { cookie: `${phone.cookie}; ${kept}`, 'accept-language': 'en' }
  const offers = await knock(server(), { path: `${phone.href}/gifts`, headers })
  expect(offers.html).toContain('value="Table 7"')
  expect(offers.html).toContain('khách.\nKhông')
  const form = { gift: gift.id, key: 'once', place: 'Table 7' }
  await post(server(), `${phone.href}/gifts`, form, headers)
  const { rows } = await send(server(), giftExchanges.list, { query: {} }, { token: page.token })
  expect(rows.map(({ place }) => place)).toEqual(['Table 7'])
})
