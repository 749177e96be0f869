// A phone card and its order: set aside, given, put back.
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'

type CardWish = { pageId: string; giftId: string; orderId: string }

/** Sets a card aside for an order; the gift is locked. @throws gift/sold-out */
export async function reserveCard(tx: Tx, { pageId, giftId, orderId }: CardWish): Promise<void> {
  const reserved = await tx.run(sql`
    update gift_cards set order_id = ${orderId} where page_id = ${pageId} and id = (
      select c.id from gift_cards c join gift_card_files f on f.page_id = ${pageId} and f.id = c.file_id and f.state = 'done'
      where c.page_id = ${pageId} and c.gift_id = ${giftId} and c.order_id is null order by c.id limit 1 for update of c skip locked)`)
  if (reserved === 0) throw fail('gift/sold-out')
}

/** The card is the guest's. */
export async function giveCard(tx: Tx, pageId: string, orderId: string): Promise<void> {
  await tx.run(sql`update gift_cards set given_at = now() where page_id = ${pageId} and order_id = ${orderId}`)
}

/** Puts a card back that nobody has seen. */
export async function returnCard(tx: Tx, pageId: string, orderId: string): Promise<void> {
  await tx.run(sql`
    update gift_cards set order_id = null, given_at = null
    where page_id = ${pageId} and order_id = ${orderId} and seen_at is null`)
}
