// An order as it is stored, and how it crosses the wire.
import type { Exchange } from '@portico/contract/gifts/exchanges.ts'
import {
  UNDO_MINUTES,
  type CancelReason,
  type CostUnit,
  type GiftType,
  type OrderSource,
  type OrderStatus,
} from '@portico/contract/gifts/kinds.ts'
import { sql, type RawBuilder, type Tx } from '../../core/db/database.ts'
import type { PageContext } from '../../core/http/context.ts'
import { peopleById } from '../../core/people.ts'

export type StoredOrder = {
  id: string
  guestId: string
  giftId: string
  giftName: string
  giftType: GiftType
  featuredImage: string
  terms: string
  costValue: number
  costUnit: CostUnit
  validDays: number
  source: OrderSource
  holdId: string | null
  isStocked: boolean
  place: string
  code: string
  status: OrderStatus
  cancelReason: CancelReason | null
  note: string
  createdAt: string
  decidedAt: string | null
  decidedBy: string | null
  usedAt: string | null
  usedBy: string | null
  expiresAt: string | null
}

export const ORDER_COLUMNS = `o.id, o.guest_id, o.gift_id, o.gift_name, o.gift_type, o.featured_image, o.terms, o.cost_value, o.cost_unit,
  o.valid_days, o.source, o.hold_id, o.is_stocked, o.place, o.code, o.status, o.cancel_reason, o.note, o.created_at, o.decided_at,
  o.decided_by, o.used_at, o.used_by, o.expires_at`

/** Orders of a page that a condition on `o` chooses, newest first. */
export function readOrders(
  tx: Tx,
  pageId: string,
  where: RawBuilder<unknown>,
  { limit = 100, skip = 0, isLocked = false } = {},
): Promise<StoredOrder[]> {
  return tx.rows(sql<StoredOrder>`
    select ${sql.raw(ORDER_COLUMNS)} from gift_orders o where o.page_id = ${pageId} and ${where}
    order by o.created_at desc, o.id limit ${limit} offset ${skip} ${isLocked ? sql`for update` : sql``}`)
}

/** The orders as the caller may see them. */
export async function toWire(context: PageContext, orders: readonly StoredOrder[]): Promise<Exchange[]> {
  const { tx, page, db } = context
  const guests = await tx.rows(sql<{ id: string; name: string | null }>`
    select id, name from guests where page_id = ${page.id} and id = any(${orders.map(({ guestId }) => guestId)}::uuid[])`)
  const people = await peopleById(
    db,
    orders.flatMap(({ decidedBy, usedBy }) => [decidedBy, usedBy].filter((id) => id !== null)),
  )
  const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.displayName ?? ''))
  const isFull = context.may('guest.identity:read')
  return orders.map((order) => {
    const name = guests.find(({ id }) => id === order.guestId)?.name ?? ''
    return {
      ...order,
      _id: order.id,
      guestName: isFull || !name ? name : `${[...name][0]}***`,
      decidedBy: nameOf(order.decidedBy),
      usedBy: nameOf(order.usedBy),
      undoUntil: undoEnd(context, order),
    }
  })
}

/** Until when the caller can take back what was done last; null where not at all. */
export function undoEnd(
  { user, may, clock }: Pick<PageContext, 'user' | 'may' | 'clock'>,
  { status, source, giftType, usedAt, usedBy, decidedAt, decidedBy }: StoredOrder,
): string | null {
  const at = usedAt ?? decidedAt
  if (at === null || (status !== 'accepted' && status !== 'used') || source === 'present') return null
  if (giftType === 'prepaid-phone-card' && usedAt !== null) return null
  const by = usedAt === null ? decidedBy : usedBy
  if (by !== user.id && !may('gift-order:cancel')) return null
  const until = Date.parse(at) + UNDO_MINUTES * 60_000
  return until > clock.now().getTime() ? new Date(until).toISOString() : null
}
