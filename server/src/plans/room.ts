// What a page's plan limits. Counted under a lock: two at once would both find room.
import type { RawBuilder } from 'kysely'
import { limitOf, type PlanLimit, type PlanMetrics, type Subscription } from '@portico/contract/access.ts'
import { sql, type Tx } from './db/database.ts'
import { fail } from './fail.ts'
import { SUBSCRIPTION } from './subscription.ts'

type Room = {
  pageId: string
  name: PlanLimit
  /** How many the page has, as a number in SQL. */
  counted: RawBuilder<unknown>
  now: Date
}

/** Holds a place for one more until the transaction ends. @throws plan/limit when the plan has none */
export async function holdPlanRoom(tx: Tx, { pageId, name, counted, now }: Room): Promise<void> {
  const plan = await tx.first(sql<{ subscription: Subscription; free: PlanMetrics | null }>`
    select ${SUBSCRIPTION} as subscription, (select other_metrics from plans where name = 'FREE') as free
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId}`)
  const limit = limitOf(plan?.subscription, plan?.free, name, now)
  if (limit === undefined) return
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${name} ${pageId}`}, 0))`)
  const held = await tx.first(sql<{ count: number }>`select (${counted})::int as count`)
  if ((held?.count ?? 0) >= limit) throw fail('plan/limit')
}
