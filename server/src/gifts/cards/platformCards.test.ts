import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { finance } from '@portico/contract/finance.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { platformCards } from '@portico/contract/gifts/platformCards.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../../core/db/database.ts'
import { credit, readFinance } from '../../finance/index.ts'
import { givenAdmin } from '../../testing/admin.ts'
import { givenCollector, givenGift, orderGift } from '../../testing/gifts.ts'
import { givenMember, givenPage, send, type Venue } from '../../testing/given.ts'
import { moneyFaults } from '../../testing/money.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()
let made = 10_000
const VALUE = { telco: 'viettel', denomination: 20_000 } as const

async function stock(count: number, of: { telco: 'viettel' | 'mobifone'; denomination: number } = VALUE) {
  const { token } = await givenAdmin(server())
  const lines = Array.from({ length: count }, () => `100${++made}, 9999${made}`)
  const body = { ...of, price: 19_000, lines: [...lines, lines[0], 'không phải thẻ', ''].join('\n') }
  return send(server(), platformCards.add, { body }, { token })
}

async function givenCardGift(money: number, of: { telco: 'viettel' | 'mobifone'; denomination: number } = VALUE) {
  const page = await givenPage(server())
  const gift = await givenGift(server(), page, { type: 'prepaid-phone-card', name: 'Thẻ 20k', ...of })
  if (money > 0)
    await credit(server().services, { userId: page.owner.id, amount: money, reason: 'FT', key: `card ${page.eid}` })
  return { page, gift }
}
const buy = (page: Venue, giftId: string, count: number, id: string = randomUUID(), price = 19_000) =>
  send(server(), platformCards.buy, { params: { id: giftId }, body: { id, count, price } }, { token: page.token })
const balanceOf = ({ owner }: Venue) =>
  server().services.db.asSystem(async (tx) => (await readFinance(tx, owner.id)).balance)
const stockOf = async (page: Venue) =>
  (await send(server(), gifts.list, { query: {} }, { token: page.token })).rows.map((row) => row.stock)

test('a page buys phone cards into its gift: paid by what was delivered, once for a press, and given to guests', async () => {
  expect(await stock(5)).toEqual({ added: 5, twice: 1, wrong: 1 })
  const { page, gift } = await givenCardGift(200_000)
  const params = { id: gift.id }
  expect(await send(server(), platformCards.offer, { params }, { token: page.token })).toEqual({
    offer: { price: 19_000, left: 5, balance: 200_000 },
  })
  const id = randomUUID()
  const [one, two] = await Promise.all([buy(page, gift.id, 3, id), buy(page, gift.id, 3, id)])
  expect(one).toEqual(two)
  expect(one).toMatchObject({ state: 'done', added: 3 })
  expect(await balanceOf(page)).toBe(143_000)
  expect(await buy(page, gift.id, 9), 'only two are left').toMatchObject({ added: 2 })
  expect(await balanceOf(page)).toBe(105_000)
  expect(await stockOf(page)).toEqual([5])
  await orderGift(server(), page, { guestId: await givenCollector(server(), page, 100), giftId: gift.id })
  const { rows } = await send(server(), finance.usage, { query: {} }, { token: page.owner.token })
  expect(rows).toMatchObject([{ purpose: 'phone-card', count: 2, spent: 95_000, held: 0 }])
  await expect(buy(page, gift.id, 1)).rejects.toMatchObject({ code: 'gift/sold-out' })
  expect(await balanceOf(page)).toBe(105_000)
  expect(await moneyFaults(server().services)).toEqual([])
})

test('an id that paid at one venue of an owner buys nothing at another', async () => {
  const kind = { telco: 'viettel', denomination: 100_000 } as const
  await stock(2, kind)
  const { page, gift } = await givenCardGift(100_000, kind)
  const { owner } = page
  const { eid } = await send(server(), pages.create, { body: { name: 'Quán Hai' } }, { token: owner.token })
  const token = await server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
  const second = { ...page, eid, token }
  const other = await givenGift(server(), second, { type: 'prepaid-phone-card', name: 'Thẻ 100k', ...kind })
  const id = randomUUID()
  await buy(page, gift.id, 1, id)
  await expect(buy(second, other.id, 1, id)).rejects.toMatchObject({ code: 'finance/key-used' })
  expect(await balanceOf(page)).toBe(81_000)
  expect(await buy(second, other.id, 1)).toMatchObject({ added: 1 })
  expect(await moneyFaults(server().services)).toEqual([])
})

test('too little money, another price, another kind and a manager buy nothing', async () => {
  const kind = { telco: 'mobifone', denomination: 50_000 } as const
  await stock(4, kind)
  const { page, gift } = await givenCardGift(30_000, kind)
  await expect(buy(page, gift.id, 2)).rejects.toMatchObject({ code: 'finance/insufficient' })
  await expect(buy(page, gift.id, 1, randomUUID(), 18_000)).rejects.toMatchObject({ code: 'gift/card-price' })
  const manager = await givenMember(server(), page, 'manager')
  await expect(buy({ ...page, token: manager.pageToken }, gift.id, 1)).rejects.toMatchObject({ status: 403 })
  const cup = await givenGift(server(), page)
  await expect(buy(page, cup.id, 1)).rejects.toMatchObject({ code: 'gift/no-cards' })
  expect(await balanceOf(page)).toBe(30_000)
  const sold = await server().services.db.asSystem((tx) =>
    tx.first(
      sql<{
        count: number
      }>`select count(*)::int as count from platform_cards where telco = 'mobifone' and sold_at is not null`,
    ),
  )
  expect(sold?.count).toBe(0)
})

test('many pages at once never get the same card', async () => {
  const kind = { telco: 'viettel', denomination: 500_000 } as const
  await stock(6, kind)
  const buyers = await Promise.all(Array.from({ length: 5 }, () => givenCardGift(100_000, kind)))
  const answers = await Promise.allSettled(buyers.map(({ page, gift }) => buy(page, gift.id, 2)))
  const got = answers.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value.added : 0), 0)
  expect(got).toBe(6)
  const balances = await Promise.all(buyers.map(({ page }) => balanceOf(page)))
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(500_000 - 6 * 19_000)
})
