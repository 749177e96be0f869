// One page's subscription changes here and nowhere else, with a row of its history.
import type { LicenceReceipt } from '@portico/contract/plans/pageLicense.ts'
import { convertRest, endOf, stateOf, type Term } from '@portico/contract/plans/terms.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { FREE_PLAN, readPlans } from './planRows.ts'

export type HeldPlan = {
  planId: string
  plan: string
  endDate: string | null
  isLifetime: boolean
  anchorDay: number
}
/** What a page would have, and the days of another plan that went into it. */
export type PlannedTerm = HeldPlan & { convertedDays: number }
export type ChangeKind = 'licence' | 'trial' | 'purchase' | 'renewal' | 'admin'

/** Locks the page's subscription until the transaction ends. A page without one is on FREE. */
export async function lockSubscription(tx: Tx, pageId: string): Promise<HeldPlan> {
  await tx.run(
    sql`insert into subscriptions (page_id, plan_id) values (${pageId}, ${FREE_PLAN}) on conflict do nothing`,
  )
  // Locked before it is read: a join would lose a row whose plan changed while this waited.
  await tx.run(sql`select 1 from subscriptions where page_id = ${pageId} for update`)
  const held = await tx.first(sql<HeldPlan>`
    select s.plan_id, l.name as plan, s.end_date, s.is_lifetime, s.anchor_day
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId}`)
  return held!
}

/**
 * What a page has after a term of a plan is added: more of the same stacks onto its end, another plan begins now and
 * takes what is left of the paid time with it.
 * @throws plan/lifetime where the page has what lasts for life already
 */
export async function planTerm(
  tx: Tx,
  held: HeldPlan,
  to: { planId: string; term: Term },
  now: Date,
): Promise<PlannedTerm> {
  const rows = await readPlans(tx, sql`l.id = any(${[held.planId, to.planId]}::uuid[])`)
  const [from, next] = [held.planId, to.planId].map((id) => rows.find((row) => row.id === id))
  if (!from || !next) throw fail('plan/not-found')
  if (held.isLifetime && held.plan.toUpperCase() !== 'FREE') throw fail('plan/lifetime')
  const isRunning = stateOf({ name: held.plan, ...held }, now) === 'active'
  const oldEnd = isRunning && held.endDate !== null ? new Date(held.endDate) : now
  const isSame = held.planId === to.planId && isRunning
  const convertedMs = isSame ? 0 : convertRest(oldEnd.getTime() - now.getTime(), from, next)
  const anchorDay = isSame ? held.anchorDay : now.getUTCDate()
  const end = endOf(isSame ? oldEnd : new Date(now.getTime() + convertedMs), to.term, anchorDay)
  const endDate = end?.toISOString() ?? null
  return {
    planId: next.id,
    plan: next.name,
    endDate,
    isLifetime: end === null,
    // After converted days the month begins on another day.
    anchorDay: convertedMs > 0 && to.term.months !== null ? (end ?? now).getUTCDate() : anchorDay,
    convertedDays: Math.round(convertedMs / DAY_MS),
  }
}

type Change = { kind: ChangeKind; by: string | null; reason?: string; at: Date }

/** Writes what a page has from now on, and how it came to it. */
export async function writeSubscription(
  tx: Tx,
  pageId: string,
  to: HeldPlan,
  { kind, by, reason = '', at }: Change,
): Promise<void> {
  // The owner agreed to renew this plan, not another.
  const keeps = sql`plan_id = ${to.planId} and not ${to.isLifetime}`
  await tx.run(sql`
    update subscriptions set plan_id = ${to.planId}, end_date = ${to.endDate}, is_lifetime = ${to.isLifetime},
      anchor_day = ${to.anchorDay}, renews_by = case when ${keeps} then renews_by end,
      renew_price = case when ${keeps} then renew_price end where page_id = ${pageId}`)
  await tx.run(sql`
    insert into subscription_changes (page_id, id, kind, plan_id, end_date, is_lifetime, reason, by_user, at)
    values (${pageId}, ${newId(at)}, ${kind}, ${to.planId}, ${to.endDate}, ${to.isLifetime}, ${reason}, ${by}, ${at})`)
  tx.notify(pageId, 'license')
}

/** What the owner reads of it. */
export function receiptOf(
  to: PlannedTerm,
  money: Pick<LicenceReceipt, 'total' | 'currency' | 'balance'>,
): LicenceReceipt {
  const { plan, endDate: end_date, isLifetime, convertedDays } = to
  return { plan, end_date, isLifetime, convertedDays, ...money }
}
