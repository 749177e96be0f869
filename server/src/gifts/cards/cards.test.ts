import { expect, test } from 'vitest'
import { giftCards } from '@portico/contract/gifts/cards.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { sql } from '../../core/db/database.ts'
import { givenCollector, givenGift, orderGift, sendCards } from '../../testing/gifts.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

async function givenCards() {
  const page = await givenPage(server())
  return { page, gift: await givenGift(server(), page, { type: 'prepaid-phone-card', name: 'Thẻ 50k' }) }
}
const stockOf = async (page: Venue) =>
  (await send(server(), gifts.list, { query: {} }, { token: page.token })).rows[0]?.stock
const line = (number: number) => `${10_000_000_000 + number},${20_000_000_000_000 + number}`

test('a file of cards fills the stock, names wrong and repeated lines, and keeps no PIN readable', async () => {
  const { page, gift } = await givenCards()
  const text = [
    'Số seri;Mã thẻ',
    '1000 123-4567;1234 5678 9012',
    '10009999999;2.5E+13',
    '10001234567;999988887777',
    '',
  ].join('\n')
  const file = await sendCards(server(), page, gift.id, text)
  expect(file).toMatchObject({ state: 'done', added: 1, twice: 1, wrong: 1, rowsRead: 3 })
  expect(await stockOf(page)).toBe(1)
  const { rows } = await send(server(), giftCards.problems, { params: { id: file.id } }, { token: page.token })
  expect(rows).toEqual([
    { line: 3, problem: 'pin' },
    { line: 4, problem: 'twice' },
  ])
  const stored = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ row: string }>`select to_jsonb(c)::text as row from gift_cards c where page_id = ${page.eid}`),
  )
  expect(stored).toHaveLength(1)
  expect(stored[0]!.row).not.toContain('123456789012')
  expect(await sendCards(server(), page, gift.id, text)).toMatchObject({ state: 'done', added: 0, twice: 2 })
})

test('of two guests who want the last card one gets it, and a card that goes back is had by the next', async () => {
  const { page, gift } = await givenCards()
  await sendCards(server(), page, gift.id, `${line(1)}\n`)
  const [one, other] = [await givenCollector(server(), page, 10), await givenCollector(server(), page, 10)]
  const tries = [one, other].map((guestId) => orderGift(server(), page, { guestId, giftId: gift.id }))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(page)).toBe(0)
})

test('a file that turns out to be none leaves no card behind; so does one that is stopped', async () => {
  const { page, gift } = await givenCards()
  const broken = Buffer.concat([Buffer.from(`${line(1)}\n${line(2)}\n`)]).toString() + '\0\0\0\0'.repeat(2000)
  const file = await sendCards(server(), page, gift.id, broken)
  expect(file.added).toBe(file.state === 'done' ? 2 : 0)
  const begun = await send(
    server(),
    giftCards.begin,
    { params: { id: gift.id }, body: { name: 'x.csv', size: 5000 } },
    { token: page.token },
  )
  const stopped = await send(server(), giftCards.stop, { params: { id: begun.id } }, { token: page.token })
  expect(stopped).toMatchObject({ state: 'stopped', added: 0 })
})

test('sixty thousand cards with duplicates are counted exactly, over several parts', async () => {
  const { page, gift } = await givenCards()
  const lines = Array.from({ length: 60_000 }, (_, number) => line(number % 50_000))
  const file = await sendCards(server(), page, gift.id, `serial,pin\n${lines.join('\n')}`)
  expect(file).toMatchObject({ state: 'done', added: 50_000, twice: 10_000, wrong: 0 })
  expect(await stockOf(page)).toBe(50_000)
})
