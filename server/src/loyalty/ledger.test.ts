import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { eraseGuest, mergeGuests, readMerges, unmergeGuests } from '../guests/index.ts'
import { givenPage, type Venue } from '../testing/given.ts'
import { pointFaults } from '../testing/points.ts'
import { useServer } from '../testing/server.ts'
import { earnUnits, holdUnits, readBalances, refundHold, releaseHold, settleHold } from './index.ts'
import type { Order } from './ledger.ts'

const server = useServer()
let page: Venue
beforeAll(async () => {
  page = await givenPage(server())
})

const inSystem = <T>(work: (tx: Tx) => Promise<T>) => server().services.db.asSystem(work)
const now = () => server().services.clock.now()
const balanceOf = (guestId: string) => inSystem(async (tx) => (await readBalances(tx, page.eid, guestId)).point)

async function someone(): Promise<string> {
  const id = newId(now())
  await inSystem((tx) =>
    tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${page.eid}, ${id}, ${now()}, ${now()})`,
    ),
  )
  return id
}

let keys = 0
const order = (guestId: string, amount: number, more: Partial<Order> = {}): Order => ({
  pageId: page.eid,
  guestId,
  unit: 'point',
  amount,
  reason: { kind: 'task', id: 'a' },
  key: `key ${++keys}`,
  at: now(),
  ...more,
})
const earn = (of: Order) => inSystem((tx) => earnUnits(tx, of))
const hold = (of: Order) => inSystem((tx) => holdUnits(tx, of))
const end = (close: typeof settleHold, holdId: string) =>
  inSystem((tx) => close(tx, { pageId: page.eid, holdId, at: now() }))

test('parallel, retried and repeated commands make and lose no point, and nobody spends what is not there', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, someone))
  const command = fc.record({
    kind: fc.constantFrom('earn', 'hold', 'settle', 'release', 'refund'),
    who: fc.nat({ max: people.length - 1 }),
    amount: fc.integer({ min: 1, max: 60 }),
    times: fc.integer({ min: 1, max: 3 }),
    dies: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 50 }), async (commands) => {
      const holds = await Promise.all(
        people.map(async (id) => (await earn(order(id, 40))) && (await hold(order(id, 20))).id),
      )
      const work = commands.flatMap(({ kind, who, amount, times, dies }) => {
        const [of, holdId] = [order(people[who]!, amount), holds[who]!]
        const run = (tx: Tx) => {
          if (kind === 'earn') return earnUnits(tx, of)
          if (kind === 'hold') return holdUnits(tx, of)
          const close = { settle: settleHold, release: releaseHold, refund: refundHold }[kind]
          return close(tx, { pageId: page.eid, holdId, at: now() })
        }
        const dying = () =>
          inSystem(async (tx) => {
            await run(tx)
            throw new Error('died before the commit')
          })
        return [...(dies ? [dying] : []), ...Array.from({ length: times }, () => () => inSystem(run))]
      })
      const answers = await Promise.allSettled(work.map((run) => run()))
      for (const answer of answers)
        if (answer.status === 'rejected' && answer.reason.message !== 'died before the commit')
          expect(answer.reason.code).toMatch(/^points\/(too-low|hold-closed|no-hold)$/)
      const firsts = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isNew)
      const ids = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : [])))
      expect(firsts, 'each key has one effect, and who asks again gets that one').toHaveLength(ids.size)
      expect(await pointFaults(server(), page.eid)).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('fifty taps at once on the last points: one wins', async () => {
  const lan = await someone()
  await earn(order(lan, 50))
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => hold(order(lan, 50))))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(lan)).toEqual({ available: 0, held: 50 })
})

test('two cashiers, one accepts and one refuses: the points are spent or back, never both', async () => {
  const lan = await someone()
  await earn(order(lan, 30))
  const { id } = await hold(order(lan, 30))
  const answers = await Promise.allSettled([end(settleHold, id), end(releaseHold, id)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [settled] = answers
  expect(await balanceOf(lan)).toEqual({ available: settled.status === 'fulfilled' ? 0 : 30, held: 0 })
  expect(answers.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'points/hold-closed' } })
})

test('an order undone gives its points back once', async () => {
  const lan = await someone()
  await earn(order(lan, 30))
  const { id } = await hold(order(lan, 30))
  await expect(end(refundHold, id)).rejects.toMatchObject({ code: 'points/no-hold' })
  await end(settleHold, id)
  await Promise.all([end(refundHold, id), end(refundHold, id)])
  expect(await balanceOf(lan)).toEqual({ available: 30, held: 0 })
})

test('a key used for something else is refused', async () => {
  const lan = await someone()
  const first = order(lan, 30)
  await earn(first)
  for (const other of [{ amount: 31 }, { unit: 'visit' as const }, { reason: { kind: 'visit' as const, id: 'a' } }])
    await expect(earn({ ...first, ...other })).rejects.toMatchObject({
      code: expect.stringMatching(/^points\/key-used$/),
    })
  for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 60])
    await expect(earn(order(lan, amount))).rejects.toThrow('no amount')
})

test('another venue ends no hold of this one', async () => {
  const lan = await someone()
  await earn(order(lan, 30))
  const { id } = await hold(order(lan, 30))
  const other = await givenPage(server())
  const steal = inSystem((tx) => releaseHold(tx, { pageId: other.eid, holdId: id, at: now() }))
  await expect(steal).rejects.toMatchObject({ code: 'points/no-hold' })
})

test('nothing booked can be changed or taken away, by a screen or by the system', async () => {
  const lan = await someone()
  await earn(order(lan, 7))
  for (const statement of [
    sql`update points_transfers set amount = 8 where guest_id = ${lan}`,
    sql`update points_transfers set key = 'x' where guest_id = ${lan}`,
    sql`delete from points_transfers where guest_id = ${lan}`,
    sql`truncate points_transfers`,
  ]) {
    await expect(inSystem((tx) => tx.run(statement))).rejects.toThrow('permission denied')
    const scope = { pageId: page.eid, userId: page.owner.id }
    await expect(server().services.db.as(scope, (tx) => tx.run(statement))).rejects.toThrow('permission denied')
  }
  await expect(
    inSystem((tx) => tx.run(sql`update points_balances set available = -1 where guest_id = ${lan}`)),
  ).rejects.toThrow('points_balances_covered')
})

test('two guests who become one have what both had; taken apart, each has their own and nobody less than nothing', async () => {
  const [lan, phone] = [await someone(), await someone()]
  await earn(order(lan, 10))
  await earn(order(phone, 50))
  const { id } = await hold(order(phone, 20))
  await inSystem((tx) => mergeGuests(server().services, tx, { pageId: page.eid, from: phone, into: lan, why: 'test' }))
  expect(await balanceOf(lan)).toEqual({ available: 40, held: 20 })
  await end(settleHold, id)
  await hold(order(lan, 25))
  await inSystem(async (tx) => {
    const [merge] = await readMerges(tx, { pageId: page.eid, guestId: lan, now: now() })
    await unmergeGuests(server().services, tx, { pageId: page.eid, guestId: lan, mergeId: merge!.id })
  })
  expect(await balanceOf(lan)).toEqual({ available: 0, held: 25 })
  expect(await balanceOf(phone)).toEqual({ available: 15, held: 0 })
  expect(await pointFaults(server(), page.eid)).toEqual([])
})

test('an erased guest leaves the sums and no words', async () => {
  const lan = await someone()
  await earn(order(lan, 10, { note: 'Cô Lan ở quầy' }))
  await inSystem((tx) => eraseGuest(server().services, tx, { pageId: page.eid, guestId: lan }))
  expect(await balanceOf(lan)).toEqual({ available: 0, held: 0 })
  const notes = await inSystem((tx) =>
    tx.rows(sql`select note from points_transfers where guest_id = ${lan} and note <> ''`),
  )
  expect(notes).toEqual([])
  expect(await pointFaults(server(), page.eid)).toEqual([])
})
