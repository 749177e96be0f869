// Rows of orders, and how one begins.
import type { PaymentOrder } from '@portico/contract/payments.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { ProviderName } from './providers/provider.ts'

export type StoredOrder = PaymentOrder & {
  userId: string
  providerId: string
  transaction: string | null
  transferId: string | null
  queries: number
  /** What the cart cost that it pays. */
  cartTotal: number | null
}

/** Orders that a condition names, newest first. */
export function readOrders(tx: Tx, where: RawBuilder<unknown>, paging = sql``): Promise<StoredOrder[]> {
  return tx.rows(sql<StoredOrder>`
    select o.id, o.user_id, o.provider, o.reference, o.amount, o.currency, o.state, o.url, o.qr, o.invoice_number, o.created_at,
      o.expires_at, o.settled_at, o.provider_id, o.transaction, o.transfer_id, o.queries, o.cart_total, o.cart_total is not null as is_for_cart
    from payment_orders o where ${where} order by o.created_at desc, o.id desc ${paging}`)
}

/** The order with this reference, locked until the transaction ends. */
export async function lockOrder(tx: Tx, provider: ProviderName, reference: string): Promise<StoredOrder | undefined> {
  await tx.run(sql`select 1 from payment_orders where provider = ${provider} and reference = ${reference} for update`)
  return (await readOrders(tx, sql`o.provider = ${provider} and o.reference = ${reference}`))[0]
}

/** Milliseconds and three digits of chance: fits the integer of payOS until the year 2255. */
export function makeReference(now: Date): string {
  return `${now.getTime()}${String(crypto.getRandomValues(new Uint16Array(1))[0]! % 1000).padStart(3, '0')}`
}

/** What banks print beside the transfer: short and without accents. */
export function describeOrder(reference: string): string {
  return `NAP ${reference.slice(-8)}`
}
