import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { adminPayments } from '@portico/contract/payments/differences.ts'
import { payments } from '@portico/contract/payments.ts'
import { plans, type PlanFields } from '@portico/contract/plans.ts'
import { cart } from '@portico/contract/plans/cart.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { startPayments, type PaymentsSimulator } from '../../../dev/simulators/payments/startPayments.ts'
import { sql } from '../core/db/database.ts'
import { makeEgress } from '../core/egress/egress.ts'
import { givenAdmin } from '../testing/admin.ts'
import { runningClock } from '../testing/clock.ts'
import { givenPage, givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { reconcileAll } from './reconcile.ts'
import { queryPending } from './sweep.ts'

const clock = runningClock()
const sim: PaymentsSimulator = await startPayments()
sim.state.ladderMs = [30, 60]
sim.state.now = () => clock.now().getTime()
const server = useServer({ clock, config: { paymentAccounts: sim.accounts } })
beforeAll(() => void (sim.sending.base = server().services.config.portalUrl))
afterAll(() => sim.close())

type Provider = (typeof sim.accounts)[number]['provider']
let keys = 0
const as = ({ token }: Person) => ({ token })
/** A token lasts a quarter of an hour. */
const wait = async (person: Person, minutes: number) => {
  clock.advance(minutes * 60)
  person.token = await server().services.tokens.signUser({ userId: person.id, family: person.family })
}
const start = async (person: Person, provider: Provider, amount = 50_000, key = `k${++keys}`) => {
  const order = await send(server(), payments.start, { body: { provider, amount, key } }, as(person))
  // The browser follows the redirect: VNPay knows of an order only then.
  if (provider === 'vnpay') expect((await fetch(order.url, { redirect: 'manual' })).status).toBe(302)
  return order
}
const read = ({ id }: { id: string }, person: Person) => send(server(), payments.read, { params: { id } }, as(person))
const balanceOf = async (person: Person) =>
  (await send(server(), accounts.read, { params: { userId: person.id } }, as(person))).finance.balance
const differencesOf = async (reference: string) => {
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql`select kind, ours, theirs, resolution from payment_differences where reference = ${reference} order by kind`,
    ),
  )
  return rows
}
const PROVIDERS: Provider[] = ['payos', 'vnpay', 'stripe']

test.each(PROVIDERS)(
  'a top-up by %s is credited when its notice comes, and once however often it comes',
  async (provider) => {
    const lan = await givenUser(server())
    const order = await start(lan, provider)
    expect(order).toMatchObject({ state: 'pending', amount: 50_000, url: expect.stringMatching(/^http/) })
    expect(order.qr.length > 0).toBe(provider === 'payos')
    await sim.pay(order.reference, { repeats: 3 })
    expect(await read(order, lan)).toMatchObject({ state: 'paid', invoiceNumber: expect.any(Number) })
    expect(await balanceOf(lan)).toBe(50_000)
    expect(sim.state.log.filter(({ reference }) => reference === order.reference)).toHaveLength(4)
  },
)

test.each(PROVIDERS)(
  'a forged notice of %s credits nothing, and a query finds the payment after all',
  async (provider) => {
    const lan = await givenUser(server())
    const order = await start(lan, provider)
    await sim.pay(order.reference, { isForged: true })
    expect(await balanceOf(lan)).toBe(0)
    expect(await read(order, lan)).toMatchObject({ state: 'pending' })
    expect(await send(server(), payments.check, { params: { id: order.id } }, as(lan))).toMatchObject({ state: 'paid' })
    expect(await balanceOf(lan)).toBe(50_000)
  },
)

test.each(PROVIDERS)('a payment by %s whose notice is lost is found by the job', async (provider) => {
  const lan = await givenUser(server())
  const order = await start(lan, provider)
  await sim.pay(order.reference, { isLost: true })
  expect(await balanceOf(lan)).toBe(0)
  clock.advance(3 * 60)
  await queryPending(server().services)
  expect(await balanceOf(lan)).toBe(50_000)
  expect(await read(order, lan)).toMatchObject({ state: 'paid' })
})

test('a provider that does not answer delays no payment by another', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const unanswered = await start(lan, 'payos')
  const lost = await start(minh, 'stripe')
  await start(lan, 'payos')
  await sim.pay(lost.reference, { isLost: true })
  clock.advance(3 * 60)
  const answer = Promise.withResolvers<void>()
  sim.state.held.payos = answer.promise
  const query = queryPending(server().services)
  let isOver = false
  void query.then(() => (isOver = true))
  await expect.poll(() => balanceOf(minh), { timeout: 10_000 }).toBe(50_000)
  expect(isOver).toBe(false)
  answer.resolve()
  await query
  expect(await read(unanswered, lan)).toMatchObject({ state: 'pending' })
})

test.each(PROVIDERS)('another amount than was asked is not credited by %s, and named', async (provider) => {
  const lan = await givenUser(server())
  const order = await start(lan, provider)
  await sim.pay(order.reference, { paidAmount: 20_000 })
  expect(await read(order, lan)).toMatchObject({ state: 'refused' })
  expect(await balanceOf(lan)).toBe(0)
  expect(await differencesOf(order.reference)).toMatchObject([{ kind: 'amount', ours: 50_000, theirs: 20_000 }])
})

test.each(PROVIDERS)(
  'a late notice of %s after the order is over is credited, and a failed one after the paid one changes nothing',
  async (provider) => {
    const lan = await givenUser(server())
    const order = await start(lan, provider)
    await wait(lan, 50)
    await queryPending(server().services)
    expect(await read(order, lan)).toMatchObject({ state: 'expired' })
    await sim.pay(order.reference, { isReordered: true })
    expect(await read(order, lan)).toMatchObject({ state: 'paid' })
    expect(await balanceOf(lan)).toBe(50_000)
  },
)

test.each(['payos', 'vnpay'] as const)(
  'a notice of %s about an order of another platform credits nobody and is named',
  async (provider) => {
    const lan = await givenUser(server())
    const order = await start(lan, provider)
    const otherReference = `8${order.reference.slice(1)}`
    await sim.pay(order.reference, { otherReference })
    expect(await balanceOf(lan)).toBe(0)
    expect(await differencesOf(otherReference)).toMatchObject([{ kind: 'unknown', ours: null, theirs: 50_000 }])
  },
)

test('a double click and a retry start one order; the same key for another amount is refused', async () => {
  const lan = await givenUser(server())
  const [one, two] = await Promise.all([start(lan, 'payos', 70_000, 'same'), start(lan, 'payos', 70_000, 'same')])
  expect(one.id).toBe(two.id)
  await expect(start(lan, 'payos', 80_000, 'same')).rejects.toMatchObject({ code: 'finance/key-used' })
  await expect(start(lan, 'payos', 9_999)).rejects.toMatchObject({ code: 'payment/amount' })
})

test('a cancelled payment is failed, and a second payment of one order is named', async () => {
  const lan = await givenUser(server())
  const order = await start(lan, 'payos')
  await sim.cancel(order.reference)
  expect(await read(order, lan)).toMatchObject({ state: 'failed' })
  const other = await start(lan, 'payos')
  await sim.pay(other.reference)
  await sim.pay(other.reference)
  expect(await balanceOf(lan)).toBe(50_000)
  expect(await differencesOf(other.reference)).toMatchObject([{ kind: 'twice' }])
})

test('nobody reads or checks another’s order, and a receipt is of what was paid', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const order = await start(lan, 'payos')
  const params = { id: order.id }
  await expect(read(order, minh)).rejects.toMatchObject({ code: 'payment/not-found' })
  await expect(send(server(), payments.check, { params }, as(minh))).rejects.toMatchObject({ status: 404 })
  await expect(send(server(), payments.invoice, { params }, as(lan))).rejects.toMatchObject({ code: 'payment/unpaid' })
  await sim.pay(order.reference)
  const body = {
    company: 'Công ty TNHH Hiên Nhà',
    taxCode: '0312345678-001',
    address: '12 Trần Quốc Toản, Quận 3',
    email: '',
  }
  expect(await send(server(), payments.saveBilling, { body }, as(lan))).toEqual(body)
  const { base64, filename } = await send(server(), payments.invoice, { params }, as(lan))
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(filename).toMatch(/^portico-\d+\.pdf$/)
})

test('a provider that does not answer fails the order at once and leaves the balance', async () => {
  const lan = await givenUser(server())
  const { egress } = server().services
  server().services.egress = makeEgress([])
  const failing = start(lan, 'stripe')
  await expect(failing).rejects.toMatchObject({ code: 'payment/unreachable' })
  server().services.egress = egress
  expect((await send(server(), payments.list, {}, as(lan))).rows).toMatchObject([{ state: 'failed' }])
})

test('the nightly comparison credits what was missed and names what only one side has', async () => {
  const admin = await givenAdmin(server())
  const lan = await givenUser(server())
  const [missed, invented] = [await start(lan, 'stripe', 60_000), await start(lan, 'stripe', 40_000)]
  await sim.pay(missed.reference, { isLost: true })
  await sim.pay(invented.reference)
  const theirs = sim.state.orders.find(({ reference }) => reference === invented.reference)!
  Object.assign(theirs, { state: 'open', paid: 0 })
  sim.state.orders.push({
    ...theirs,
    id: 'cs_stranger',
    reference: '777',
    state: 'paid',
    paid: 30_000,
    transaction: 'pi_stranger',
  })
  await queryPending(server().services)
  await wait(lan, 50)
  await wait(admin, 0)
  const rows = await reconcileAll(server().services)
  expect(rows).toMatchObject([
    { provider: 'payos', fault: '' },
    { provider: 'vnpay', fault: '' },
    { provider: 'stripe', fault: '' },
  ])
  expect(await differencesOf(missed.reference)).toMatchObject([{ kind: 'missing-here', resolution: 'credited' }])
  expect(await differencesOf(invented.reference)).toMatchObject([{ kind: 'missing-there', ours: 40_000 }])
  expect(await differencesOf('777')).toMatchObject([{ kind: 'unknown', theirs: 30_000 }])
  expect(await balanceOf(lan)).toBe(100_000)
  expect((await reconcileAll(server().services)).map(({ differences }) => differences)).toEqual([0, 0, 0])
  const { rows: open } = await send(
    server(),
    adminPayments.differences,
    { query: { state: 'open', limit: 100 } },
    as(admin),
  )
  const row = open.find(({ reference }) => reference === invented.reference)!
  expect(row).toMatchObject({ owner: lan.email })
  const resolve = { params: { id: row.id }, body: { resolution: 'Đã hoàn tiền cho khách' } }
  expect(await send(server(), adminPayments.resolve, resolve, as(admin))).toMatchObject({
    resolvedAt: expect.any(String),
  })
  await expect(
    send(server(), adminPayments.resolve, { ...resolve, body: { resolution: 'khác' } }, as(admin)),
  ).rejects.toMatchObject({ code: 'payment/resolved' })
})

test('a cart paid by a provider is bought when the money comes, and one that changed meanwhile stays in the wallet', async () => {
  const admin = await givenAdmin(server())
  const metrics: PlanFields['other_metrics'] = { videoUpload: 0, cta: 0, modules: [] }
  const fields = { price: 90_000, currency: 'VND', period: 'month', other_metrics: metrics, isOnSale: true } as const
  const plan = await send(server(), plans.create, { body: { ...fields, name: 'GÓI QR' } }, as(admin))
  const page = await givenPage(server())
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = null where page_id = ${page.eid}`),
  )
  const put = () =>
    send(server(), cart.put, { params: { pageId: page.eid }, body: { planId: plan.id, periods: 1 } }, as(page.owner))
  const begin = (amount: number) =>
    send(
      server(),
      payments.start,
      { body: { provider: 'payos', amount, key: `c${++keys}`, forCart: true } },
      as(page.owner),
    )
  await put()
  await expect(begin(80_000)).rejects.toMatchObject({ code: 'cart/changed' })
  const order = await begin(90_000)
  await sim.pay(order.reference, { repeats: 1 })
  expect(await balanceOf(page.owner)).toBe(0)
  expect(await send(server(), pageLicense.read, {}, { token: page.token })).toMatchObject({
    plan: { id: plan.id },
    state: 'active',
  })
  await put()
  const second = await begin(90_000)
  await send(server(), plans.update, { params: { id: plan.id }, body: { price: 95_000 } }, as(admin))
  await sim.pay(second.reference)
  expect(await read(second, page.owner)).toMatchObject({ state: 'paid', isForCart: true })
  expect(await balanceOf(page.owner)).toBe(90_000)
  expect((await send(server(), cart.read, {}, as(page.owner))).lines).toMatchObject([{ problem: 'price' }])
})
