import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { givenUser } from '../testing/given.ts'
import { moneyFaults } from '../testing/money.ts'
import { useServer } from '../testing/server.ts'
import { readFinance } from './index.ts'
import { transfer, type Account, type Booking, type Order } from './ledger.ts'

const server = useServer()
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)
const bank: Account = { side: 'bank' }
const move = (order: Omit<Order, 'reason' | 'by' | 'currency'> & Partial<Order>): Promise<Booking> =>
  inSystem((tx) => transfer(tx, new Date(), { reason: 'test', by: null, currency: 'VND', ...order }))
const balanceOf = (userId: string) => inSystem(async (tx) => (await readFinance(tx, userId)).balance)
const someone = async () => (await givenUser(server())).id

let keys = 0
const newKey = () => `key ${++keys}`

const faults = () => moneyFaults(server().services)

test('concurrent, retried and repeated transfers create and lose no đồng, and no balance goes below zero', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, someone))
  const party = fc.integer({ min: 0, max: people.length })
  const wish = fc.record({
    from: party,
    to: party,
    amount: fc.integer({ min: 1, max: 900 }),
    times: fc.integer({ min: 1, max: 3 }),
  })
  const account = (index: number): Account => (index === 0 ? bank : { userId: people[index - 1]! })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 4, maxLength: 24 }), async (wishes) => {
      const before = await Promise.all(people.map(balanceOf))
      const orders = wishes
        .filter(({ from, to }) => from !== to)
        .flatMap(({ times, from, to, amount }) => {
          const rest = { amount, reason: 'test', by: null, currency: 'VND' }
          const order: Order = { key: newKey(), from: account(from), to: account(to), ...rest }
          return Array.from({ length: times }, () => order)
        })
      const answers = await Promise.allSettled(orders.map((order) => move(order)))
      const firsts = new Map<string, Booking>()
      const expected = new Map(people.map((id, index) => [id, before[index]!]))
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'rejected') {
          expect(answer.reason).toMatchObject({ code: 'finance/insufficient' })
          continue
        }
        const { key, from, to, amount } = orders[index]!
        const first = firsts.get(key) ?? answer.value
        expect({ ...answer.value, isNew: true }, 'who asks again gets the first answer').toEqual({
          ...first,
          isNew: true,
        })
        if (!firsts.has(key)) {
          if ('userId' in from) expected.set(from.userId, expected.get(from.userId)! - amount)
          if ('userId' in to) expected.set(to.userId, expected.get(to.userId)! + amount)
        }
        firsts.set(key, answer.value)
      }
      const booked = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isNew)
      expect(booked).toHaveLength(firsts.size)
      expect(await Promise.all(people.map(balanceOf))).toEqual(people.map((id) => expected.get(id)))
      expect(await faults()).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('the same order under its key moves nothing more, another order under that key is refused', async () => {
  const [lan, minh] = [await someone(), await someone()]
  const order = { key: newKey(), from: bank, to: { userId: lan }, amount: 500_000 }
  const first = await move(order)
  expect(first).toMatchObject({ isNew: true, balanceAfter: { to: 500_000 } })
  await move({ key: newKey(), from: { userId: lan }, to: { userId: minh }, amount: 200_000 })
  expect(await move(order)).toEqual({ ...first, isNew: false })
  for (const other of [
    { amount: 1 },
    { to: { userId: minh } },
    { from: { userId: lan }, to: bank },
    { reason: 'else' },
  ])
    await expect(move({ ...order, ...other })).rejects.toMatchObject({ code: 'finance/key-used' })
  expect(await balanceOf(lan)).toBe(300_000)
})

test('nobody spends what they do not have, not even by asking twice at once', async () => {
  const lan = await someone()
  await move({ key: newKey(), from: bank, to: { userId: lan }, amount: 100 })
  const spend = () => move({ key: newKey(), from: { userId: lan }, to: bank, amount: 60 })
  const answers = await Promise.allSettled([spend(), spend(), spend()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(lan)).toBe(40)
})

test('money of one currency does not come into an account of another', async () => {
  const lan = await someone()
  await move({ key: newKey(), from: bank, to: { userId: lan }, amount: 5, currency: 'USD' })
  await expect(move({ key: newKey(), from: bank, to: { userId: lan }, amount: 5 })).rejects.toMatchObject({
    code: 'finance/currency',
  })
})

test('an amount that is none is refused', async () => {
  const lan = await someone()
  for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 60])
    await expect(move({ key: newKey(), from: bank, to: { userId: lan }, amount })).rejects.toThrow('no amount')
  await expect(move({ key: newKey(), from: bank, to: bank, amount: 1 })).rejects.toThrow('to itself')
})

test('what was booked cannot be changed, taken away, added to or made one-sided, and no balance moves by itself', async () => {
  const lan = await someone()
  const { id } = await move({ key: newKey(), from: bank, to: { userId: lan }, amount: 7 })
  const account = await inSystem((tx) =>
    tx.first(sql<{ id: string }>`select id from finance_accounts where user_id = ${lan}`),
  )
  const crooked = [
    sql`update finance_entries set amount = 8 where transfer_id = ${id}`,
    sql`delete from finance_entries where transfer_id = ${id}`,
    sql`update finance_transfers set reason = '' where id = ${id}`,
    sql`delete from finance_transfers where id = ${id}`,
    sql`update finance_accounts set balance = 1000 where id = ${account!.id}`,
    sql`update finance_accounts set currency = 'USD' where id = ${account!.id}`,
    sql`delete from finance_accounts where id = ${account!.id}`,
    sql`insert into finance_entries (transfer_id, account_id, amount, currency)
      select ${id}, id, 1, currency from finance_accounts where id not in (select account_id from finance_entries where transfer_id = ${id}) limit 1`,
    sql`insert into finance_transfers (id, key, reason, legs, at) values (${crypto.randomUUID()}, ${newKey()}, '', 2, now())`,
    sql`with t as (insert into finance_transfers (id, key, reason, legs, at) values (${crypto.randomUUID()}, ${newKey()}, '', 2, now()) returning id)
      insert into finance_entries (transfer_id, account_id, amount, currency) select t.id, a.id, 5, 'VND' from t, finance_accounts a where a.currency = 'VND' limit 2`,
  ]
  await move({ key: newKey(), from: bank, to: { userId: await someone() }, amount: 7 })
  for (const statement of crooked)
    await expect(inSystem((tx) => tx.run(statement))).rejects.toThrow(
      /permission denied|nothing booked|come to nothing/,
    )
  expect(await balanceOf(lan)).toBe(7)
  expect(await faults()).toEqual([])
})

test('one sees one’s own money and nobody else’s, and can move none from a screen', async () => {
  const [lan, minh] = [await someone(), await someone()]
  await move({ key: newKey(), from: bank, to: { userId: lan }, amount: 7 })
  const seen = await server().services.db.as({ userId: minh }, (tx) => tx.rows(sql`select * from finance_accounts`))
  expect(seen).toEqual([])
  for (const statement of [
    sql`select 1 from finance_entries`,
    sql`select 1 from finance_transfers`,
    sql`update finance_accounts set balance = 5`,
  ])
    await expect(server().services.db.as({ userId: lan }, (tx) => tx.run(statement))).rejects.toThrow(
      'permission denied',
    )
})
