// A plan is bought from the balance: the money and the time in one transaction, once for each key.
import type { Plan } from '@portico/contract/plans.ts'
import type { LicenceReceipt } from '@portico/contract/plans/pageLicense.ts'
import { monthsOf } from '@portico/contract/plans/terms.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { issueInvoice, readFinance, transfer } from '../finance/index.ts'
import { readPlans } from './planRows.ts'
import { lockSubscription, planTerm, receiptOf, writeSubscription } from './subscription.ts'

type Wish = { planId: string; periods: number }

/** What the plan would do and cost. @throws plan/not-found, plan/lifetime, finance/currency */
export function previewPurchase({ db, clock, page, user }: PageContext, wish: Wish): Promise<LicenceReceipt> {
  return db.asSystem(async (tx) => {
    const held = await lockSubscription(tx, page.id)
    const { plan, balance } = await readSale(tx, user.id, wish.planId)
    const to = await planTerm(tx, held, { planId: plan.id, term: termOf(plan, wish) }, clock.now())
    const total = plan.price * wish.periods
    return receiptOf(to, { total, currency: plan.currency, balance: balance - total })
  })
}

/**
 * Buys. A purchase repeated under its key answers the first one's outcome.
 * @throws plan/not-found, plan/price-changed, plan/lifetime, finance/insufficient, finance/currency
 */
export function buyPlan(context: PageContext, wish: Wish & { price: number; key: string }): Promise<LicenceReceipt> {
  const { db, clock, page, user, note } = context
  return db.asSystem(async (tx) => {
    const at = clock.now()
    const held = await lockSubscription(tx, page.id)
    const { plan } = await readSale(tx, user.id, wish.planId)
    const { currency, name } = plan
    if (plan.price !== wish.price) throw fail('plan/price-changed', { price: 'field/invalid' })
    const total = plan.price * wish.periods
    note({ id: page.id, name })
    const from = { userId: user.id }
    const order = { key: `plan ${page.id} ${wish.key}`, from, to: { side: 'sales' }, amount: total, currency } as const
    const reason = `${name} × ${wish.periods}`
    const booked = total > 0 ? await transfer(tx, at, { ...order, reason, by: user.id }) : undefined
    const balance = booked?.balanceAfter.from ?? (await readFinance(tx, user.id)).balance
    if (booked && !booked.isNew) return receiptOf({ ...held, convertedDays: 0 }, { total, currency, balance })
    const to = await planTerm(tx, held, { planId: plan.id, term: termOf(plan, wish) }, at)
    await writeSubscription(tx, page.id, to, { kind: 'purchase', by: user.id, at })
    const lines = [{ what: reason, amount: total }]
    await issueInvoice(tx, at, { userId: user.id, key: order.key, lines, total, currency })
    tx.notify(page.id, 'finance')
    return receiptOf(to, { total, currency, balance })
  })
}

function termOf({ period }: Pick<Plan, 'period'>, { periods }: Wish) {
  return { months: monthsOf(period) * periods, days: null }
}

async function readSale(tx: Tx, userId: string, planId: string) {
  const [plan] = await readPlans(tx, sql`l.id = ${planId} and l.is_on_sale and l.retired_at is null`)
  if (!plan) throw fail('plan/not-found')
  const { balance, currency } = await readFinance(tx, userId)
  if (currency !== plan.currency) throw fail('finance/currency')
  return { plan, balance }
}
