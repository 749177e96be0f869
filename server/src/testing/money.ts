// What must hold of money at any moment, asked of the rows themselves.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** What is wrong with the ledger; nothing should be. */
export function moneyFaults({ db }: Pick<Services, 'db'>): Promise<unknown[]> {
  return db.asSystem((tx) =>
    tx.rows(sql`
      select 'transfer' as kind, transfer_id as id, sum(amount) as amount from finance_entries
      group by transfer_id, currency having sum(amount) <> 0
      union all
      select 'account', a.id, a.balance - coalesce(sum(e.amount), 0) from finance_accounts a
      left join finance_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) or (a.user_id is not null and a.balance < 0)
      union all
      select 'legs', t.id, t.legs from finance_transfers t
      where t.legs <> (select count(*) from finance_entries e where e.transfer_id = t.id)`),
  )
}
