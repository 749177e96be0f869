// How the platform does, for administrators: months, work that waits, and what administrators did.
import type {
  JobState,
  platform,
  PlatformMonth,
  PlatformTotals,
  QueueState,
} from '@portico/contract/platform/overview.ts'
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { countWhere } from './search.ts'

export const overviewHandlers: Handlers<typeof platform> = {
  async report({ tx, clock }, { query: { months } }) {
    const now = clock.now()
    return { totals: await readTotals(tx, now), rows: await readMonths(tx, now, months) }
  },

  async work({ tx, clock }) {
    const now = clock.now()
    const jobs = await tx.rows(sql<JobState>`
      select name, last_started_at, last_ended_at, last_duration_ms, last_fault, last_fault_at, runs::int, faults::int
      from jobs order by (last_fault_at is not null and last_fault_at = last_ended_at) desc, name`)
    const queues = []
    for (const name of QUEUE_NAMES) queues.push(await readQueue(tx, name, now))
    const providers = await tx.rows(sql<{ kind: string; connected: number; broken: number }>`
      select kind, count(*)::int as connected, count(*) filter (where is_broken)::int as broken from (
        select kind, failing_since is not null as is_broken from connections
        union all select 'zalo', problem is not null from zalo_accounts
        union all (select distinct on (provider) provider, fault <> '' from payment_reconciliations order by provider, at desc)
      ) c group by kind order by kind`)
    return { jobs, queues, providers }
  },

  async log({ tx }, { query: { actor, limit, skip } }) {
    const where = sql`l.actor_kind = 'user' and split_part(l.action, '.', 1) <> 'accounts' and u.group_id = ${ADMIN_GROUP}
      ${actor ? sql`and l.actor_id = ${actor}` : sql``}`
    const from = sql`from account_log l join users u on u.id = l.actor_id`
    const rows = await tx.rows(sql<LogRow>`
      select l.id, l.at, u.display_name as actor, l.action, coalesce(l.detail->>'name', '') as name,
        coalesce(l.detail->>'reason', '') as reason
      ${from} where ${where} order by l.at desc, l.id desc limit ${limit} offset ${skip}`)
    return { rows, count: await countWhere(tx, from, where) }
  },
}

type LogRow = { id: string; at: string; actor: string | null; action: string; name: string; reason: string }

type QueueParts = {
  table: RawBuilder<unknown>
  waits: RawBuilder<unknown>
  due: RawBuilder<unknown>
  gaveUp: (since: Date) => RawBuilder<unknown>
}

const QUEUES: Record<QueueState['name'], QueueParts> = {
  outbox: {
    table: sql`outbox`,
    waits: sql`sent_at is null and failed_at is null`,
    due: sql`next_at`,
    gaveUp: (since) => sql`failed_at > ${since}`,
  },
  messages: {
    table: sql`message_sends`,
    waits: sql`state in ('waiting', 'sending')`,
    due: sql`next_at`,
    gaveUp: (since) => sql`state = 'failed' and sent_at > ${since}`,
  },
  webhooks: {
    table: sql`webhook_deliveries`,
    waits: sql`state = 'waiting'`,
    due: sql`next_at`,
    gaveUp: (since) => sql`state = 'failed' and tried_at > ${since}`,
  },
  imports: {
    table: sql`imports`,
    waits: sql`state in ('reading', 'trying', 'running', 'undoing')`,
    due: sql`created_at`,
    gaveUp: (since) => sql`state = 'failed' and created_at > ${since}`,
  },
  zalo: {
    table: sql`zalo_events`,
    waits: sql`state = 'waiting'`,
    due: sql`next_at`,
    gaveUp: (since) => sql`state = 'failed' and received_at > ${since}`,
  },
}
const QUEUE_NAMES = ['outbox', 'messages', 'webhooks', 'imports', 'zalo'] as const
const DAY_MS = 86_400_000

async function readQueue(tx: Tx, name: QueueState['name'], now: Date): Promise<QueueState> {
  const { table, waits, due, gaveUp } = QUEUES[name]
  const row = await tx.first(sql<Omit<QueueState, 'name'>>`
    select (select count(*)::int from ${table} where ${waits}) as waiting, (select min(${due}) from ${table} where ${waits}) as oldest_at,
      (select count(*)::int from ${table} where ${gaveUp(new Date(now.getTime() - DAY_MS))}) as failed`)
  return { name, ...row! }
}

async function readTotals(tx: Tx, now: Date): Promise<PlatformTotals> {
  const counts = await tx.first(sql<Omit<PlatformTotals, 'balances'>>`
    select count(*)::int as pages, count(*) filter (where p.suspended_at is not null)::int as suspended_pages,
      count(*) filter (where exists (select 1 from visit_month v where v.page_id = p.id and v.visits > 0
        and v.day >= (${now}::timestamptz - interval '1 month')::date))::int as active_pages,
      count(*) filter (where upper(coalesce(l.name, 'FREE')) <> 'FREE' and l.price > 0 and (s.is_lifetime or s.end_date > ${now}))::int as paid_pages,
      (select count(*)::int from users where activated_at is not null) as users,
      (select count(*)::int from guest_profiles) as guests,
      (select coalesce(sum(size_bytes), 0)::bigint from media_files) as storage_bytes
    from pages p left join subscriptions s on s.page_id = p.id left join plans l on l.id = s.plan_id where p.deleted_at is null`)
  const balances = await tx.rows(sql<{ currency: string; amount: number }>`
    select currency, sum(balance)::bigint as amount from finance_accounts where user_id is not null group by 1 order by 1`)
  return { ...counts!, balances }
}

type StoredMonth = Omit<PlatformMonth, 'money'> & { money: PlatformMonth['money'] | null }

/** Months without anything are there too, newest first. */
async function readMonths(tx: Tx, now: Date, months: number): Promise<PlatformMonth[]> {
  const rows = await tx.rows(sql<StoredMonth>`
    with m as (
      select day::date as first, (day + interval '1 month')::date as next from generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') day)
    select m.first::text as month,
      (select count(*)::int from pages p where p.created_at >= m.first and p.created_at < m.next) as new_pages,
      (select count(*)::int from users u where u.activated_at >= m.first and u.activated_at < m.next) as new_users,
      (select coalesce(sum(v.visits), 0)::int from visit_month v where v.day >= m.first and v.day < m.next) as visits,
      (select coalesce(sum(v.guests), 0)::int from visit_month v where v.day >= m.first and v.day < m.next) as guests,
      (select count(*)::int from subscriptions s join plans l on l.id = s.plan_id
        where upper(l.name) <> 'FREE' and not s.is_lifetime and s.end_date >= m.first and s.end_date < m.next and s.end_date <= ${now}) as ended,
      (select count(*)::int from message_sends x where x.sent_at >= m.first and x.sent_at < m.next and x.state in ('sent', 'unknown')) as messages,
      (select count(*)::int from subscription_changes c where c.kind = 'renewal' and c.at >= m.first and c.at < m.next) as renewed,
      (select json_agg(json_build_object('currency', f.currency, 'sales', f.sales, 'topUps', f.top_ups, 'messages', f.messages) order by f.currency)
        from (
          select currency, sum(sales)::bigint as sales, sum(top_ups)::bigint as top_ups, sum(messages)::bigint as messages from (
            select e.currency, case when a.side = 'sales' then e.amount else 0 end as sales,
              case when a.side = 'bank' then -e.amount else 0 end as top_ups, 0 as messages
            from finance_entries e join finance_accounts a on a.id = e.account_id and a.side in ('sales', 'bank')
            join finance_transfers t on t.id = e.transfer_id where t.at >= m.first and t.at < m.next
            union all
            select 'VND', 0, 0, x.cost from message_sends x
            where x.sent_at >= m.first and x.sent_at < m.next and x.state in ('sent', 'unknown') and x.cost > 0
          ) parts group by currency) f) as money
    from m order by m.first desc`)
  return rows.map((row) => ({ ...row, money: row.money ?? [] }))
}
