import { expect, test } from 'vitest'
import { plans, type PlanFields } from '@portico/contract/plans.ts'
import { cart } from '@portico/contract/plans/cart.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { vouchers } from '@portico/contract/plans/vouchers.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../../core/db/database.ts'
import { credit } from '../../finance/index.ts'
import { givenAdmin } from '../../testing/admin.ts'
import { givenMember, givenPage, send, type Person, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()
const as = ({ token }: { token: string }) => ({ token })
let made = 0

async function givenPlan(price = 200_000, currency = 'VND') {
  const admin = await givenAdmin(server())
  const metrics: PlanFields['other_metrics'] = { videoUpload: 1, cta: 0, modules: [] }
  const fields = { price, currency, period: 'month', other_metrics: metrics, isOnSale: true } as const
  const plan = await send(server(), plans.create, { body: { ...fields, name: `GÓI ${++made}` } }, as(admin))
  return { admin, plan }
}

/** A page on FREE, whose owner has money. */
async function givenBuyer(amount = 1_000_000): Promise<Venue> {
  const page = await givenPage(server())
  await startFree(page.eid)
  if (amount > 0)
    await credit(server().services, { userId: page.owner.id, amount, reason: '', key: `cart ${page.eid}` })
  return page
}
const startFree = (eid: string) =>
  server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = null where page_id = ${eid}`),
  )
const put = (owner: Person, pageId: string, planId: string, periods = 1) =>
  send(server(), cart.put, { params: { pageId }, body: { planId, periods } }, as(owner))
const read = (owner: Person) => send(server(), cart.read, {}, as(owner))
const pay = (owner: Person, total: number, key = crypto.randomUUID()) =>
  send(server(), cart.pay, { body: { total, key } }, as(owner))
const planOf = async (page: Venue) => (await send(server(), pageLicense.read, {}, as(page))).plan.id

test('plans for two pages are paid at once, and a double click buys them once', async () => {
  const [{ plan }, { plan: other }] = [await givenPlan(), await givenPlan(50_000)]
  const page = await givenBuyer()
  const { eid: second } = await send(server(), pages.create, { body: { name: 'Quán Hai' } }, as(page.owner))
  await startFree(second)
  await put(page.owner, page.eid, plan.id, 3)
  const filled = await put(page.owner, second, other.id, 2)
  expect(filled).toMatchObject({ total: 700_000, balance: 1_000_000, lines: [{ problem: null }, { problem: null }] })
  const key = crypto.randomUUID()
  const [one, two] = await Promise.all([pay(page.owner, 700_000, key), pay(page.owner, 700_000, key)])
  expect(one).toEqual(two)
  expect(one.lines).toHaveLength(2)
  expect(await planOf(page)).toBe(plan.id)
  expect(await read(page.owner)).toMatchObject({ lines: [], balance: 300_000, total: 0 })
  await expect(pay(page.owner, 0)).rejects.toMatchObject({ code: 'cart/empty' })
})

test('a cart is kept, and what changed meanwhile is said before it is paid', async () => {
  const { admin, plan } = await givenPlan()
  const page = await givenBuyer()
  await put(page.owner, page.eid, plan.id)
  await send(server(), plans.update, { params: { id: plan.id }, body: { price: 250_000 } }, as(admin))
  expect(await read(page.owner)).toMatchObject({
    total: 250_000,
    lines: [{ problem: 'price', oldPrice: 200_000, price: 250_000 }],
  })
  await expect(pay(page.owner, 200_000)).rejects.toMatchObject({ code: 'cart/changed' })
  await send(server(), plans.remove, { params: { id: plan.id } }, as(admin))
  expect(await read(page.owner)).toMatchObject({ total: 0, lines: [{ problem: 'plan' }] })
  await expect(pay(page.owner, 0)).rejects.toMatchObject({ code: 'cart/problem' })
  const params = { pageId: page.eid }
  expect(await send(server(), cart.remove, { params }, as(page.owner))).toMatchObject({ lines: [] })
})

test('too little money, another currency, a plan for life and a page of others are refused, and nothing is half bought', async () => {
  const { plan } = await givenPlan()
  const { plan: dollars } = await givenPlan(900, 'USD')
  const page = await givenBuyer(100_000)
  await put(page.owner, page.eid, plan.id)
  await expect(pay(page.owner, 200_000)).rejects.toMatchObject({ code: 'finance/insufficient' })
  expect(await planOf(page)).not.toBe(plan.id)
  expect(await put(page.owner, page.eid, dollars.id)).toMatchObject({ total: 0, lines: [{ problem: 'currency' }] })
  const stranger = await givenBuyer()
  await expect(put(stranger.owner, page.eid, plan.id)).rejects.toMatchObject({ code: 'page/not-found' })
  const clerk = await givenMember(server(), page, 'staff')
  await expect(put(clerk, page.eid, plan.id)).rejects.toMatchObject({ code: 'auth/forbidden' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = true, plan_id = ${plan.id} where page_id = ${page.eid}`),
  )
  expect(await put(page.owner, page.eid, plan.id)).toMatchObject({ lines: [{ problem: 'lifetime' }] })
})

test('a voucher takes its share off, once for each user and never more often than it may', async () => {
  const { admin, plan } = await givenPlan()
  const give = (body: object) =>
    send(
      server(),
      vouchers.create,
      {
        body: {
          code: `GIAM-${++made}`,
          percent: null,
          amount: null,
          currency: 'VND',
          mostUses: null,
          validUntil: null,
          ...body,
        },
      },
      as(admin),
    )
  const half = await give({ percent: 50, mostUses: 1 })
  const buyers = await Promise.all([1, 2, 3].map(() => givenBuyer()))
  const use = (owner: Person, code: string | null) => send(server(), cart.useVoucher, { body: { code } }, as(owner))
  for (const { owner, eid } of buyers) {
    await put(owner, eid, plan.id)
    expect(await use(owner, half.code.toLowerCase())).toMatchObject({ discount: 100_000, total: 100_000 })
  }
  const answers = await Promise.allSettled(buyers.map(({ owner }) => pay(owner, 100_000)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = buyers[answers.findIndex(({ status }) => status === 'rejected')]!.owner
  expect(await read(late)).toMatchObject({ voucher: null, total: 200_000 })
  await expect(use(late, half.code)).rejects.toMatchObject({ code: 'voucher/over' })
  const much = await give({ amount: 900_000 })
  expect(await use(late, much.code)).toMatchObject({ discount: 200_000, total: 0 })
  expect(await pay(late, 0)).toMatchObject({ total: 0, discount: 200_000 })
  await expect(use(late, much.code)).rejects.toMatchObject({ code: 'voucher/used' })
  await send(server(), vouchers.revoke, { params: { id: much.id } }, as(admin))
  await expect(use(buyers[0]!.owner, much.code)).rejects.toMatchObject({ code: 'voucher/over' })
  await expect(use(late, 'KHONG-CO')).rejects.toMatchObject({ code: 'voucher/not-found' })
})
