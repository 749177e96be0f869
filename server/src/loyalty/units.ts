// What other features do with a guest's units: give, hold for an order, take or give back.
import { prepare, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { book, type Account, type Booking, type Order, type ReasonKind, type Unit } from './ledger.ts'
import { readExpiry } from './readExpiry.ts'

/** What came back to a guest can be spent for so long, even if it was about to lapse. */
const RETURNED_DAYS = 30

/** Gives a guest units; points lapse as the venue's settings say. @throws points/key-used */
export async function earnUnits(tx: Tx, order: Order): Promise<Booking> {
  const expiresAt = await readExpiry(tx, order)
  return book(tx, { ...order, from: 'issued', to: 'guest', expiresAt })
}

/** Sets units aside for an order. @returns the hold as `id`. @throws points/too-low, points/key-used */
export function holdUnits(tx: Tx, order: Order): Promise<Booking> {
  return book(tx, { ...order, from: 'guest', to: 'held' })
}

/** Names a hold; `at` is now. */
export type HoldRef = { pageId: string; holdId: string; at: Date; by?: string | null }

/** Takes what was held: the order is done. Done twice, it is done once. @throws points/no-hold, points/hold-closed */
export function settleHold(tx: Tx, of: HoldRef): Promise<Booking> {
  return closeHold(tx, of, 'spent')
}

/** Gives back what was held: the order is refused. Done twice, it is done once. @throws points/no-hold, points/hold-closed */
export function releaseHold(tx: Tx, of: HoldRef): Promise<Booking> {
  return closeHold(tx, of, 'guest')
}

/** Gives back what was taken: an order that was done is undone. @throws points/no-hold unless it was settled */
export async function refundHold(tx: Tx, { pageId, holdId, at, by }: HoldRef): Promise<Booking> {
  const hold = await tx.first(findHold(pageId, holdId))
  const closing = await tx.first(findClosing(pageId, holdId))
  if (!hold || closing?.to !== 'spent') throw fail('points/no-hold')
  const order = { ...orderOf(hold, pageId), key: `refund:${holdId}`, at, by, expiresAt: daysAfter(at) }
  return book(tx, { ...order, from: 'spent', to: 'guest' })
}

async function closeHold(tx: Tx, { pageId, holdId, at, by }: HoldRef, to: 'spent' | 'guest'): Promise<Booking> {
  const hold = await tx.first(findHold(pageId, holdId))
  if (!hold) throw fail('points/no-hold')
  const order = { ...orderOf(hold, pageId), key: `close:${holdId}`, at, by, closes: holdId }
  const expiresAt = to === 'guest' ? daysAfter(at) : null
  return book(tx, { ...order, from: 'held', to, expiresAt }).catch(async (error: unknown) => {
    // The key is the hold's alone: an earlier use ended the hold the other way.
    if (error instanceof Error && 'code' in error && error.code === 'points/key-used') throw fail('points/hold-closed')
    throw error
  })
}

type HeldUnits = { guestId: string; unit: Unit; amount: number; reason: ReasonKind; reasonId: string }

function orderOf({ guestId, unit, amount, reason, reasonId }: HeldUnits, pageId: string) {
  return { pageId, guestId, unit, amount, reason: { kind: reason, id: reasonId } }
}

const findHold = prepare<HeldUnits>(`
  select guest_id, unit, amount, reason, reason_id from points_transfers
  where page_id = $1 and id = $2 and from_account = 'guest' and to_account = 'held'`)

const findClosing = prepare<{ to: Account }>(
  'select to_account as "to" from points_transfers where page_id = $1 and closes = $2',
)

function daysAfter(at: Date): Date {
  return new Date(at.getTime() + RETURNED_DAYS * 24 * 3600_000)
}
