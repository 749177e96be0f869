import { expect, test } from 'vitest'
import { plans, type PlanFields } from '@portico/contract/plans.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql } from '../../core/db/database.ts'
import { credit, readFinance } from '../../finance/index.ts'
import { givenAdmin } from '../../testing/admin.ts'
import { handClock } from '../../testing/clock.ts'
import { givenMember, givenPage, send, type Person, type Venue } from '../../testing/given.ts'
import { moneyFaults } from '../../testing/money.ts'
import { useServer } from '../../testing/server.ts'
import { tellEndings } from './notices.ts'
import { renewDue } from './renew.ts'

const clock = handClock(new Date('2028-01-31T09:00:00Z'))
const server = useServer({ clock })
const stop = new AbortController().signal
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)
const admin = async () => ({ token: (await givenAdmin(server())).token })
let made = 0

async function givenPlan(price = 100_000) {
  const metrics: PlanFields['other_metrics'] = { videoUpload: 1, cta: 1, modules: ['*'], limits: {} }
  const fields = { price, currency: 'VND', period: 'month', other_metrics: metrics, isOnSale: true } as const
  return send(server(), plans.create, { body: { ...fields, name: `THÁNG ${++made}` } }, await admin())
}

/** A page that bought a month of a plan today, with money left. */
async function givenBuyer(left = 0) {
  const [page, plan] = [await givenPage(server()), await givenPlan()]
  await inSystem((tx) =>
    tx.run(sql`
      update subscriptions set is_lifetime = false, end_date = null, plan_id = (select id from plans where name = 'FREE')
      where page_id = ${page.eid}`),
  )
  await topUp(page, plan.price + left)
  const body = { planId: plan.id, periods: 1, price: plan.price, key: 'first' }
  const { end_date: end } = await send(server(), pageLicense.purchase, { body }, await tokenOf(page))
  return { page, plan, end: end! }
}
const topUp = (page: Venue, amount: number) =>
  credit(server().services, { userId: page.owner.id, amount, reason: 'FT', key: `renewal ${++made}` })

/** Of the hour that the clock shows. */
async function tokenOf({ eid, owner }: Venue, { id, family }: Person = owner) {
  return { token: await server().services.tokens.signPage({ userId: id, family, pageId: eid }) }
}
const license = async (page: Venue) => send(server(), pageLicense.read, {}, await tokenOf(page))
const switchOn = async (page: Venue, price: number, isOn = true) =>
  send(server(), pageLicense.renew, { body: { isOn, price } }, await tokenOf(page))
const balanceOf = ({ owner }: Venue) => inSystem(async (tx) => (await readFinance(tx, owner.id)).balance)
const before = (end: string, days: number) => clock.set(new Date(Date.parse(end) - days * DAY_MS))
/** Two workers at once. */
const renew = () => Promise.all([renewDue(server().services, stop), renewDue(server().services, stop)])
const tell = () => Promise.all([tellEndings(server().services, stop), tellEndings(server().services, stop)])
const told = async ({ eid }: Venue) => {
  const rows = await inSystem((tx) =>
    tx.rows(sql<{ kind: string; data: { days?: number; how?: string } }>`
      select kind, data from happenings where page_id = ${eid} and kind like 'plan.%' order by id`),
  )
  return rows.map(({ kind, data }) => [kind, data.days ?? data.how].filter(Boolean).join(' '))
}

test('a plan renews itself a day before its end, once, and keeps its day of the month through February', async () => {
  clock.set(new Date('2028-01-31T09:00:00Z'))
  const { page, plan, end } = await givenBuyer(250_000)
  expect(end).toBe('2028-02-29T09:00:00.000Z')
  expect(await license(page)).toMatchObject({
    renewal: { isOn: false, price: 100_000, at: '2028-02-28T09:00:00.000Z' },
  })
  expect(await switchOn(page, plan.price)).toMatchObject({ renewal: { isOn: true, by: 'Lan', obstacle: null } })
  before(end, 1.1)
  await renew()
  expect(await balanceOf(page)).toBe(250_000)
  before(end, 1)
  await renew()
  await renew()
  expect(await license(page)).toMatchObject({
    end_date: '2028-03-31T09:00:00.000Z',
    renewal: { isOn: true },
    history: [{ kind: 'renewal', by: 'Lan' }, { kind: 'purchase' }],
  })
  expect(await balanceOf(page)).toBe(150_000)
  expect(await told(page)).toEqual(['plan.renewed'])
  before('2028-03-31T09:00:00.000Z', 0.5)
  await renew()
  expect((await license(page)).end_date).toBe('2028-04-30T09:00:00.000Z')
  await switchOn(page, plan.price, false)
  before('2028-04-30T09:00:00.000Z', 0.5)
  await renew()
  expect(await balanceOf(page)).toBe(50_000)
  expect(await moneyFaults(server().services)).toEqual([])
})

test('without the money the owner is told once, and the plan renews as soon as it is there, also in the days of grace', async () => {
  const { page, plan, end } = await givenBuyer(30_000)
  await switchOn(page, plan.price)
  before(end, 1)
  await renew()
  await renew()
  expect(await told(page)).toEqual(['plan.unrenewed money'])
  expect((await license(page)).renewal).toMatchObject({ obstacle: 'money' })
  before(end, -3)
  expect((await license(page)).state).toBe('grace')
  await topUp(page, 70_000)
  await renew()
  expect(await license(page)).toMatchObject({ state: 'active' })
  expect(await balanceOf(page)).toBe(0)
  expect(await told(page)).toEqual(['plan.unrenewed money', 'plan.renewed'])
})

test('a higher price, a plan no longer sold and an owner who left wait for a person; a lower price is paid', async () => {
  const { page, plan, end } = await givenBuyer(500_000)
  await switchOn(page, plan.price)
  const change = async (body: Partial<PlanFields>) =>
    send(server(), plans.update, { params: { id: plan.id }, body }, await admin())
  before(end, 1)
  await change({ price: 120_000 })
  await renew()
  expect((await license(page)).renewal).toMatchObject({ obstacle: 'price', agreed: 100_000, price: 120_000 })
  await expect(switchOn(page, 100_000)).rejects.toMatchObject({ code: 'plan/price-changed' })
  await change({ price: 90_000, isOnSale: false })
  await renew()
  expect((await license(page)).renewal).toMatchObject({ obstacle: 'sale' })
  await change({ isOnSale: true })
  await inSystem((tx) => tx.run(sql`update members set role = 'analyst' where user_id = ${page.owner.id}`))
  await renew()
  expect(await balanceOf(page)).toBe(500_000)
  await inSystem((tx) => tx.run(sql`update members set role = 'owner' where user_id = ${page.owner.id}`))
  await renew()
  expect(await balanceOf(page)).toBe(410_000)
  const manager = await givenMember(server(), page, 'manager')
  const by = await tokenOf(page, manager)
  await expect(send(server(), pageLicense.renew, { body: { isOn: false, price: 0 } }, by)).rejects.toMatchObject({
    status: 403,
  })
})

test('another plan does not renew by what was agreed for the first, and one for life has nothing to renew', async () => {
  const { page, plan } = await givenBuyer(1_000_000)
  await switchOn(page, plan.price)
  const other = await givenPlan(300_000)
  const body = { planId: other.id, periods: 1, price: other.price, key: 'other' }
  await send(server(), pageLicense.purchase, { body }, await tokenOf(page))
  expect((await license(page)).renewal).toMatchObject({ isOn: false, price: 300_000 })
  await inSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = true, end_date = null where page_id = ${page.eid}`),
  )
  expect((await license(page)).renewal).toBeNull()
  await expect(switchOn(page, 300_000)).rejects.toMatchObject({ code: 'plan/not-found' })
})

test('the end is told 14, 7 and 1 days before, at the end and after the grace: each once, whatever died between', async () => {
  const { page, end } = await givenBuyer()
  const days = [15, 14, 13.9, 7, 6, 1, 0.5, 0, -3, -7, -8]
  for (const day of days) {
    before(end, day)
    await tell()
  }
  expect(await told(page)).toEqual(['plan.ending 14', 'plan.ending 7', 'plan.ending 1', 'plan.ended', 'plan.stopped'])
  const { page: late, end: lateEnd } = await givenBuyer()
  before(lateEnd, 5)
  await tell()
  expect(await told(late), 'of what was missed only the last is told').toEqual(['plan.ending 7'])
})
