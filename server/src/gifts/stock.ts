// How many of a gift are left. Only a move changes it, so that the sum of a gift's moves is what it has.
import { prepare, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'

/** Falling to one of these gives a notice. */
const FEW = [5, 0]

export type StockMove = {
  pageId: string
  giftId: string
  change: number
  /** `count`: the venue counted; `back`: an order was given up. */
  reason: 'count' | 'cards' | 'order' | 'back'
  /** The order or the file of cards. */
  about?: string
  at: Date
}

/**
 * Adds to the stock of a gift that has one, or takes from it. The gift stays locked until the transaction ends.
 * @throws gift/sold-out when an order finds none left
 */
export async function moveStock(tx: Tx, { pageId, giftId, change, reason, about, at }: StockMove): Promise<void> {
  if (change === 0) return
  const gift = await tx.first(writeMove(pageId, giftId, change, newId(at), reason, about ?? null, at))
  if (!gift && reason === 'order') throw fail('gift/sold-out')
  // A gift that was deleted has no stock to give back to.
  if (!gift) return
  tx.notify(pageId, 'gifts')
  const { name, left, isActive } = gift
  if (!isActive || reason !== 'order' || !FEW.some((few) => left <= few && left - change > few)) return
  await publishEvent(tx, { pageId, kind: 'stock.low', data: { giftId, name, left }, at })
}

const writeMove = prepare<{ name: string; left: number; isActive: boolean }>(`
  with gift as (
    update gifts set stock = coalesce(stock, 0) + $3 where page_id = $1 and id = $2 and ($5 <> 'order' or stock + $3 >= 0)
    returning page_id, id, name, stock, is_active),
  move as (
    insert into gift_stock_moves (page_id, id, gift_id, change, reason, about, at)
    select page_id, $4, id, $3, $5, $6, $7 from gift)
  select name, stock as left, is_active from gift`)
