// What a verified payment of a guest leads to: one code and one entry, once for each order, in one transaction.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { makeSoldCode } from '../accessCodes/index.ts'
import type { Payment, PaymentProvider, Verdict } from '../payments/index.ts'
import { readSales, type StoredSale } from './orders.ts'

type Uses = Pick<Services, 'db' | 'clock' | 'secrets'>

/** Applies what a provider says of an order. The same payment may be said any number of times and in any order. */
export function settleSale(
  services: Uses,
  of: { pageId: string; provider: PaymentProvider['name'] },
  payment: Payment,
): Promise<Verdict> {
  const { pageId, provider } = of
  return services.db.asSystem(async (tx) => {
    const which = sql`o.provider = ${provider} and o.reference = ${payment.reference}`
    await tx.run(sql`select 1 from wifi_orders o where o.page_id = ${pageId} and ${which} for update`)
    const [order] = await readSales(tx, pageId, which)
    return order ? applyPayment(services, tx, order, payment) : 'unknown'
  })
}

async function applyPayment(services: Uses, tx: Tx, order: StoredSale, payment: Payment): Promise<Verdict> {
  if (payment.state === 'pending') return 'pending'
  if (order.state === 'paid' || order.state === 'refunded') return 'repeated'
  if (payment.state !== 'paid') {
    if (order.state !== 'pending') return 'repeated'
    await close(services, tx, order, { state: payment.state })
    return 'failed'
  }
  if (payment.currency !== order.currency) return refuse(services, tx, order, payment, 'currency')
  if (payment.amount !== order.amount) return refuse(services, tx, order, payment, 'amount')
  const { pageId, id, batchId, amount, currency, reference } = order
  const codeId = await makeSoldCode(services, tx, { pageId, batchId, note: reference })
  // The offer was deleted after the order: the venue owes the guest the money.
  if (!codeId) return refuse(services, tx, order, payment, 'unknown')
  await close(services, tx, order, { state: 'paid', codeId, transaction: payment.transaction })
  await tx.run(sql`
    insert into wifi_sale_entries (page_id, order_id, kind, amount, currency, at)
    values (${pageId}, ${id}, 'sale', ${amount}, ${currency}, ${services.clock.now()})`)
  return 'credited'
}

/** Money came that buys nothing: the list of sales says so, and the provider need not send again. */
async function refuse<Why extends 'amount' | 'currency' | 'unknown'>(
  services: Uses,
  tx: Tx,
  order: StoredSale,
  { transaction }: Payment,
  why: Why,
): Promise<Why> {
  await close(services, tx, order, { state: 'refused', transaction, fault: why === 'unknown' ? 'offer' : why })
  return why
}

type Ending = {
  state: 'paid' | 'refused' | 'failed' | 'expired'
  codeId?: string
  transaction?: string
  fault?: string
}

async function close(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, id }: StoredSale,
  { state, codeId, transaction, fault = '' }: Ending,
): Promise<void> {
  await tx.run(sql`
    update wifi_orders set state = ${state}, code_id = ${codeId ?? null}, transaction = ${transaction ?? null}, fault = ${fault},
      settled_at = ${clock.now()}, next_query_at = null where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'wifi-sales')
}
