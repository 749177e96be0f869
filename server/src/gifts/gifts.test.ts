import { expect, test } from 'vitest'
import { gifts } from '@portico/contract/gifts.ts'
import { sql } from '../core/db/database.ts'
import { givenCollector, givenGift, orderGift } from '../testing/gifts.ts'
import { givenPage, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

test('new gifts come first, and the total falls when one is deleted', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const first = await givenGift(server(), page, { name: 'Trà đào' })
  await givenGift(server(), page, { name: 'Bánh flan' })
  const list = () => send(server(), gifts.list, { query: { pageId: page.eid, limit: 50, skip: 0 } }, as)
  const before = await list()
  expect(before.rows.map(({ name }) => name)).toEqual(['Bánh flan', 'Trà đào'])
  expect(before.rows[1]).toMatchObject({ id: first.id, _id: first.id, pageId: page.eid, isActive: true, validDays: 0 })
  await send(server(), gifts.remove, { params: { id: first.id } }, as)
  expect(await list()).toMatchObject({ count: 1, rows: [{ name: 'Bánh flan' }] })
})

test('a gift with open orders is not deleted, but can be switched off', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const gift = await givenGift(server(), page)
  const guestId = await givenCollector(server(), page, 10)
  await orderGift(server(), page, { guestId, giftId: gift.id })
  const remove = send(server(), gifts.remove, { params: { id: gift.id } }, as)
  await expect(remove).rejects.toMatchObject({ status: 409, code: 'gift/open-orders' })
  const off = await send(server(), gifts.update, { params: { id: gift.id }, body: { isActive: false } }, as)
  expect(off).toMatchObject({ isActive: false, openOrders: 1 })
})

test('the stock is the sum of its moves, whatever is ordered', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 5 })
  const guestId = await givenCollector(server(), page, 100)
  await orderGift(server(), page, { guestId, giftId: gift.id })
  const set = (stock: number | null) =>
    send(server(), gifts.update, { params: { id: gift.id }, body: { stock } }, { token: page.token })
  expect((await set(12)).stock).toBe(12)
  expect((await set(0)).stock).toBe(0)
  expect((await set(null)).stock).toBeNull()
  expect((await set(7)).stock).toBe(7)
  const sum = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ sum: number }>`select sum(change)::int as sum from gift_stock_moves where gift_id = ${gift.id}`),
  )
  expect(sum?.sum).toBe(7)
  const { db } = server().services
  const change = db.as({ pageId: page.eid }, (tx) => tx.run(sql`update gift_stock_moves set change = 9`))
  await expect(change).rejects.toThrow(/permission denied/)
})

test('a gift keeps its type, and a phone card takes its stock from its file alone', async () => {
  const page = await givenPage(server())
  const card = await givenGift(server(), page, {
    type: 'prepaid-phone-card',
    name: 'Thẻ 50k',
    stock: 99,
    telco: 'viettel',
  })
  expect(card.stock).toBe(0)
  const as = { token: page.token }
  const update = (body: object) => send(server(), gifts.update, { params: { id: card.id }, body }, as)
  expect((await update({ stock: 50 })).stock).toBe(0)
  await expect(update({ type: 'voucher' })).rejects.toMatchObject({ code: 'gift/type-fixed' })
})

test('another page’s gifts are not found by naming it', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const list = send(server(), gifts.list, { query: { pageId: other.eid } }, { token: page.token })
  await expect(list).rejects.toMatchObject({ status: 404 })
})
