// Sums over the entries of sales and refunds, by the venue's days.
import type { wifiSales } from '@portico/contract/wifiSales.ts'
import type { Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'

type Range = Input<typeof wifiSales.earned>['query']
type Sum = { amount: number; sales: number }

/** What a range of days earned; a refund counts on the day it was given. */
export async function readEarned(
  { tx, page }: PageContext,
  { fromDate, toDate }: Range,
): Promise<ReplyInput<typeof wifiSales.earned>> {
  const { timeZone } = page
  const within = sql`e.page_id = ${page.id}
    and (${fromDate ?? null}::date is null or e.at >= (${fromDate ?? null}::date)::timestamp at time zone ${timeZone})
    and (${toDate ?? null}::date is null or e.at < (${toDate ?? null}::date + 1)::timestamp at time zone ${timeZone})
    and e.currency = p.currency`
  const from = sql`pages p join wifi_sale_entries e on e.page_id = p.id`
  const sums = sql`coalesce(sum(e.amount), 0)::bigint as amount, count(*) filter (where e.kind = 'sale')::int as sales`
  const all = await tx.first(sql<Sum & { refunded: number }>`
    select ${sums}, coalesce(-sum(e.amount) filter (where e.kind = 'refund'), 0)::bigint as refunded
    from ${from} where p.id = ${page.id} and ${within}`)
  const days = await tx.rows(sql<Sum & { date: string }>`
    select to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as date, ${sums}
    from ${from} where p.id = ${page.id} and ${within} group by 1 order by 1`)
  const offers = await tx.rows(sql<Sum & { name: string }>`
    select o.name, ${sums} from ${from} join wifi_orders o on o.page_id = e.page_id and o.id = e.order_id
    where p.id = ${page.id} and ${within} group by 1 order by 2 desc, 1 limit 20`)
  const row = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${page.id}`)
  return {
    currency: row!.currency,
    earned: all!.amount,
    refunded: all!.refunded,
    sales: all!.sales,
    days,
    offers,
  }
}
