import { expect, test } from 'vitest'
import { finance } from '@portico/contract/finance.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { moneyFaults } from '../testing/money.ts'
import { useServer } from '../testing/server.ts'
import { releaseForgotten } from './charges.ts'
import { credit, holdCharge, readFinance, releaseCharge, settleCharge } from './index.ts'

const clock = handClock()
const server = useServer({ clock })
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)
let keys = 0
const topUp = (page: Venue, amount: number) =>
  credit(server().services, { userId: page.owner.id, amount, reason: 'FT', key: `charge ${++keys} ${page.eid}` })
const balanceOf = ({ owner }: Venue) => inSystem(async (tx) => (await readFinance(tx, owner.id)).balance)

async function givenPayer(amount: number): Promise<Venue> {
  const page = await givenPage(server())
  await topUp(page, amount)
  return page
}
const answer = () => ({ purpose: 'ai', about: newId(clock.now()) }) as const
type Ref = ReturnType<typeof answer>
const hold = ({ eid }: Venue, ref: Ref, amount: number, minutes?: number) =>
  inSystem((tx) =>
    holdCharge(tx, clock.now(), {
      ...ref,
      pageId: eid,
      amount,
      currency: 'VND',
      reason: 'AI',
      by: null,
      ...(minutes && { minutes }),
    }),
  )
const settle = (ref: Ref, spent: number) => inSystem((tx) => settleCharge(tx, clock.now(), ref, spent))
const release = (ref: Ref) => inSystem((tx) => releaseCharge(tx, clock.now(), ref))
const usage = ({ owner }: Venue) => send(server(), finance.usage, { query: {} }, { token: owner.token })
const falls = ({ eid }: Venue) =>
  inSystem((tx) =>
    tx.rows(sql`select data from happenings where page_id = ${eid} and kind = 'balance.low' order by id`),
  )

test('what is used is put aside before, paid by what it came to, and the rest comes back', async () => {
  const page = await givenPayer(10_000)
  const ref = answer()
  await hold(page, ref, 3000)
  await hold(page, ref, 3000)
  expect(await balanceOf(page)).toBe(7000)
  expect((await usage(page)).rows).toMatchObject([{ purpose: 'ai', held: 3000, spent: 0, count: 0 }])
  expect(await Promise.all([settle(ref, 1200), settle(ref, 1200), release(ref)])).toEqual([true, false, false])
  expect(await balanceOf(page)).toBe(8800)
  expect((await usage(page)).rows).toMatchObject([{ purpose: 'ai', held: 0, spent: 1200, count: 1 }])
  await expect(settle(ref, 1)).resolves.toBe(false)
  const other = answer()
  await hold(page, other, 500)
  await expect(settle(other, 501)).rejects.toThrow('more spent than was put aside')
  expect(await moneyFaults(server().services)).toEqual([])
})

test('a failure gives everything back, and so does a worker that died', async () => {
  const page = await givenPayer(5000)
  const [failed, forgotten, kept] = [answer(), answer(), answer()]
  await hold(page, failed, 1000)
  await release(failed)
  await hold(page, forgotten, 2000, 10)
  await hold(page, kept, 500)
  clock.advance(9 * 60)
  await releaseForgotten(server().services)
  expect(await balanceOf(page)).toBe(2500)
  clock.advance(2 * 60)
  await releaseForgotten(server().services)
  expect(await balanceOf(page)).toBe(4500)
  expect(await settle(forgotten, 2000)).toBe(false)
})

test('many answers at once never spend more than there is', async () => {
  const page = await givenPayer(10_000)
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => hold(page, answer(), 900)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(reasons)).toEqual(new Set(['finance/insufficient']))
  expect(await balanceOf(page)).toBe(100)
})

test('a low balance is told once for each fall, also when many spend at once, and not to who wants no word', async () => {
  const page = await givenPayer(100_000)
  const alert = (limit: number) => send(server(), finance.saveAlert, { body: { limit } }, { token: page.owner.token })
  expect(await send(server(), finance.alert, {}, { token: page.owner.token })).toEqual({
    limit: 50_000,
    currency: 'VND',
    lowSince: null,
  })
  const refs = Array.from({ length: 8 }, answer)
  await Promise.all(refs.map((ref) => hold(page, ref, 10_000)))
  expect(await falls(page)).toEqual([{ data: { amount: 40_000, currency: 'VND' } }])
  await Promise.all(refs.map(release))
  await hold(page, answer(), 60_000)
  expect(await falls(page)).toHaveLength(1)
  await topUp(page, 20_000)
  await hold(page, answer(), 20_000)
  expect(await falls(page)).toHaveLength(2)
  expect(await alert(0)).toMatchObject({ limit: 0, lowSince: null })
  await topUp(page, 100_000)
  await hold(page, answer(), 130_000)
  expect(await falls(page)).toHaveLength(2)
})
