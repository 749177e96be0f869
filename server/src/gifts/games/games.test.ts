import { expect, test } from 'vitest'
import { games } from '@portico/contract/gifts/games.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { readBalances } from '../../loyalty/index.ts'
import { givenCollector, givenGift, givenGiftPhone } from '../../testing/gifts.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { drawPrize } from './drawPrize.ts'

const server = useServer()

const WHEEL: Request<typeof games.create>['body'] = {
  kind: 'wheel',
  name: 'Vòng quay',
  isActive: true,
  prizes: [
    { id: 'big', label: 'Một ly', giftId: null, points: 50, chance: 1000 },
    { id: 'small', label: '5 điểm', giftId: null, points: 5, chance: 3000 },
  ],
  consolation: 'Hẹn lần sau',
  freeTurn: 'none',
  costValue: 10,
  costUnit: 'point',
}

const givenGame = (page: Venue, changes: Partial<typeof WHEEL> = {}) =>
  send(server(), games.create, { body: { ...WHEEL, ...changes } }, { token: page.token })
const draw = (page: Venue, guestId: string, gameId: string, key: string, roll?: number) =>
  server().services.db.asSystem((tx) =>
    drawPrize(tx, { pageId: page.eid, guestId, gameId, key, at: server().services.clock.now() }, roll),
  )
const pointsOf = async (page: Venue, guestId: string) =>
  (await server().services.db.asSystem((tx) => readBalances(tx, page.eid, guestId))).point

test('a turn costs its price once, however often it is sent, and gives what it drew', async () => {
  const page = await givenPage(server())
  const { id } = await givenGame(page)
  const guestId = await givenCollector(server(), page, 20)
  const turns = await Promise.all(Array.from({ length: 10 }, () => draw(page, guestId, id, 'one press', 500)))
  expect(new Set(turns.map((turn) => turn.id)).size).toBe(1)
  expect(turns[0]).toMatchObject({ prize: 'big', points: 50 })
  expect(await pointsOf(page, guestId)).toEqual({ available: 60, held: 0 })
  await expect(draw(page, await givenCollector(server(), page, 9), id, 'poor')).rejects.toMatchObject({
    code: 'points/too-low',
  })
})

test('the free turn of a day is one, also for twenty taps at once', async () => {
  const page = await givenPage(server())
  const { id } = await givenGame(page, { freeTurn: 'day', costValue: 0 })
  const guestId = await givenCollector(server(), page)
  const taps = Array.from({ length: 20 }, (_, tap) => draw(page, guestId, id, `tap ${tap}`))
  const results = await Promise.allSettled(taps)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a prize that is out of stock falls to the consolation, and the results say so', async () => {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { stock: 1 })
  const prizes = [{ id: 'cup', label: 'Một ly', giftId: gift.id, points: 0, chance: 5000 }]
  const { id } = await givenGame(page, { prizes, consolationPoints: 2 })
  const guestId = await givenCollector(server(), page, 100)
  expect(await draw(page, guestId, id, 'first', 10)).toMatchObject({ prize: 'cup' })
  const second = await draw(page, guestId, id, 'second', 10)
  expect(second).toMatchObject({ prize: null, drawnPrize: 'cup', label: 'Hẹn lần sau', points: 2, orderId: null })
  const { rows } = await send(server(), games.results, { params: { id } }, { token: page.token })
  expect(rows).toMatchObject([
    { prize: 'cup', drawn: 2, won: 1, chance: 5000 },
    { prize: null, drawn: 0, won: 1, chance: 5000 },
  ])
})

test('six hundred draws agree with the chances the owner set', async () => {
  const page = await givenPage(server())
  const { id } = await givenGame(page)
  const guestId = await givenCollector(server(), page, 1_000_000)
  const count = 600
  for (let turn = 0; turn < count; turn++) await draw(page, guestId, id, `turn ${turn}`)
  const { rows } = await send(server(), games.results, { params: { id } }, { token: page.token })
  // Chi squared with two degrees of freedom: honest chances exceed 27.6 once in a million runs.
  const squared = rows.reduce((sum, { chance, drawn }) => {
    const expected = (count * chance) / 10_000
    return sum + (drawn - expected) ** 2 / expected
  }, 0)
  expect(rows.map(({ drawn }) => drawn).reduce((a, b) => a + b)).toBe(count)
  expect(squared).toBeLessThan(27.6)
})

test('chances above everything are refused, and so is a gift of another venue', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const prize = { id: 'a', label: 'A', giftId: null, points: 1, chance: 9000 }
  const tooMuch = givenGame(page, { prizes: [prize, { ...prize, id: 'b' }] })
  await expect(tooMuch).rejects.toMatchObject({ status: 400, code: 'game/chances' })
  const theirs = await givenGift(server(), other)
  await expect(givenGame(page, { prizes: [{ ...prize, giftId: theirs.id }] })).rejects.toMatchObject({ status: 400 })
})

test('a guest reads the chances and plays without any script; a reload plays nothing more', async () => {
  const page = await givenPage(server())
  const { id } = await givenGame(page)
  const guestId = await givenCollector(server(), page, 10)
  const phone = await givenGiftPhone(server(), page, guestId)
  const shown = await phone.get(`/games/${id}`)
  expect(shown.text).toMatch(/Play \(10 points\).*Một ly.*10%.*5 điểm.*30%.*Hẹn lần sau.*60%/)
  const tones = [...shown.html.matchAll(/<path d="M0 0L[^>]* fill="([^"]+)"/g)].map(([, tone]) => tone)
  // Beside each chance stands the colour it has on the wheel.
  expect([...shown.html.matchAll(/<rect [^>]*fill="([^"]+)"/g)].map(([, tone]) => tone)).toEqual(tones)
  expect(tones).toHaveLength(3)
  const key = /name="key" value="([^"]+)"/.exec(shown.html)![1]!
  const played = await phone.press(`/games/${id}`, { key })
  expect(played.text).toMatch(/Congratulations|Hẹn lần sau/)
  const again = await phone.press(`/games/${id}`, { key })
  expect(again.text.slice(0, 200)).toBe(played.text.slice(0, 200))
  const { available } = await pointsOf(page, guestId)
  expect(available).toBeOneOf([0, 5, 50])
})
