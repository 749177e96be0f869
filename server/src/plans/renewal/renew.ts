// Plans renew themselves from the balance of the owner who switched it on: a day before the end, and again until it works.
import { DAY_MS } from '@portico/contract/dates.ts'
import { allows } from '@portico/contract/access.ts'
import type { RenewalObstacle } from '@portico/contract/plans/renewal.ts'
import { GRACE_DAYS, monthsOf } from '@portico/contract/plans/terms.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { issueInvoice, readFinance, transfer } from '../../finance/index.ts'
import { readPlans, type StoredPlan } from '../planRows.ts'
import { lockSubscription, planTerm, writeSubscription } from '../subscription.ts'
import { noteOnce } from './noteOnce.ts'

/** How long before its end a plan is renewed: there is a day left to put in money. */
export const AHEAD_MS = DAY_MS

type Due = { pageId: string; endDate: string }

/** Renews what is due, each page by itself. */
export async function renewDue({ db, clock }: Pick<Services, 'db' | 'clock'>, stop: AbortSignal): Promise<void> {
  const now = clock.now()
  const [latest, earliest] = [now.getTime() + AHEAD_MS, now.getTime() - GRACE_DAYS * DAY_MS].map((ms) => new Date(ms))
  const due = await db.asSystem((tx) =>
    tx.rows(sql<Due>`
      select s.page_id, s.end_date from subscriptions s join pages p on p.id = s.page_id and p.deleted_at is null
      where s.renews_by is not null and not s.is_lifetime and s.end_date <= ${latest} and s.end_date > ${earliest}
      order by s.end_date`),
  )
  await eachAlone(due, async (one) => {
    if (!stop.aborted) await db.asSystem((tx) => renewOne(tx, one, now))
  })
}

async function renewOne(tx: Tx, { pageId, endDate }: Due, now: Date): Promise<void> {
  const held = await lockSubscription(tx, pageId)
  const wish = await readRenewal(tx, pageId)
  // Somebody was faster: renewed by hand, or switched off.
  if (held.endDate !== endDate || !wish) return
  const { plan, userId } = wish
  const obstacle = await findObstacle(tx, pageId, wish)
  const said = { name: plan.name, amount: plan.price, currency: plan.currency }
  if (obstacle) {
    if (await noteOnce(tx, pageId, endDate, 'unrenewed', now)) {
      const data = { ...said, since: endDate, how: obstacle }
      await publishEvent(tx, { pageId, kind: 'plan.unrenewed', data, at: now })
    }
    return
  }
  const key = `renewal ${pageId} ${endDate}`
  const [reason, amount, currency] = [`${plan.name} × 1`, plan.price, plan.currency]
  if (amount > 0)
    await transfer(tx, now, { key, from: { userId }, to: { side: 'sales' }, amount, currency, reason, by: userId })
  await issueInvoice(tx, now, { userId, key, lines: [{ what: reason, amount }], total: amount, currency })
  const to = await planTerm(tx, held, { planId: plan.id, term: { months: monthsOf(plan.period), days: null } }, now)
  await writeSubscription(tx, pageId, to, { kind: 'renewal', by: userId, at: now })
  await publishEvent(tx, { pageId, kind: 'plan.renewed', data: { ...said, since: to.endDate! }, at: now })
  tx.notify(pageId, 'finance')
}

/** What an owner agreed to. */
export type Renewal = { userId: string; price: number; plan: StoredPlan & { isRetired: boolean } }

/** Undefined where it is switched off. */
export async function readRenewal(tx: Tx, pageId: string): Promise<Renewal | undefined> {
  const row = await tx.first(sql<{ userId: string; price: number; planId: string; isRetired: boolean }>`
    select s.renews_by as user_id, s.renew_price as price, s.plan_id, l.retired_at is not null as is_retired
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId} and s.renews_by is not null`)
  if (!row) return undefined
  const [plan] = await readPlans(tx, sql`l.id = ${row.planId}`)
  return { userId: row.userId, price: row.price, plan: { ...plan!, isRetired: row.isRetired } }
}

/** What stands in the way of a renewal at this moment. @param tx of the system role */
export async function findObstacle(
  tx: Tx,
  pageId: string,
  { userId, price, plan }: Renewal,
): Promise<RenewalObstacle | undefined> {
  const member = await tx.first(
    sql<{ role: string }>`select role from members where page_id = ${pageId} and user_id = ${userId}`,
  )
  if (!allows(member?.role, 'page.license:buy')) return 'right'
  if (!plan.isOnSale || plan.isRetired) return 'sale'
  if (plan.price > price) return 'price'
  const { balance, currency } = await readFinance(tx, userId)
  if (plan.price === 0) return undefined
  if (currency !== plan.currency) return 'currency'
  return balance < plan.price ? 'money' : undefined
}
