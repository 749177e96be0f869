import { expect, test } from 'vitest'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { reports } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { givenPage, send } from '../../testing/given.ts'
import { givenCollector, givenGift, orderGift } from '../../testing/gifts.ts'
import { handClock } from '../../testing/clock.ts'
import { useServer } from '../../testing/server.ts'

const clock = handClock(new Date('2026-11-10T05:00:00Z'))
const server = useServer({ clock })
const DAY_MS = 86_400_000

test('an owner reads what was given and spent, what gifts cost, and what became of each order', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const coffee = await givenGift(server(), page, { moneyCost: 9000 })
  const voucher = await givenGift(server(), page, { type: 'voucher', name: 'Giảm 10%', costValue: 30, moneyCost: 6000 })
  const lan = await givenCollector(server(), page, 100)
  const tu = await givenCollector(server(), page, 50)
  const accept = async (guestId: string, giftId: string, serve: boolean) => {
    const { id } = await orderGift(server(), page, { guestId, giftId })
    return send(server(), giftExchanges.accept, { params: { id }, body: { serve } }, as)
  }
  await accept(lan, coffee.id, true)
  await accept(lan, coffee.id, false)
  await accept(tu, voucher.id, true)
  const undone = await accept(tu, coffee.id, false)
  await send(server(), giftExchanges.undo, { params: { id: undone.id } }, as)
  const refused = await orderGift(server(), page, { guestId: lan, giftId: coffee.id })
  await send(server(), giftExchanges.refuse, { params: { id: refused.id }, body: {} }, as)
  await orderGift(server(), page, { guestId: lan, giftId: coffee.id })

  const report = await send(server(), reports.loyalty, { query: { compare: 'previous' } }, as)
  expect(report.now).toMatchObject({ given: 150, spent: 50, gifts: 3, collectors: 2, expired: 0 })
  expect(report.now.cost).toEqual([{ currency: 'VND', amount: 24_000 }])
  // 150 given less 50 spent; at 24,000 ₫ for 50 points.
  expect(report.owed).toEqual({ points: 100, guests: 2, cost: [{ currency: 'VND', amount: 48_000 }] })
  const counts = (bars: readonly { key: string; count: number }[]) =>
    Object.fromEntries(bars.map(({ key, count }) => [key, count]))
  expect(counts(report.kinds)).toEqual({ product: 2, voucher: 1 })
  expect(counts(report.outcomes)).toEqual({ used: 2, accepted: 1, undone: 1, refused: 1, new: 1 })
  expect(counts(report.reasons)).toEqual({ adjustment: 150 })
  expect(report.gifts.map(({ name, given, used, cost }) => [name, given, used, cost.amount])).toEqual([
    ['Cà phê sữa đá', 2, 1, 18_000],
    ['Giảm 10%', 1, 1, 6000],
  ])
  expect(report.series.at(-1)).toMatchObject({ on: '2026-11-10', given: 150, spent: 50 })
  expect(report.comeback).toBeNull()
  const elsewhere = await send(server(), reports.loyalty, { query: {} }, { token: (await givenPage(server())).token })
  expect(elsewhere.now).toMatchObject({ given: 0, gifts: 0 })
})

test('guests with rewards are set beside those who are left out, two weeks later', async () => {
  const page = await givenPage(server())
  const { services } = server()
  const reachedAt = new Date(clock.now().getTime() - 20 * DAY_MS)
  await services.db.asSystem(async (tx) => {
    for (let index = 0; index < 40; index += 1) {
      const id = newId(reachedAt)
      const isHeldOut = index % 4 === 0
      await tx.run(sql`
        insert into loyalty_reach (page_id, guest_id, is_held_out, first_at)
        values (${page.eid}, ${id}, ${isHeldOut}, ${reachedAt})`)
      // All with rewards come back; of those left out, nobody within the days that count.
      const days = isHeldOut ? [0, 19] : [0, 5]
      for (const later of days)
        await tx.run(sql`
          insert into guest_day (page_id, guest_id, day, visits, seconds, bytes)
          values (${page.eid}, ${id}, ${new Date(reachedAt.getTime() + later * DAY_MS)}::date, 1, 0, 0)`)
    }
  })
  const { comeback } = await send(server(), reports.loyalty, { query: {} }, { token: page.token })
  expect(comeback).toMatchObject({
    shown: { guests: 30, cameBack: 30 },
    heldOut: { guests: 10, cameBack: 0 },
    difference: 1,
  })
  expect(comeback!.low).toBeGreaterThan(0.5)
})
