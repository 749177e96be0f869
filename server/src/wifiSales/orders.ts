// Rows of orders, and how they are read.
import type { WifiSale } from '@portico/contract/wifiSales.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

export type StoredSale = Omit<WifiSale, 'code'> & {
  pageId: string
  batchId: string
  providerId: string
  url: string
  qr: string
  expiresAt: string
  queries: number
  transaction: string | null
  sealed: Buffer | null
}

/** Orders of a page by a condition on `o` and the refund `r`, newest first. */
export function readSales(tx: Tx, pageId: string, where: RawBuilder<unknown>, paging = sql``): Promise<StoredSale[]> {
  return tx.rows(sql<StoredSale>`
    select o.page_id, o.id, o.batch_id, o.reference, o.provider, o.name, o.amount, o.currency, o.fault, o.code_id, o.created_at,
      o.settled_at, o.provider_id, o.url, o.qr, o.expires_at, o.queries, o.transaction, c.sealed,
      case when r.order_id is null then o.state else 'refunded' end as state,
      r.at as refunded_at, coalesce(r.reason, '') as refund_reason
    from ${FROM}
    left join access_codes c on c.page_id = o.page_id and c.id = o.code_id
    where o.page_id = ${pageId} and ${where} order by o.created_at desc, o.id desc ${paging}`)
}

/** How many a condition finds. */
export async function countSales(tx: Tx, pageId: string, where: RawBuilder<unknown>): Promise<number> {
  const row = await tx.first(
    sql<{ count: number }>`select count(*)::int as count from ${FROM} where o.page_id = ${pageId} and ${where}`,
  )
  return row?.count ?? 0
}

const FROM = sql`wifi_orders o
  left join wifi_sale_entries r on r.page_id = o.page_id and r.order_id = o.id and r.kind = 'refund'`

/** An order as its venue reads it. */
export function toSale({ secrets }: Pick<Services, 'secrets'>, { sealed, ...sale }: StoredSale): WifiSale {
  return { ...sale, code: sealed && secrets.open(sealed) }
}
