import { expect, test } from 'vitest'
import { games } from '@portico/contract/gifts/games.ts'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { guestRights } from '@portico/contract/guests.ts'
import { reviews } from '@portico/contract/reviews.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { drawPrize } from '../gifts/games/drawPrize.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenCollector, givenGift, orderGift } from '../testing/gifts.ts'
import { pointFaults } from '../testing/points.ts'
import { useServer } from '../testing/server.ts'
import { mergeGuests, readMerges, unmergeGuests } from './index.ts'

const server = useServer()
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => server().services.db.asSystem(work)
const now = () => server().services.clock.now()
const as = ({ token }: Venue) => ({ token })

function review({ eid }: Venue, guestId: string, score: number, words: string) {
  return inSystem((tx) =>
    tx.run(sql`
      insert into reviews (page_id, id, guest_id, visit_id, score, words, language, created_at)
      values (${eid}, ${newId(now())}, ${guestId}, ${newId(now())}, ${score}, ${words}, 'vi', ${now()})`),
  )
}
const merge = (page: Venue, from: string, into: string) =>
  inSystem((tx) => mergeGuests(server().services, tx, { pageId: page.eid, from, into, why: 'test' }))
const takeBack = (page: Venue, guestId: string) =>
  inSystem(async (tx) => {
    const [last] = await readMerges(tx, { pageId: page.eid, guestId, now: now() })
    await unmergeGuests(server().services, tx, { pageId: page.eid, guestId, mergeId: last!.id })
  })
const heldOf = (page: Venue, id: string) => send(server(), guestRights.show, { params: { id } }, as(page))

test('what two guests collected and said goes along when they become one, and back when that is undone', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page)
  const [lan, phone] = [await givenCollector(server(), page, 30), await givenCollector(server(), page, 20)]
  const key = 'the same press on two phones'
  const own = await orderGift(server(), page, { guestId: lan, giftId: gift.id, key })
  const other = await orderGift(server(), page, { guestId: phone, giftId: gift.id, key })
  await send(server(), giftExchanges.accept, { params: { id: other.id }, body: { serve: true } }, as(page))
  await review(page, lan, 5, 'Thơm')
  await review(page, phone, 2, 'Đợi lâu')

  await merge(page, phone, lan)
  const one = await heldOf(page, lan)
  expect(one.gifts.map(({ status }) => status).toSorted()).toEqual(['new', 'used'])
  expect(one.reviews.map(({ words }) => words).toSorted()).toEqual(['Thơm', 'Đợi lâu'])
  expect(one.points.filter(({ reason }) => reason === 'gift').map(({ change }) => change)).toEqual([-10, -10])

  await takeBack(page, lan)
  const [first, second] = [await heldOf(page, lan), await heldOf(page, phone)]
  expect([first.gifts, second.gifts].map((rows) => rows.map(({ status }) => status))).toEqual([['new'], ['used']])
  expect([first.reviews, second.reviews].map((rows) => rows.map(({ words }) => words))).toEqual([['Thơm'], ['Đợi lâu']])
  await send(server(), giftExchanges.refuse, { params: { id: own.id }, body: {} }, as(page))
  expect(await pointFaults(server(), page.eid)).toEqual([])
  const { rows } = await send(server(), reviews.list, { query: {} }, as(page))
  expect(rows.map(({ guestId, score }) => [guestId, score]).toSorted()).toEqual(
    [
      [lan, 5],
      [phone, 2],
    ].toSorted(),
  )
})

test('a free turn both have had counts once while they are one, and for each of them afterwards', async () => {
  const page = await givenPage(server())
  const prize = { id: 'five', label: '5 điểm', giftId: null, points: 5, chance: 10_000 }
  const body: Request<typeof games.create>['body'] = {
    kind: 'wheel',
    name: 'Vòng quay',
    isActive: true,
    prizes: [prize],
    consolation: 'Hẹn lần sau',
    freeTurn: 'day',
    costValue: 0,
    costUnit: 'point',
  }
  const { id: gameId } = await send(server(), games.create, { body }, as(page))
  const [lan, phone] = [await givenCollector(server(), page), await givenCollector(server(), page)]
  const play = (guestId: string) =>
    inSystem((tx) => drawPrize(tx, { pageId: page.eid, guestId, gameId, key: newId(now()), at: now() }))
  await play(lan)
  await play(phone)
  await merge(page, phone, lan)
  await expect(play(lan)).rejects.toMatchObject({ code: 'game/played' })
  await takeBack(page, lan)
  for (const guestId of [lan, phone]) {
    await expect(play(guestId)).rejects.toMatchObject({ code: 'game/played' })
    expect((await heldOf(page, guestId)).draws).toMatchObject([{ game: 'Vòng quay', label: '5 điểm', points: 5 }])
  }
})
