import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Services } from '../../core/services.ts'
import type { StoredOrder } from '../orders/orderRow.ts'
import { tellOrder } from '../orders/tellOrder.ts'

type OpenCard = { serial: string; pin: string; isFirst: boolean }

/** Opens the card of an accepted order; with the first look it is used. The caller writes the look down. */
export async function seeCard(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, order, at }: { pageId: string; order: StoredOrder; at: Date },
): Promise<OpenCard> {
  const card = await tx.first(sql<{ sealed: Buffer; seenAt: string | null }>`
    select sealed, seen_at from gift_cards where page_id = ${pageId} and order_id = ${order.id} and given_at is not null for update`)
  if (!card) throw fail('gift-order/not-found')
  const isFirst = card.seenAt === null
  if (isFirst) {
    await tx.run(sql`update gift_cards set seen_at = ${at} where page_id = ${pageId} and order_id = ${order.id}`)
    await tx.run(sql`
      update gift_orders set status = 'used', used_at = ${at}, expires_at = null
      where page_id = ${pageId} and id = ${order.id} and status = 'accepted'`)
    await tellOrder(tx, pageId, 'gift.used', order, at)
  }
  return { ...secrets.openValue<{ serial: string; pin: string }>(card.sealed), isFirst }
}
