import type { DomainEventKind } from '@portico/contract/domainEvents.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import { noteGuestChanges } from '../../core/guestChanges.ts'
import type { Tx } from '../../core/db/database.ts'
import type { StoredOrder } from './orderRow.ts'

type OrderEvent = Extract<
  DomainEventKind,
  'gift.ordered' | 'gift.accepted' | 'gift.used' | 'gift.restored' | 'gift.expired'
>
type OrderFacts = Pick<StoredOrder, 'id' | 'giftId' | 'guestId' | 'giftName'>

/** Says that an order went on: to open screens, to other features, to what is known of the guest. */
export async function tellOrder(tx: Tx, pageId: string, kind: OrderEvent, order: OrderFacts, at: Date): Promise<void> {
  await publishEvent(tx, { pageId, kind, data: dataOf(order), at })
  announceOrder(tx, pageId, order)
}

/** The same of one that was given up, with the reason. */
export async function tellRefusal(tx: Tx, pageId: string, order: OrderFacts, reason: string, at: Date): Promise<void> {
  await publishEvent(tx, { pageId, kind: 'gift.refused', data: { ...dataOf(order), reason }, at })
  announceOrder(tx, pageId, order)
}

function dataOf({ id, giftId, guestId, giftName }: OrderFacts) {
  return { orderId: id, giftId, guestId, name: giftName }
}

function announceOrder(tx: Tx, pageId: string, { guestId }: OrderFacts): void {
  tx.notify(pageId, 'gift-orders')
  noteGuestChanges(tx, pageId, [guestId])
}
