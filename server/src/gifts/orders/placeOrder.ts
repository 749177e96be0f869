// A guest's order: the price is set aside and one is taken out of the stock, both or neither, once for each key.
import { randomInt } from 'node:crypto'
import {
  WAIT_HOURS,
  writeGiftCode,
  type CostUnit,
  type GiftType,
  type OrderSource,
} from '@portico/contract/gifts/kinds.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { newId } from '../../core/id.ts'
import { holdUnits } from '../../loyalty/index.ts'
import { reserveCard } from '../cards/reserveCard.ts'
import { moveStock } from '../stock.ts'
import { readOrders, type StoredOrder } from './orderRow.ts'
import { tellOrder } from './tellOrder.ts'

export type OrderWish = {
  pageId: string
  guestId: string
  giftId: string
  /** Made by the page the guest saw: pressed twice, it is one order. */
  key: string
  /** Where the guest sits. */
  place?: string
  at: Date
}

export type LockedGift = {
  id: string
  type: GiftType
  name: string
  terms: string
  featuredImage: string
  isActive: boolean
  costValue: number
  costUnit: CostUnit
  validDays: number
  stock: number | null
  perGuest: number | null
  moneyCost: number
}

/**
 * Orders a gift; repeated with the same key, it is the first order again.
 * @throws gift/not-found, gift/sold-out, gift/limit, points/too-low
 */
export async function redeemGift(tx: Tx, wish: OrderWish): Promise<StoredOrder> {
  const { pageId, guestId, giftId, key, at } = wish
  const gift = await lockGift(tx, pageId, giftId)
  // Asked while the gift is locked: of two presses at once, the second finds what the first made.
  const [earlier] = await readOrders(tx, pageId, sql`o.guest_id = ${guestId} and o.key = ${key}`)
  if (earlier) return refuseOtherGift(earlier, giftId)
  if (!gift?.isActive) throw fail('gift/not-found')
  await refuseOver(tx, wish, gift)
  const id = newId(at)
  const { costValue: amount, costUnit: unit } = gift
  const reason = { kind: 'gift', id } as const
  const hold = await holdUnits(tx, { pageId, guestId, unit, amount, reason, key: `gift:${id}`, at })
  return writeOrder(tx, wish, gift, { id, holdId: hold.id, source: 'redeem' })
}

function refuseOtherGift(earlier: StoredOrder, giftId: string): StoredOrder {
  if (earlier.giftId !== giftId) throw fail('request/invalid', { key: 'field/duplicate' })
  return earlier
}

/** The gift, which nobody else takes from until the transaction ends. */
export function lockGift(tx: Tx, pageId: string, giftId: string): Promise<LockedGift | undefined> {
  return tx.first(sql<LockedGift>`
    select id, type, name, terms, featured_image, is_active, cost_value, cost_unit, valid_days, stock, per_guest, money_cost
    from gifts where page_id = ${pageId} and id = ${giftId} for update`)
}

/** @throws gift/sold-out, gift/limit */
export async function refuseOver(
  tx: Tx,
  { pageId, guestId }: Pick<OrderWish, 'pageId' | 'guestId'>,
  { id, stock, perGuest }: LockedGift,
): Promise<void> {
  if (stock !== null && stock < 1) throw fail('gift/sold-out')
  if (perGuest === null) return
  const had = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from gift_orders
    where page_id = ${pageId} and gift_id = ${id} and guest_id = ${guestId} and status <> 'canceled'`)
  if ((had?.count ?? 0) >= perGuest) throw fail('gift/limit')
}

type NewOrder = { id: string; holdId: string | null; source: OrderSource }

/** Writes an order that waits at the counter. The gift is locked, and there is one of it. */
export async function writeOrder(
  tx: Tx,
  { pageId, guestId, key, place = '', at }: OrderWish,
  gift: LockedGift,
  { id, holdId, source }: NewOrder,
): Promise<StoredOrder> {
  const isStocked = gift.stock !== null
  if (isStocked) await moveStock(tx, { pageId, giftId: gift.id, change: -1, reason: 'order', about: id, at })
  await tx.run(
    query.insertInto('gift_orders').values({
      page_id: pageId,
      id,
      key,
      guest_id: guestId,
      gift_id: gift.id,
      gift_name: gift.name,
      gift_type: gift.type,
      featured_image: gift.featuredImage,
      terms: gift.terms,
      cost_value: holdId === null ? 0 : gift.costValue,
      cost_unit: gift.costUnit,
      valid_days: gift.validDays,
      money_cost: gift.moneyCost,
      source,
      hold_id: holdId,
      is_stocked: isStocked,
      place,
      code: await freshCode(tx, pageId),
      status: 'new',
      created_at: at,
      expires_at: new Date(at.getTime() + WAIT_HOURS * 3600_000),
    }),
  )
  if (gift.type === 'prepaid-phone-card') await reserveCard(tx, { pageId, giftId: gift.id, orderId: id })
  await tellOrder(tx, pageId, 'gift.ordered', { id, giftId: gift.id, guestId, giftName: gift.name }, at)
  const [order] = await readOrders(tx, pageId, sql`o.id = ${id}`)
  return order!
}

async function freshCode(tx: Tx, pageId: string): Promise<string> {
  for (;;) {
    const code = writeGiftCode((size) => randomInt(size))
    const taken = await tx.first(sql`select 1 from gift_orders where page_id = ${pageId} and code = ${code}`)
    if (!taken) return code
  }
}
