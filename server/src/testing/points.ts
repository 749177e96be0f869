// What must hold of points at any moment, asked of the rows themselves.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Every account of a page's ledger by its entries; their sum is nothing, whatever happened. */
const ENTRIES = sql`
  select page_id, guest_id, unit, to_account as account, amount from points_transfers
  union all select page_id, guest_id, unit, from_account, -amount from points_transfers`

/** What is wrong with the points of a page; nothing should be. */
export function pointFaults({ services }: { services: Pick<Services, 'db'> }, pageId: string): Promise<unknown[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql`
      with entries as (select * from (${ENTRIES}) e where page_id = ${pageId}),
        sums as (select guest_id, unit, account, sum(amount) as amount from entries where account in ('guest', 'held') group by 1, 2, 3)
      select 'not nothing' as fault, unit as what, sum(amount) as amount from entries group by unit having sum(amount) <> 0
      union all
      select 'available', b.guest_id::text, b.available - coalesce(s.amount, 0) from points_balances b
        left join sums s on s.guest_id = b.guest_id and s.unit = b.unit and s.account = 'guest'
        where b.page_id = ${pageId} and (b.available <> coalesce(s.amount, 0) or b.available < 0)
      union all
      select 'held', b.guest_id::text, b.held - coalesce(s.amount, 0) from points_balances b
        left join sums s on s.guest_id = b.guest_id and s.unit = b.unit and s.account = 'held'
        where b.page_id = ${pageId} and (b.held <> coalesce(s.amount, 0) or b.held < 0)
      union all
      select 'without a balance', s.guest_id::text, s.amount from sums s where s.amount <> 0 and not exists (
        select 1 from points_balances b where b.page_id = ${pageId} and b.guest_id = s.guest_id and b.unit = s.unit)
      union all
      select 'ended twice', closes::text, count(*) from points_transfers where page_id = ${pageId} and closes is not null
        group by closes having count(*) > 1`),
  )
}
