// A page's plan, as statements read it, and whether what the page has goes on running.
import { planRuns, type PaidFeature, type Subscription } from '@portico/contract/access.ts'
import { prepare, sql, type Tx } from './db/database.ts'

/** A page's subscription as the wire has it, of `subscriptions s` and `plans l`. */
export const SUBSCRIPTION_TEXT = `jsonb_build_object(
  'Plan', jsonb_build_object('name', coalesce(l.name, 'FREE'), 'other_metrics', l.other_metrics),
  'end_date', to_char(s.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isLifetime', s.is_lifetime)`
/** The same as a part of a statement. */
export const SUBSCRIPTION = sql.raw<Subscription>(SUBSCRIPTION_TEXT)

/** Of one page, by its id. */
export const findSubscription = prepare<{ subscription: Subscription }>(`
  select ${SUBSCRIPTION_TEXT} as subscription
  from subscriptions s join plans l on l.id = s.plan_id where s.page_id = $1`)

/** Whether a part of the product that a plan opens still runs for a page: to the end of its plan, and seven days on. */
export async function isRunning(tx: Tx, pageId: string, module: PaidFeature, now: Date): Promise<boolean> {
  const found = await tx.first(findSubscription(pageId))
  return planRuns(found?.subscription, module, now)
}

const findSubscriptions = prepare<{ pageId: string; subscription: Subscription }>(`
  select s.page_id, ${SUBSCRIPTION_TEXT} as subscription
  from subscriptions s join plans l on l.id = s.plan_id where s.page_id = any($1::uuid[])`)

/** Those of some pages for which it still runs. */
export async function choosePagesRunning(
  tx: Tx,
  pageIds: Iterable<string>,
  module: PaidFeature,
  now: Date,
): Promise<Set<string>> {
  const ids = [...new Set(pageIds)]
  const rows = ids.length > 0 ? await tx.rows(findSubscriptions(ids)) : []
  return new Set(rows.flatMap(({ pageId, subscription }) => (planRuns(subscription, module, now) ? [pageId] : [])))
}
