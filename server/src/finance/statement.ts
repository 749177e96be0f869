// What moved a user's balance.
import type { finance, StatementEntry } from '@portico/contract/finance.ts'
import { sql } from '../core/db/database.ts'
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
}
