// A guest's order: the price is set aside and one is taken out of the stock, both or neither, once for each key.
import { randomInt } from 'node:crypto'
import {
  WAIT_HOURS,
  writeGiftCode,
  type CostUnit,
  type GiftType,
  type OrderSource,
} from '@portico/contract/gifts/kinds.ts'
import { prepare, sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { newId } from '../../core/id.ts'
import { holdUnits } from '../../loyalty/index.ts'
import { reserveCard } from '../cards/reserveCard.ts'
import { moveStock } from '../stock.ts'
import { ORDER_COLUMNS, type StoredOrder } from './orderRow.ts'
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
  // The second is asked while the gift is locked: of two presses at once, one finds what the other made.
  const [gift, earlier] = await Promise.all([lockGift(tx, pageId, giftId), tx.first(findByKey(pageId, guestId, key))])
  if (earlier) return refuseOtherGift(earlier, giftId)
  if (!gift?.isActive) throw fail('gift/not-found')
  await refuseOver(tx, wish, gift)
  const id = newId(at)
  const { costValue: amount, costUnit: unit } = gift
  const reason = { kind: 'gift', id } as const
  const hold = await holdUnits(tx, { pageId, guestId, unit, amount, reason, key: `gift:${id}`, at })
  return writeOrder(tx, wish, gift, { id, holdId: hold.id, source: 'redeem' })
}

const findByKey = prepare<StoredOrder>(
  `select ${ORDER_COLUMNS} from gift_orders o where o.page_id = $1 and o.guest_id = $2 and o.key = $3`,
)

function refuseOtherGift(earlier: StoredOrder, giftId: string): StoredOrder {
  if (earlier.giftId !== giftId) throw fail('request/invalid', { key: 'field/duplicate' })
  return earlier
}

/** The gift, which nobody else takes from until the transaction ends. */
export function lockGift(tx: Tx, pageId: string, giftId: string): Promise<LockedGift | undefined> {
  return tx.first(selectForUpdate(pageId, giftId))
}

const selectForUpdate = prepare<LockedGift>(`
  select id, type, name, terms, featured_image, is_active, cost_value, cost_unit, valid_days, stock, per_guest, money_cost
  from gifts where page_id = $1 and id = $2 for update`)

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
  wish: OrderWish,
  gift: LockedGift,
  { id, holdId, source }: NewOrder,
): Promise<StoredOrder> {
  const { pageId, guestId, at } = wish
  const giftId = gift.id
  if (gift.type === 'prepaid-phone-card') await reserveCard(tx, { pageId, giftId, orderId: id })
  // None of them asks another, so they leave together.
  const [order] = await Promise.all([
    insertOrder(tx, wish, { id, holdId, source }),
    gift.stock !== null && moveStock(tx, { pageId, giftId, change: -1, reason: 'order', about: id, at }),
    tellOrder(tx, pageId, 'gift.ordered', { id, giftId, guestId, giftName: gift.name }, at),
  ])
  return order
}

/** Under a code that no other order of the page has. */
async function insertOrder(
  tx: Tx,
  { pageId, guestId, giftId, key, place = '', at }: OrderWish,
  { id, holdId, source }: NewOrder,
): Promise<StoredOrder> {
  const endsAt = new Date(at.getTime() + WAIT_HOURS * 3600_000)
  for (;;) {
    const code = writeGiftCode((size) => randomInt(size))
    const order = await tx.first(
      insertWithCode(pageId, id, key, guestId, giftId, source, holdId, place, code, at, endsAt),
    )
    if (order) return order
  }
}

/** What was ordered is written down as it is now. */
const insertWithCode = prepare<StoredOrder>(`
  insert into gift_orders as o (page_id, id, key, guest_id, gift_id, gift_name, gift_type, featured_image, terms, cost_value,
    cost_unit, valid_days, money_cost, source, hold_id, is_stocked, place, code, status, created_at, expires_at)
  select page_id, $2, $3, $4, id, name, type, featured_image, terms, case when $7::uuid is null then 0 else cost_value end,
    cost_unit, valid_days, money_cost, $6, $7::uuid, stock is not null, $8, $9, 'new', $10, $11
  from gifts where page_id = $1 and id = $5
  on conflict (page_id, code) do nothing returning ${ORDER_COLUMNS}`)
