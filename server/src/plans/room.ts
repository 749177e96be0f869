// What a page's plan limits. Counted under a lock: two at once would both find room.
import { limitOf, type PlanLimit, type PlanMetrics, type Subscription } from '@portico/contract/access.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'
import { countOf } from './usage.ts'

type PageLimit = { pageId: string; name: PlanLimit; now: Date }

/** How much of a thing a page's plan allows; undefined is without limit. */
export async function readPlanLimit(tx: Tx, { pageId, name, now }: PageLimit): Promise<number | undefined> {
  const plan = await tx.first(sql<{ subscription: Subscription; free: PlanMetrics | null }>`
    select ${SUBSCRIPTION} as subscription, (select other_metrics from plans where name = 'FREE') as free
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId}`)
  return limitOf(plan?.subscription, plan?.free, name, now)
}

/**
 * Counts what is left of a limit and keeps others from taking it until the transaction ends.
 * @returns undefined without a limit; negative where the page has more than its plan allows
 */
export async function holdPlanRest(tx: Tx, of: PageLimit): Promise<number | undefined> {
  const limit = await readPlanLimit(tx, of)
  if (limit === undefined) return undefined
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${of.name} ${of.pageId}`}, 0))`)
  const held = await tx.first(sql<{ count: number }>`select (${countOf(of.name, of.pageId, of.now)})::int as count`)
  return limit - (held?.count ?? 0)
}

/** Holds a place for one more until the transaction ends. @throws plan/limit when the plan has none */
export async function holdPlanRoom(tx: Tx, of: PageLimit): Promise<void> {
  const rest = await holdPlanRest(tx, of)
  if (rest !== undefined && rest < 1) throw fail('plan/limit')
}
