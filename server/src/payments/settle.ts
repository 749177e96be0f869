// What a verified payment leads to. A balance is credited here and nowhere else: once for each order, in one transaction.
import { audit } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { Failure } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { transfer } from '../finance/index.ts'
import { payCart } from '../plans/index.ts'
import { noteDifference } from './differences.ts'
import { NAMES } from './names.ts'
import { lockOrder, type StoredOrder } from './orders.ts'
import type { Payment, ProviderName, Verdict } from './providers/provider.ts'

type Source = { provider: ProviderName; source: 'notice' | 'query'; body?: Buffer }

/** Applies what a provider says of an order. The same payment may be said any number of times and in any order. */
export function settle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payment: Payment,
  { provider, source, body }: Source,
): Promise<Verdict> {
  return db.asSystem(async (tx) => {
    const now = clock.now()
    const order = await lockOrder(tx, provider, payment.reference)
    const verdict = order ? await applyPayment(tx, order, payment, now) : await noteUnknown(tx, provider, payment, now)
    // A query that finds nothing new is no news.
    if (source === 'query' && (verdict === 'pending' || verdict === 'repeated')) return verdict
    const { reference, amount, currency, transaction } = payment
    await tx.run(sql`
      insert into payment_notices (id, order_id, provider, reference, source, verdict, amount, currency, transaction, body, at)
      values (${newId(now)}, ${order?.id ?? null}, ${provider}, ${reference}, ${source}, ${verdict}, ${amount}, ${currency},
        ${transaction}, ${body ?? null}, ${now})`)
    return verdict
  })
}

async function applyPayment(tx: Tx, order: StoredOrder, payment: Payment, now: Date): Promise<Verdict> {
  const { provider, reference, amount, currency } = order
  const { state, transaction } = payment
  if (state === 'pending') return 'pending'
  const wrong = { provider, reference, orderId: order.id, ours: amount, theirs: payment.amount, currency }
  if (state !== 'paid') {
    if (order.state !== 'pending') return 'repeated'
    await tx.run(sql`
      update payment_orders set state = ${state}, settled_at = ${now}, next_query_at = null where id = ${order.id}`)
    await signal(tx, order.userId)
    return 'failed'
  }
  if (order.state === 'paid') {
    if (transaction !== order.transaction) await noteDifference(tx, { ...wrong, kind: 'twice', transaction }, now)
    return 'repeated'
  }
  const held = await tx.first(
    sql<{ currency: string }>`select currency from finance_accounts where user_id = ${order.userId}`,
  )
  const isOther = payment.currency !== currency || (held && held.currency !== currency)
  if (isOther || payment.amount !== amount) {
    const kind = isOther ? 'currency' : 'amount'
    await tx.run(sql`
      update payment_orders set state = 'refused', settled_at = ${now}, next_query_at = null, fault = ${kind} where id = ${order.id}`)
    await noteDifference(tx, { ...wrong, kind, transaction }, now)
    await signal(tx, order.userId)
    return kind
  }
  await creditOrder(tx, order, transaction, now)
  return 'credited'
}

async function creditOrder(tx: Tx, order: StoredOrder, transaction: string, now: Date): Promise<void> {
  const { id, userId, provider, reference, amount, currency } = order
  const reason = `${NAMES[provider]} ${reference}`
  const booked = await transfer(tx, now, {
    key: `payment ${id}`,
    from: { side: 'bank' },
    to: { userId },
    amount,
    currency,
    reason,
    by: userId,
  })
  await tx.run(sql`
    update payment_orders set state = 'paid', transaction = ${transaction}, transfer_id = ${booked.id}, settled_at = ${now},
      next_query_at = null, invoice_number = nextval('payment_invoice_numbers') where id = ${id}`)
  const detail = { transfer: booked.id, amount, currency, reason, key: transaction }
  const actor = { kind: 'system', job: `payment by ${provider}` } as const
  await audit(tx, { at: now, actor, action: 'finance.credit', subject: { id: userId }, detail })
  if (order.cartTotal !== null) await buyCart(tx, order, order.cartTotal, now)
  await signal(tx, userId)
}

/** What the money was for; where the cart has changed, the money stays in the wallet. */
async function buyCart(tx: Tx, { id, userId }: StoredOrder, total: number, now: Date): Promise<void> {
  await tx.run(sql`savepoint buying`)
  try {
    await payCart(tx, now, { userId, key: `payment ${id}`, total })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await tx.run(sql`rollback to savepoint buying`)
    await tx.run(sql`update payment_orders set fault = ${error.code} where id = ${id}`)
  }
}

/** A payment of an order we do not know: made by another installation with the same account, or lost by us. */
async function noteUnknown(tx: Tx, provider: ProviderName, payment: Payment, now: Date): Promise<Verdict> {
  const { reference, state, amount: theirs, currency, transaction } = payment
  if (state === 'paid')
    await noteDifference(
      tx,
      { provider, reference, kind: 'unknown', orderId: null, ours: null, theirs, currency, transaction },
      now,
    )
  return 'unknown'
}

/** Open dashboards of the user read the balance again. */
async function signal(tx: Tx, userId: string): Promise<void> {
  const pages = await tx.rows(sql<{ id: string }>`select page_id as id from members where user_id = ${userId}`)
  for (const { id } of pages) tx.notify(id, 'finance')
}
