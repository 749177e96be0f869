// A cart is bought: the money, the voucher and every page's time in one transaction, once for each key.
import type { CartPurchase } from '@portico/contract/plans/cart.ts'
import { monthsOf } from '@portico/contract/plans/terms.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { newId } from '../../core/id.ts'
import { issueInvoice, transfer } from '../../finance/index.ts'
import { lockSubscription, planTerm, writeSubscription } from '../subscription.ts'
import { isPayable, readCart, type FullCart } from './readCart.ts'

type Wish = { userId: string; key: string; total: number }

/**
 * Buys all of a user's cart. A purchase repeated under its key answers the first one.
 * @throws cart/empty, cart/changed, cart/problem, finance/insufficient, plan/lifetime
 */
export async function payCart(tx: Tx, now: Date, { userId, key, total }: Wish): Promise<CartPurchase> {
  await tx.run(sql`insert into carts (user_id, updated_at) values (${userId}, ${now}) on conflict do nothing`)
  // Two presses wait for each other here, and the second finds the first one's purchase.
  const held = await tx.first(
    sql<{ voucherId: string | null }>`select voucher_id from carts where user_id = ${userId} for update`,
  )
  const before = await readPurchase(tx, userId, key)
  if (before) return before
  // Counts of a voucher's uses are exact: who takes it waits for who took it before.
  if (held?.voucherId) await tx.run(sql`select 1 from vouchers where id = ${held.voucherId} for update`)
  const cart = await readCart(tx, userId, now)
  if (cart.lines.length === 0) throw fail('cart/empty')
  if (!cart.lines.every(isPayable)) throw fail('cart/problem')
  if (cart.total !== total) throw fail('cart/changed', { total: 'field/invalid' })
  return writePurchase(tx, now, { userId, key }, cart)
}

async function writePurchase(
  tx: Tx,
  now: Date,
  { userId, key }: Omit<Wish, 'total'>,
  { lines, total, discount, currency, use }: FullCart,
): Promise<CartPurchase> {
  const id = newId(now)
  const bought: CartPurchase['lines'] = []
  // In the order of their pages, so that two carts with the same pages wait for each other and never forever.
  for (const { pageId, page, planId, plan, period, periods, total: price } of lines) {
    const held = await lockSubscription(tx, pageId)
    const to = await planTerm(tx, held, { planId, term: { months: monthsOf(period) * periods, days: null } }, now)
    await writeSubscription(tx, pageId, to, { kind: 'purchase', by: userId, at: now })
    bought.push({ page, plan, end_date: to.endDate, total: price })
    tx.notify(pageId, 'finance')
  }
  const order = { key: `cart ${id}`, from: { userId }, to: { side: 'sales' }, amount: total, currency } as const
  const reason = lines
    .map(({ plan, periods }) => `${plan} × ${periods}`)
    .join(', ')
    .slice(0, 300)
  const booked = total > 0 ? await transfer(tx, now, { ...order, reason, by: userId }) : undefined
  const bills = lines.map(({ plan, periods, page, total: amount }) => ({
    what: `${plan} × ${periods} · ${page}`,
    amount,
  }))
  if (use && discount > 0) bills.push({ what: use.code, amount: -discount })
  await issueInvoice(tx, now, { userId, key: order.key, lines: bills, total, currency })
  await tx.run(sql`
    insert into cart_purchases (id, user_id, key, total, discount, currency, voucher_id, transfer_id, lines, at)
    values (${id}, ${userId}, ${key}, ${total}, ${discount}, ${currency}, ${use?.id ?? null}::uuid, ${booked?.id ?? null}::uuid,
      ${JSON.stringify(bought)}::jsonb, ${now})`)
  if (use)
    await tx.run(sql`
      insert into voucher_uses (voucher_id, user_id, purchase_id, at) values (${use.id}, ${userId}, ${id}, ${now})`)
  await tx.run(sql`delete from cart_lines where user_id = ${userId}`)
  await tx.run(sql`update carts set voucher_id = null, updated_at = ${now} where user_id = ${userId}`)
  return { id, total, discount, currency, lines: bought, at: now.toISOString() }
}

function readPurchase(tx: Tx, userId: string, key: string): Promise<CartPurchase | undefined> {
  return tx.first(sql<CartPurchase>`
    select id, total, discount, currency, lines, at from cart_purchases where user_id = ${userId} and key = ${key}`)
}
