// Good requests for the calls about plans and licence codes, and a change of the venue's subscription.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { hashCode, makeCode, readCode } from '../../plans/codeText.ts'
import { WHOLE_PLAN } from '../../plans/planRows.ts'
import type { Sample } from './fire.ts'
import { turnTwoStepsOn } from './templateSamples.ts'
import type { World } from './world.ts'

export type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
/** A request an administrator makes, who has turned two-step sign-in on. */
export function asAdmin(make: MakeSample): MakeSample {
  return async (world) => {
    await turnTwoStepsOn(world)
    return make(world)
  }
}
const metrics = { videoUpload: 0, cta: 0, modules: [], limits: {} }
const fields = { price: 99_000, currency: 'VND', period: 'month', other_metrics: metrics, isOnSale: true }

export const planSamples: Record<string, MakeSample> = {
  'plans.all': asAdmin(() => ({})),
  'plans.create': asAdmin(({ page }) => ({
    body: { ...fields, name: `Gói ${page.eid.slice(-12)} ${newId(new Date()).slice(-6)}` },
  })),
  'plans.update': asAdmin(async (world) => ({ params: { id: await givenPlan(world) }, body: { price: 120_000 } })),
  'plans.remove': asAdmin(async (world) => ({ params: { id: await givenPlan(world) } })),
  'plans.sell': asAdmin(() => ({ body: { isSelling: true } })),
  'subscriptions.list': asAdmin(() => ({})),
  'subscriptions.change': asAdmin(({ page }) => ({
    params: { pageId: page.eid },
    body: { planId: WHOLE_PLAN, end_date: null, isLifetime: true, reason: 'Đối tác' },
  })),
  'licenceCodes.list': asAdmin(() => ({})),
  'licenceCodes.create': asAdmin(() => ({
    body: { name: 'Đợt', planId: WHOLE_PLAN, months: 1, days: null, isTrial: false, validUntil: null, count: 2 },
  })),
  'licenceCodes.codes': asAdmin(async (world) => ({ params: { id: (await givenCode(world)).batchId } })),
  'licenceCodes.revoke': asAdmin(async (world) => ({ params: { id: (await givenCode(world)).batchId }, body: {} })),
  'cart.put': async (world) => ({
    params: { pageId: world.page.eid },
    body: { planId: await givenPlan(world), periods: 1 },
  }),
  'cart.remove': async (world) => {
    await givenLine(world)
    return { params: { pageId: world.page.eid } }
  },
  'cart.useVoucher': () => ({ body: { code: null } }),
  'cart.pay': async (world) => {
    await startTerm(world)
    await givenLine(world)
    return { body: { total: 0, key: newId(new Date()) } }
  },
  'vouchers.list': asAdmin(() => ({})),
  'vouchers.create': asAdmin(() => ({
    body: {
      code: `V-${newId(new Date()).slice(-12).toUpperCase()}`,
      percent: 10,
      amount: null,
      currency: 'VND',
      mostUses: null,
      validUntil: null,
    },
  })),
  'vouchers.revoke': asAdmin(async (world) => ({ params: { id: await givenVoucher(world) } })),
  'pageLicense.redeem': async (world) => {
    await startTerm(world)
    return { body: { code: (await givenCode(world)).code } }
  },
  'pageLicense.renew': () => ({ body: { isOn: false, price: 0 } }),
  'pageLicense.purchase': async (world) => {
    await startTerm(world)
    return { body: { planId: await givenPlan(world), periods: 1, price: 0, key: newId(new Date()) } }
  },
  'pageLicense.preview': async (world) => {
    await startTerm(world)
    return { body: { code: (await givenCode(world)).code } }
  },
}

async function givenPlan({ running: { services } }: World): Promise<string> {
  const id = newId(services.clock.now())
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into plans (id, name, is_on_sale) values (${id}, ${`plan ${id.slice(-12)}`}, true)`),
  )
  return id
}

/** A free plan for the page in its owner's cart. */
async function givenLine(world: World): Promise<void> {
  const { running, page } = world
  const [planId, now] = [await givenPlan(world), running.services.clock.now()]
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into carts (user_id, updated_at) values (${page.owner.id}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into cart_lines (user_id, for_page, plan_id, periods, price, added_at)
      values (${page.owner.id}, ${page.eid}, ${planId}, 1, 0, ${now})
      on conflict (user_id, for_page) do update set plan_id = excluded.plan_id, price = 0`)
  })
}

async function givenVoucher({ running: { services }, admin }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into vouchers (id, code, percent, created_by, created_at)
      values (${id}, ${`W-${id.slice(-12).toUpperCase()}`}, 10, ${admin.id}, ${now})`),
  )
  return id
}

async function givenCode({ running: { services }, admin }: World): Promise<{ batchId: string; code: string }> {
  const now = services.clock.now()
  const [batchId, code] = [newId(now), makeCode()]
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into licence_batches (id, name, plan_id, months, is_trial, created_by, created_at)
      values (${batchId}, 'Đợt', ${WHOLE_PLAN}, 1, false, ${admin.id}, ${now})`)
    await tx.run(sql`insert into licence_codes (batch_id, number, hash, sealed)
      values (${batchId}, 1, ${hashCode(services.secrets, readCode(code)!)}, ${services.secrets.seal(code)})`)
  })
  return { batchId, code }
}

/** What lasts for life takes no code; the plan goes on, because other calls need it. */
async function startTerm({ running: { services }, page }: World): Promise<void> {
  const end = new Date(services.clock.now().getTime() + 30 * 86_400_000)
  await services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = ${end} where page_id = ${page.eid}`),
  )
}

/** A change of the venue's subscription, and the notices of its end. */
export async function fillPlans({ running: { services }, page: { eid, owner } }: World): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into subscription_changes (page_id, id, kind, plan_id, is_lifetime, reason, by_user, at)
      values (${eid}, ${newId(now)}, 'admin', ${WHOLE_PLAN}, false, ${`reason of ${eid}`}, ${owner.id}, ${now})`)
    await tx.run(sql`insert into plan_notices (page_id, end_date, stage, at)
      values (${eid}, ${now}, '14', ${now}) on conflict do nothing`)
  })
}
