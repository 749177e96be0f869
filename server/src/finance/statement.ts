// What moved a user's balance.
import {
  usualLowLimit,
  type BalanceAlert,
  type finance,
  type StatementEntry,
  type UsageRow,
} from '@portico/contract/finance.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { readFinance } from './balance.ts'

type Sums = { count: number; in: number; out: number }

export const financeHandlers: Handlers<typeof finance> = {
  statement: ({ db, user }, { query: { from, to, kind, timeZone, limit, skip } }) =>
    // Entries are closed to users' own transactions; the account named here is the caller's.
    db.asSystem(async (tx) => {
      const tests = [
        sql`a.user_id = ${user.id}`,
        ...(from ? [sql`t.at >= ${from}::timestamp at time zone ${timeZone}`] : []),
        ...(to ? [sql`t.at < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`] : []),
        ...(kind ? [kind === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`] : []),
      ]
      const found = sql`
        from finance_accounts a join finance_entries e on e.account_id = a.id join finance_transfers t on t.id = e.transfer_id
        where ${sql.join(tests, sql` and `)}`
      const rows = await tx.rows(sql<StatementEntry>`
        select t.id, t.at, t.reason, e.amount, e.currency, e.balance_after ${found}
        order by t.at desc, t.id desc limit ${limit} offset ${skip}`)
      const sums = await tx.first(sql<Sums>`
        select count(*)::int as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
          coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out ${found}`)
      const { count, ...of } = sums!
      return { rows, count, balance: await readFinance(tx, user.id), sums: of }
    }),

  usage: ({ db, user, clock }, { query: { month, timeZone, limit, skip } }) =>
    // The names of pages are closed to users' own transactions.
    db.asSystem(async (tx) => {
      const first = sql`date_trunc('month', ${month ?? clock.now()}::timestamptz at time zone ${month ? 'UTC' : timeZone})`
      const rows = await tx.rows(sql<UsageRow>`
        select c.purpose, p.name as page, count(*) filter (where c.state = 'settled')::int as count,
          sum(c.spent)::bigint as spent, coalesce(sum(c.amount) filter (where c.state = 'held'), 0)::bigint as held, c.currency
        from finance_charges c left join pages p on p.id = c.for_page and p.deleted_at is null
        where c.user_id = ${user.id} and c.held_at >= ${first} at time zone ${timeZone}
          and c.held_at < (${first} + interval '1 month') at time zone ${timeZone}
        group by c.purpose, p.name, c.for_page, c.currency having sum(c.spent) > 0 or bool_or(c.state = 'held')
        order by spent desc, c.purpose, p.name`)
      return { rows: rows.slice(skip, skip + limit), count: rows.length }
    }),

  alert: ({ tx, user }) => readAlert(tx, user.id),

  async saveAlert({ db, user, note }, { body: { limit } }) {
    return db.asSystem(async (tx) => {
      const before = await readAlert(tx, user.id)
      // A balance that is above the new limit may fall once more.
      await tx.run(sql`
        insert into finance_alerts (user_id, low_limit) values (${user.id}, ${limit})
        on conflict (user_id) do update set low_limit = excluded.low_limit,
          low_since = case when (select balance from finance_accounts where user_id = ${user.id}) < ${limit}
            then finance_alerts.low_since end`)
      const after = await readAlert(tx, user.id)
      note({ changes: changesOf(before, after, ['limit']) })
      return after
    })
  },
}

async function readAlert(tx: Tx, userId: string): Promise<BalanceAlert> {
  const { currency } = await readFinance(tx, userId)
  const row = await tx.first(sql<{ limit: number | null; lowSince: string | null }>`
    select low_limit as limit, low_since from finance_alerts where user_id = ${userId}`)
  return { limit: row?.limit ?? usualLowLimit(currency), currency, lowSince: row?.lowSince ?? null }
}
