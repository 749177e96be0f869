// Decides an order. The first to lock it decides; everybody else finds it decided.
import type { CancelReason } from '@portico/contract/gifts/kinds.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { refundHold, releaseHold, settleHold } from '../../loyalty/index.ts'
import { giveCard, returnCard } from '../cards/reserveCard.ts'
import { moveStock } from '../stock.ts'
import { readOrders, type StoredOrder } from './orderRow.ts'
import { tellOrder, tellRefusal } from './tellOrder.ts'

/** Who decides, and when. */
export type Decision = { pageId: string; by: string | null; at: Date }

const DAY_MS = 24 * 3600_000

/** The order, which nobody else decides until the transaction ends. @throws gift-order/not-found */
export async function lockOrder(tx: Tx, pageId: string, id: string): Promise<StoredOrder> {
  const [order] = await readOrders(tx, pageId, sql`o.id = ${id}`, { isLocked: true })
  if (!order) throw fail('gift-order/not-found')
  return order
}

/** The price is taken, and the gift is the guest's. @throws gift-order/decided, gift-order/expired */
export async function acceptOrder(tx: Tx, order: StoredOrder, decision: Decision): Promise<void> {
  const { pageId, by, at } = decision
  refuseDecided(order, at)
  if (order.holdId) await settleHold(tx, { pageId, holdId: order.holdId, at, by })
  const expiresAt = order.validDays > 0 ? new Date(at.getTime() + order.validDays * DAY_MS) : null
  await tx.run(sql`
    update gift_orders set status = 'accepted', decided_at = ${at}, decided_by = ${by}::uuid, expires_at = ${expiresAt}::timestamptz
    where page_id = ${pageId} and id = ${order.id}`)
  if (order.giftType === 'prepaid-phone-card') await giveCard(tx, pageId, order.id)
  await tellOrder(tx, pageId, 'gift.accepted', order, at)
}

/** Given up: the guest has the price back, and the stock what was set aside. @throws gift-order/decided */
export async function refuseOrder(
  tx: Tx,
  order: StoredOrder,
  { pageId, by, at }: Decision,
  { reason, note = '' }: { reason: CancelReason; note?: string },
): Promise<void> {
  if (order.status !== 'new') throw fail('gift-order/decided')
  if (order.holdId) await releaseHold(tx, { pageId, holdId: order.holdId, at, by })
  await cancel(tx, order, { pageId, by, at }, { reason, note })
}

/** Handed over; it cannot be used again. @throws gift-order/not-accepted, gift-order/expired */
export async function serveOrder(tx: Tx, order: StoredOrder, { pageId, by, at }: Decision): Promise<void> {
  if (order.status !== 'accepted') throw fail('gift-order/not-accepted')
  if (isOver(order, at)) throw fail('gift-order/expired')
  await tx.run(sql`
    update gift_orders set status = 'used', used_at = ${at}, used_by = ${by}::uuid where page_id = ${pageId} and id = ${order.id}`)
  await tellOrder(tx, pageId, 'gift.used', order, at)
}

/**
 * Takes back what was done last: what was handed over later than accepted is ready again, else the order is canceled and
 * the guest has the price back. The caller has asked whether it is still time.
 */
export async function undoOrder(tx: Tx, order: StoredOrder, { pageId, by, at }: Decision): Promise<void> {
  if (order.usedAt !== null && order.usedAt !== order.decidedAt) {
    await tx.run(sql`
      update gift_orders set status = 'accepted', used_at = null, used_by = null where page_id = ${pageId} and id = ${order.id}`)
    return tellOrder(tx, pageId, 'gift.restored', order, at)
  }
  if (order.holdId) await refundHold(tx, { pageId, holdId: order.holdId, at, by })
  await cancel(tx, order, { pageId, by, at }, { reason: 'undone', note: '' })
}

/** Time is over: of an order that waited the price goes back, of a gift that was not used it does not. */
export async function expireOrder(tx: Tx, pageId: string, order: StoredOrder, at: Date): Promise<void> {
  if (!isOver(order, at)) return
  if (order.status === 'new') return refuseOrder(tx, order, { pageId, by: null, at }, { reason: 'waited' })
  if (order.status !== 'accepted') return
  await tx.run(sql`update gift_orders set status = 'expired' where page_id = ${pageId} and id = ${order.id}`)
  await tellOrder(tx, pageId, 'gift.expired', order, at)
}

async function cancel(
  tx: Tx,
  order: StoredOrder,
  { pageId, by, at }: Decision,
  { reason, note }: { reason: CancelReason; note: string },
): Promise<void> {
  await tx.run(sql`
    update gift_orders set status = 'canceled', cancel_reason = ${reason}, note = ${note}, decided_at = ${at}, decided_by = ${by}::uuid,
      used_at = null, used_by = null, expires_at = null
    where page_id = ${pageId} and id = ${order.id}`)
  const back = { pageId, giftId: order.giftId, change: 1, reason: 'back', about: order.id, at } as const
  if (order.isStocked) await moveStock(tx, back)
  if (order.giftType === 'prepaid-phone-card') await returnCard(tx, pageId, order.id)
  await tellRefusal(tx, pageId, order, reason, at)
}

function refuseDecided(order: StoredOrder, at: Date): void {
  if (order.status !== 'new') throw fail('gift-order/decided')
  if (isOver(order, at)) throw fail('gift-order/expired')
}

function isOver({ expiresAt }: StoredOrder, at: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= at.getTime()
}
