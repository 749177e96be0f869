// A guest's order: the price is set aside and one is taken out of the stock, both or neither, once for each key.
import { randomInt } from 'node:crypto'
import {
  WAIT_HOURS,
  writeGiftCode,
  type CostUnit,
  type GiftType,
  type OrderSource,
} from '@portico/contract/gifts/kinds.ts'
import { prepare, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { newId } from '../../core/id.ts'
import { isRunning } from '../../core/subscription.ts'
import { holdUnits } from '../../loyalty/index.ts'
import { reserveCard } from '../cards/reserveCard.ts'
import { lockGuest } from '../lockGuest.ts'
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

export type OpenGift = {
  id: string
  type: GiftType
  name: string
  terms: string
  featuredImage: string
  costValue: number
  costUnit: CostUnit
  validDays: number
  stock: number | null
  perGuest: number | null
  moneyCost: number
  /** How many of it the guest has had. */
  had: number
}

/**
 * Orders a gift; repeated with the same key, it is the first order again.
 * @throws gift/not-found, gift/sold-out, gift/limit, points/too-low
 */
export async function redeemGift(tx: Tx, wish: OrderWish): Promise<StoredOrder> {
  const { pageId, guestId, giftId, key, at } = wish
  const [runs, , gift, earlier] = await Promise.all([
    isRunning(tx, pageId, 'loyalty', at),
    lockGuest(tx, wish),
    findGift(tx, wish),
    tx.first(findByKey(pageId, guestId, key)),
  ])
  if (earlier) return refuseOtherGift(earlier, giftId)
  if (!gift || !runs) throw fail('gift/not-found')
  refuseOver(gift)
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

/** A gift that guests see, and how many of it this one has had; the guest is locked. */
export function findGift(
  tx: Tx,
  { pageId, guestId, giftId }: Pick<OrderWish, 'pageId' | 'guestId' | 'giftId'>,
): Promise<OpenGift | undefined> {
  return tx.first(selectGift(pageId, giftId, guestId))
}

const selectGift = prepare<OpenGift>(`
  select id, type, name, terms, featured_image, cost_value, cost_unit, valid_days, stock, per_guest, money_cost, case
    when per_guest is null then 0
    else (select count(*)::int from gift_orders o
      where o.page_id = $1 and o.gift_id = $2 and o.guest_id = $3 and o.status <> 'canceled') end as had
  from gifts where page_id = $1 and id = $2 and is_active`)

/** @throws gift/sold-out, gift/limit */
export function refuseOver({ stock, perGuest, had }: OpenGift): void {
  if (stock !== null && stock < 1) throw fail('gift/sold-out')
  if (perGuest !== null && had >= perGuest) throw fail('gift/limit')
}

type NewOrder = { id: string; holdId: string | null; source: OrderSource }

/**
 * Writes an order that waits at the counter, and takes the gift out of the stock last: others wait for it until the
 * transaction ends. What it books for the guest is booked before.
 * @throws gift/sold-out where somebody was faster, gift/not-found
 */
export async function writeOrder(
  tx: Tx,
  wish: OrderWish,
  { id: giftId, name: giftName, type, stock }: OpenGift,
  made: NewOrder,
): Promise<StoredOrder> {
  const { pageId, guestId, at } = wish
  const { id } = made
  const isStocked = stock !== null
  // None of them asks another, so they leave together.
  const [order] = await Promise.all([
    insertOrder(tx, wish, { ...made, isStocked }),
    tellOrder(tx, pageId, 'gift.ordered', { id, giftId, guestId, giftName }, at),
    isStocked && moveStock(tx, { pageId, giftId, change: -1, reason: 'order', about: id, at }),
    type === 'prepaid-phone-card' && reserveCard(tx, { pageId, giftId, orderId: id }),
  ])
  return order
}

/** Under a code that no other order of the page has. @throws gift/not-found for one that was just deleted or switched off */
async function insertOrder(
  tx: Tx,
  wish: OrderWish,
  { id, holdId, source, isStocked }: NewOrder & { isStocked: boolean },
): Promise<StoredOrder> {
  const { pageId, guestId, giftId, key, place = '', at } = wish
  const endsAt = new Date(at.getTime() + WAIT_HOURS * 3600_000)
  for (;;) {
    const code = writeGiftCode((size) => randomInt(size))
    const order = await tx.first(
      insertWithCode(pageId, id, key, guestId, giftId, source, holdId, isStocked, place, code, at, endsAt),
    )
    if (order) return order
    if (!(await findGift(tx, wish))) throw fail('gift/not-found')
  }
}

/** What was ordered is written down as it is now. The gift stays until the order is there. */
const insertWithCode = prepare<StoredOrder>(`
  insert into gift_orders as o (page_id, id, key, guest_id, gift_id, gift_name, gift_type, featured_image, terms, cost_value,
    cost_unit, valid_days, money_cost, source, hold_id, is_stocked, place, code, status, created_at, expires_at)
  select page_id, $2, $3, $4, id, name, type, featured_image, terms, case when $7::uuid is null then 0 else cost_value end,
    cost_unit, valid_days, money_cost, $6, $7::uuid, $8, $9, $10, 'new', $11, $12
  from gifts where page_id = $1 and id = $5 and is_active for key share
  on conflict (page_id, code) do nothing returning ${ORDER_COLUMNS}`)
