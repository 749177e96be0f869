// A gift that costs the guest nothing, ready to be handed over.
import type { ErrorCode } from '@portico/contract/errors.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { newId } from '../../core/id.ts'
import { lockBalances } from '../../loyalty/index.ts'
import { lockGuest } from '../lockGuest.ts'
import { tryPress } from '../tryPress.ts'
import { acceptOrder } from './decideOrder.ts'
import { readOrders, type StoredOrder } from './orderRow.ts'
import { findGift, refuseOver, writeOrder, type OrderWish } from './placeOrder.ts'

/** Presented again under the same key, it is the first order again. @returns the order, or why there is none */
export async function presentGift(tx: Tx, wish: OrderWish): Promise<{ result: StoredOrder } | { code: ErrorCode }> {
  const { pageId, guestId, key, at } = wish
  await lockGuest(tx, wish)
  const [earlier] = await readOrders(tx, pageId, sql`o.guest_id = ${guestId} and o.key = ${key}`)
  if (earlier) return { result: earlier }
  await lockBalances(tx, pageId, guestId)
  return tryPress(tx, async () => {
    const gift = await findGift(tx, wish)
    if (!gift) throw fail('gift/not-found')
    refuseOver(gift)
    const order = await writeOrder(tx, wish, gift, { id: newId(at), holdId: null, source: 'present' })
    await acceptOrder(tx, order, { pageId, by: null, at })
    return order
  })
}
