import { expect, test } from 'vitest'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { givenPage, send } from '../../testing/given.ts'
import { givenCollector, givenGift, orderGift } from '../../testing/gifts.ts'
import { useServer } from '../../testing/server.ts'
import { toldOf } from '../../testing/domainEvents.ts'

const server = useServer()

test('every step of an order is told: ordered, accepted, used, taken back, refused', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const gift = await givenGift(server(), page)
  const guestId = await givenCollector(server(), page, 30)
  const first = await orderGift(server(), page, { guestId, giftId: gift.id })
  await send(server(), giftExchanges.accept, { params: { id: first.id }, body: {} }, as)
  await send(server(), giftExchanges.serve, { params: { id: first.id } }, as)
  await send(server(), giftExchanges.undo, { params: { id: first.id } }, as)
  const second = await orderGift(server(), page, { guestId, giftId: gift.id })
  await send(server(), giftExchanges.refuse, { params: { id: second.id }, body: {} }, as)
  const told = await toldOf(server(), page, 'gift')
  expect(told.map(({ kind, data }) => [kind, data['orderId']])).toEqual([
    ['gift.ordered', first.id],
    ['gift.accepted', first.id],
    ['gift.used', first.id],
    ['gift.restored', first.id],
    ['gift.ordered', second.id],
    ['gift.refused', second.id],
  ])
  expect(told.at(-1)!.data).toMatchObject({ guestId, name: gift.name, reason: 'refused' })
})

test('a gift that runs out is told twice on the way down: at five, and at the last one', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 7, costValue: 1 })
  const guestId = await givenCollector(server(), page, 10)
  const order = () => orderGift(server(), page, { guestId, giftId: gift.id })
  await order()
  expect(await toldOf(server(), page, 'stock')).toEqual([])
  for (let taken = 0; taken < 6; taken += 1) await order()
  const told = await toldOf(server(), page, 'stock')
  expect(told.map(({ data }) => data)).toEqual([
    { giftId: gift.id, name: gift.name, left: 5 },
    { giftId: gift.id, name: gift.name, left: 0 },
  ])
})
