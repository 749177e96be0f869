import { expect, test } from 'vitest'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { stillClock } from '../../core/clock.ts'
import { sql } from '../../core/db/database.ts'
import { readBalances } from '../../loyalty/index.ts'
import { givenCollector, givenGift, orderGift } from '../../testing/gifts.ts'
import { givenMember, givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { expireOrders } from './expireOrders.ts'

const server = useServer()

const pointsOf = async (page: Venue, guestId: string) =>
  (await server().services.db.asSystem((tx) => readBalances(tx, page.eid, guestId))).point
const stockOf = async (page: Venue, id: string) =>
  (await send(server(), gifts.list, { query: {} }, { token: page.token })).rows.find((row) => row.id === id)?.stock
const decide = (page: { token: string }, id: string, call: 'accept' | 'refuse', serve = false) =>
  call === 'accept'
    ? send(server(), giftExchanges.accept, { params: { id }, body: { serve } }, { token: page.token })
    : send(server(), giftExchanges.refuse, { params: { id }, body: {} }, { token: page.token })

async function untilWaiting(): Promise<void> {
  const isWaiting = () =>
    server().services.db.asSystem((tx) =>
      tx.first(sql`
        select 1 from pg_locks l where not l.granted and l.pid in (
          select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`),
    )
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function givenOrder({ points = 10, stock = 1, validDays = 0 } = {}) {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock, validDays })
  const guestId = await givenCollector(server(), page, points)
  const order = await orderGift(server(), page, { guestId, giftId: gift.id })
  return { page, gift, guestId, order }
}

test('an accepted order takes the price, hands out a code and an end, and takes one from the stock', async () => {
  const { page, gift, guestId, order } = await givenOrder({ points: 25, stock: 3, validDays: 7 })
  expect(await pointsOf(page, guestId)).toEqual({ available: 15, held: 10 })
  const accepted = await decide(page, order.id, 'accept')
  expect(accepted).toMatchObject({ status: 'accepted', code: order.code, decidedBy: 'Lan', costValue: 10 })
  const days = (Date.parse(accepted.expiresAt!) - Date.parse(accepted.decidedAt!)) / 86_400_000
  expect(days).toBe(7)
  expect(await pointsOf(page, guestId)).toEqual({ available: 15, held: 0 })
  expect(await stockOf(page, gift.id)).toBe(2)
})

test('a refused order gives points and stock back; so does one that waited too long', async () => {
  const { page, gift, guestId, order } = await givenOrder()
  expect(await stockOf(page, gift.id)).toBe(0)
  await decide(page, order.id, 'refuse')
  expect(await pointsOf(page, guestId)).toEqual({ available: 10, held: 0 })
  expect(await stockOf(page, gift.id)).toBe(1)

  const second = await orderGift(server(), page, { guestId, giftId: gift.id })
  const { db, clock } = server().services
  const tomorrow = new Date(clock.now().getTime() + 25 * 3600_000)
  await expireOrders({ db, clock: stillClock(tomorrow) })
  const { rows } = await send(server(), giftExchanges.list, { query: {} }, { token: page.token })
  expect(rows.find(({ id }) => id === second.id)).toMatchObject({ status: 'canceled', cancelReason: 'waited' })
  expect(await pointsOf(page, guestId)).toEqual({ available: 10, held: 0 })
  await expect(decide(page, second.id, 'accept')).rejects.toMatchObject({ code: 'gift-order/decided' })
})

test('one press sent again and again, also at once, is one order', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 5 })
  const guestId = await givenCollector(server(), page, 100)
  const press = () => orderGift(server(), page, { guestId, giftId: gift.id, key: 'one press' })
  const orders = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await pointsOf(page, guestId)).toEqual({ available: 90, held: 10 })
  expect(await stockOf(page, gift.id)).toBe(4)
})

test('of fifty guests who want the last one at once, exactly one gets it and the others pay nothing', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 1 })
  const guests = await Promise.all(Array.from({ length: 50 }, () => givenCollector(server(), page, 10)))
  const results = await Promise.allSettled(
    guests.map((guestId) => orderGift(server(), page, { guestId, giftId: gift.id })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'gift/sold-out' })
  const balances = await Promise.all(guests.map((guestId) => pointsOf(page, guestId)))
  expect(balances.filter(({ held }) => held > 0)).toHaveLength(1)
  expect(await stockOf(page, gift.id)).toBe(0)
})

test('of fifty taps of one guest with points for one, exactly one is an order', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page)
  const guestId = await givenCollector(server(), page, 19)
  const taps = Array.from({ length: 50 }, () => orderGift(server(), page, { guestId, giftId: gift.id }))
  const results = await Promise.allSettled(taps)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await pointsOf(page, guestId)).toEqual({ available: 9, held: 10 })
})

test('while a guest orders, the counter refuses earlier orders of the same gift: neither stops the other', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 40 })
  const guestId = await givenCollector(server(), page, 400)
  const order = () => orderGift(server(), page, { guestId, giftId: gift.id })
  const earlier = await Promise.all(Array.from({ length: 15 }, order))
  await Promise.all(earlier.flatMap(({ id }) => [decide(page, id, 'refuse'), order()]))
  expect(await pointsOf(page, guestId)).toEqual({ available: 250, held: 150 })
  expect(await stockOf(page, gift.id)).toBe(25)
})

test('nobody gets more of a gift than one guest can, and none that is off', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { perGuest: 1 })
  const guestId = await givenCollector(server(), page, 100)
  await orderGift(server(), page, { guestId, giftId: gift.id })
  await expect(orderGift(server(), page, { guestId, giftId: gift.id })).rejects.toMatchObject({ code: 'gift/limit' })
  const as = { token: page.token }
  await send(server(), gifts.update, { params: { id: gift.id }, body: { isActive: false } }, as)
  const other = await givenCollector(server(), page, 100)
  const tried = orderGift(server(), page, { guestId: other, giftId: gift.id })
  await expect(tried).rejects.toMatchObject({ code: 'gift/not-found' })
})

test('of twenty cashiers who accept and refuse one order at once, exactly one decides', async () => {
  const { page, guestId, order } = await givenOrder()
  const cashiers = await Promise.all(Array.from({ length: 20 }, () => givenMember(server(), page, 'staff')))
  const results = await Promise.allSettled(
    cashiers.map(({ pageToken }, index) => decide({ token: pageToken }, order.id, index % 2 ? 'accept' : 'refuse')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'gift-order/decided' })
  const { available, held } = await pointsOf(page, guestId)
  expect([available, held]).toEqual([expect.toBeOneOf([0, 10]), 0])
})

test('a cashier who is removed while accepting accepts nothing', async () => {
  const { page, order } = await givenOrder()
  const cashier = await givenMember(server(), page, 'staff')
  const { db } = server().services
  // Somebody else is at the order; the cashier waits, is removed, and only then comes to it.
  let accepting: Promise<unknown> = Promise.resolve()
  await db.asSystem(async (tx) => {
    await tx.run(sql`select 1 from gift_orders where page_id = ${page.eid} and id = ${order.id} for update`)
    accepting = decide({ token: cashier.pageToken }, order.id, 'accept')
    accepting.catch(() => undefined)
    await untilWaiting()
    await db.asSystem((own) =>
      own.run(sql`delete from members where page_id = ${page.eid} and user_id = ${cashier.id}`),
    )
  })
  await expect(accepting).rejects.toMatchObject({ code: 'auth/forbidden' })
  const { rows } = await send(server(), giftExchanges.list, { query: {} }, { token: page.token })
  expect(rows[0]).toMatchObject({ status: 'new' })
})

test('what was accepted is taken back within a quarter of an hour, by the same person or a manager', async () => {
  const { page, gift, guestId, order } = await givenOrder()
  const [one, other] = [await givenMember(server(), page, 'staff'), await givenMember(server(), page, 'staff')]
  await decide({ token: one.pageToken }, order.id, 'accept', true)
  const undo = (token: string) => send(server(), giftExchanges.undo, { params: { id: order.id } }, { token })
  await expect(undo(other.pageToken)).rejects.toMatchObject({ code: 'gift-order/undo-late' })
  expect(await undo(one.pageToken)).toMatchObject({ status: 'canceled', cancelReason: 'undone' })
  expect(await pointsOf(page, guestId)).toEqual({ available: 10, held: 0 })
  expect(await stockOf(page, gift.id)).toBe(1)
  await expect(undo(one.pageToken)).rejects.toMatchObject({ code: 'gift-order/undo-late' })

  const late = await orderGift(server(), page, { guestId, giftId: gift.id })
  await decide(page, late.id, 'accept')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gift_orders set decided_at = decided_at - interval '16 minutes' where id = ${late.id}`),
  )
  const tooLate = send(server(), giftExchanges.undo, { params: { id: late.id } }, { token: page.token })
  await expect(tooLate).rejects.toMatchObject({ code: 'gift-order/undo-late' })
})

test('a scanned code finds its order, is served once, and is ready again when that is taken back', async () => {
  const { page, order } = await givenOrder()
  const as = { token: page.token }
  await decide(page, order.id, 'accept')
  const scanned = `https://portal.example/home/x/mine/${order.code.toLowerCase()}`
  const found = await send(server(), giftExchanges.find, { params: { code: scanned } }, as)
  expect(found.id).toBe(order.id)
  const serve = () => send(server(), giftExchanges.serve, { params: { id: order.id } }, as)
  expect(await serve()).toMatchObject({ status: 'used', usedBy: 'Lan' })
  await expect(serve()).rejects.toMatchObject({ code: 'gift-order/not-accepted' })
  expect(await send(server(), giftExchanges.undo, { params: { id: order.id } }, as)).toMatchObject({
    status: 'accepted',
  })
  expect(await serve()).toMatchObject({ status: 'used' })
})

test('a gift whose time is over is refused by the server’s clock and is not given back', async () => {
  const { page, guestId, order } = await givenOrder({ validDays: 1 })
  await decide(page, order.id, 'accept')
  const { db, clock } = server().services
  await db.asSystem((tx) =>
    tx.run(sql`update gift_orders set expires_at = now() - interval '1 second' where id = ${order.id}`),
  )
  const serve = send(server(), giftExchanges.serve, { params: { id: order.id } }, { token: page.token })
  await expect(serve).rejects.toMatchObject({ code: 'gift-order/expired' })
  await expireOrders({ db, clock })
  const { rows, counts } = await send(server(), giftExchanges.list, { query: {} }, { token: page.token })
  expect(rows[0]).toMatchObject({ status: 'expired' })
  expect(counts).toMatchObject({ new: 0, accepted: 0, expired: 1 })
  expect(await pointsOf(page, guestId)).toEqual({ available: 0, held: 0 })
})

test('staff see orders and decide; editors see none of them, and nobody another venue’s', async () => {
  const { page, order } = await givenOrder()
  const editor = await givenMember(server(), page, 'editor')
  const asEditor = send(server(), giftExchanges.list, { query: {} }, { token: editor.pageToken })
  await expect(asEditor).rejects.toMatchObject({ code: 'auth/forbidden' })
  const elsewhere = await givenPage(server())
  await expect(decide(elsewhere, order.id, 'accept')).rejects.toMatchObject({ code: 'gift-order/not-found' })
  const found = send(server(), giftExchanges.find, { params: { code: order.code } }, { token: elsewhere.token })
  await expect(found).rejects.toMatchObject({ code: 'gift-order/not-found' })
})
