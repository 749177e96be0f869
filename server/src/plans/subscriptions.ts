// The administrator's list of who has which plan.
import type { subscriptions, SubscriptionRow } from '@portico/contract/plans.ts'
import { stateOf, GRACE_DAYS, type SubscriptionState } from '@portico/contract/plans/terms.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { lockSubscription, writeSubscription } from './subscription.ts'
import { readPlans } from './planRows.ts'

type StoredSubscription = Omit<SubscriptionRow, 'state' | 'end_date'> & { endDate: string | null }

export const subscriptionHandlers: Handlers<typeof subscriptions> = {
  async list({ tx, clock }, { query: { search, planId, state, limit, skip } }) {
    const now = clock.now()
    const tests = [
      sql`p.deleted_at is null`,
      ...(planId ? [sql`s.plan_id = ${planId}`] : []),
      ...(state ? [isIn(state, now)] : []),
      ...(search
        ? [
            sql`(strpos(lower(p.name), ${search.toLowerCase()}) > 0 or strpos(lower(o.address), ${search.toLowerCase()}) > 0)`,
          ]
        : []),
    ]
    const where = sql.join(tests, sql` and `)
    const rows = await readRows(tx, where, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count ${FROM} where ${where}`)
    return { rows: rows.map((row) => wireOf(row, now)), count: all?.count ?? 0 }
  },

  async change({ tx, clock, user, note }, { params: { pageId }, body }) {
    const now = clock.now()
    const [page] = await readRows(tx, sql`p.id = ${pageId} and p.deleted_at is null`)
    if (!page) throw fail('page/not-found')
    const [plan] = await readPlans(tx, sql`l.id = ${body.planId}`)
    if (!plan) throw fail('plan/not-found')
    const held = await lockSubscription(tx, pageId)
    const to = { ...held, planId: plan.id, plan: plan.name, endDate: body.end_date, isLifetime: body.isLifetime }
    const anchorDay = body.end_date === null ? held.anchorDay : new Date(body.end_date).getUTCDate()
    await writeSubscription(
      tx,
      pageId,
      { ...to, anchorDay },
      { kind: 'admin', by: user.id, reason: body.reason, at: now },
    )
    note({ id: pageId, name: page.page, reason: body.reason, changes: { plan: [held.plan, plan.name] } })
    return wireOf((await readRows(tx, sql`p.id = ${pageId}`))[0]!, now)
  },
}

const FROM = sql`
  from pages p
  left join subscriptions s on s.page_id = p.id
  left join plans l on l.id = s.plan_id
  left join lateral (
    select coalesce(u.email, u.mobile, '') as address from members m join users u on u.id = m.user_id
    where m.page_id = p.id and m.role = 'owner' order by m.created_at limit 1) o on true`

function readRows(tx: Tx, where: RawBuilder<unknown>, paging = sql``): Promise<StoredSubscription[]> {
  return tx.rows(sql<StoredSubscription>`
    select p.id as page_id, p.name as page, coalesce(o.address, '') as owner, l.id as plan_id, coalesce(l.name, 'FREE') as plan,
      s.end_date, coalesce(s.is_lifetime, false) as is_lifetime, p.created_at
    ${FROM} where ${where} order by s.end_date nulls last, p.created_at desc, p.id ${paging}`)
}

function wireOf({ endDate, ...row }: StoredSubscription, now: Date): SubscriptionRow {
  return { ...row, end_date: endDate, state: stateOf({ name: row.plan, isLifetime: row.isLifetime, endDate }, now) }
}

/** The same as {@link stateOf}, in SQL. */
function isIn(state: SubscriptionState, now: Date): RawBuilder<unknown> {
  const isFree = sql`upper(coalesce(l.name, 'FREE')) = 'FREE'`
  const leftMs = sql`coalesce(extract(epoch from s.end_date - ${now}::timestamptz), 0)`
  const tests: Record<SubscriptionState, RawBuilder<unknown>> = {
    free: isFree,
    lifetime: sql`not ${isFree} and s.is_lifetime`,
    active: sql`not ${isFree} and not s.is_lifetime and ${leftMs} > 0`,
    grace: sql`not ${isFree} and not s.is_lifetime and ${leftMs} <= 0 and ${leftMs} > ${-GRACE_DAYS * 86_400}`,
    ended: sql`not ${isFree} and not s.is_lifetime and ${leftMs} <= ${-GRACE_DAYS * 86_400}`,
  }
  return tests[state]
}
