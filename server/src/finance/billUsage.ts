// What was used in a month is billed once it is over.
import { isOneOf } from '@portico/contract/records.ts'
import { CHARGE_PURPOSES } from '@portico/contract/finance.ts'
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { issueInvoice } from './invoices.ts'

type MonthOfUse = { userId: string; currency: string; purpose: string; page: string | null; spent: number }

type Uses = { db: Pick<Services['db'], 'asSystem'>; clock: Services['clock'] }

/** Bills last month, in UTC; a user who is billed already is not again. */
export async function billUsage({ db, clock }: Uses): Promise<void> {
  const now = clock.now()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
  const keyOf = sql`'use ' || ${month}::text || ' ' || c.currency || ' ' || c.user_id`
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<MonthOfUse>`
      select c.user_id, c.currency, c.purpose, p.name as page, sum(c.spent)::bigint as spent
      from finance_charges c left join pages p on p.id = c.for_page
      where c.spent > 0 and c.closed_at >= ${`${month}-01`}::timestamp at time zone 'UTC'
        and c.closed_at < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'
        and not exists (select 1 from invoices i where i.key = ${keyOf})
      group by c.user_id, c.currency, c.purpose, p.name order by c.purpose, p.name`),
  )
  const users = Map.groupBy(rows, ({ userId, currency }) => `${currency} ${userId}`)
  await eachAlone(users, ([name, used]) => {
    const { userId, currency } = used[0]!
    const lines = used.map(({ page, purpose, spent }) => ({
      what: page ?? '',
      ...(isOneOf(CHARGE_PURPOSES, purpose) ? { purpose } : {}),
      amount: spent,
    }))
    const total = used.reduce((sum, { spent }) => sum + spent, 0)
    return db.asSystem((tx) => issueInvoice(tx, now, { userId, key: `use ${month} ${name}`, lines, total, currency }))
  })
}
