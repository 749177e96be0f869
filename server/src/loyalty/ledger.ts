// What a guest collects and spends moves here and nowhere else: from one account to another, once for each key.
import { noteGuestChanges } from '../core/guestChanges.ts'
import { prepare, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'

export type Unit = 'point' | 'task' | 'visit'
export type ReasonKind = 'task' | 'gift' | 'visit' | 'birthday' | 'adjustment' | 'expiry' | 'game' | 'merge'
/** What a transfer was for; `id` names it, such as the task's. */
export type Reason = { kind: ReasonKind; id: string }

/** `guest` is what the guest may spend, `held` what waits for an order; the others are the venue's side. */
export type Account = 'guest' | 'held' | 'issued' | 'spent' | 'expired' | 'adjusted'

export type Balance = { available: number; held: number }
export type Balances = Record<Unit, Balance>

type Of = { pageId: string; guestId: string; unit: Unit }

/** `amount` is whole and more than nothing; `by` is the member who wished it. */
export type Order = Of & { amount: number; reason: Reason; key: string; at: Date; note?: string; by?: string | null }

export type Transfer = Order & { from: Account; to: Account; closes?: string; expiresAt?: Date | null }

/** `isNew` is false where an earlier transfer with the same key is answered; the balance is that of now. */
export type Booking = { id: string; isNew: boolean; balance: Balance }

/**
 * Books one transfer. A transfer repeated under its key books nothing more.
 * @throws points/too-low, points/key-used
 */
export async function book(tx: Tx, transfer: Transfer): Promise<Booking> {
  const { pageId, guestId, unit, amount, key, from, to, reason, at } = transfer
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to book: ${amount}`)
  // Commands on one balance wait here for each other.
  const [locked, earlier] = await Promise.all([
    tx.first(lockBalance(pageId, guestId, unit)),
    tx.first(findByKey(pageId, key)),
  ])
  const before = locked!
  if (earlier) {
    if (!isSame(earlier, transfer)) throw fail('points/key-used')
    return { id: earlier.id, isNew: false, balance: before }
  }
  const moved = { available: moveOf('guest', transfer), held: moveOf('held', transfer) }
  const balance = { available: before.available + moved.available, held: before.held + moved.held }
  if (balance.available < 0 || balance.held < 0) throw fail('points/too-low')
  const id = newId(at)
  const { closes = null, expiresAt = null, note = '', by = null } = transfer
  tx.along(
    // prettier-ignore
    insertTransfer(pageId, id, key, guestId, unit, from, to, amount, reason.kind, reason.id, closes, expiresAt, note, by, at, moved.available, moved.held),
  )
  noteGuestChanges(tx, pageId, [guestId])
  tx.notify(pageId, 'loyalty')
  return { id, isNew: true, balance }
}

/** What a transfer does to one of the guest's own accounts. */
function moveOf(account: Account, { from, to, amount }: Transfer): number {
  if (from === account) return -amount
  return to === account ? amount : 0
}

/** Made where there is none; an update that changes nothing locks the row and tells what it holds. */
const lockBalance = prepare<Balance>(`
  insert into points_balances as b (page_id, guest_id, unit) values ($1, $2, $3)
  on conflict (page_id, guest_id, unit) do update set available = b.available returning available, held`)

/** Has other commands on a guest's balances wait, for one that books only after it has locked something else. */
export async function lockBalances(tx: Tx, pageId: string, guestId: string): Promise<void> {
  await tx.run(lockUnits(pageId, guestId))
}

const lockUnits = prepare('select 1 from points_balances where page_id = $1 and guest_id = $2 order by unit for update')

type Earlier = { id: string; guestId: string; unit: Unit; amount: number; from: Account; to: Account; reason: string }

const findByKey = prepare<Earlier>(`
  select id, guest_id, unit, amount, from_account as "from", to_account as "to", reason from points_transfers
  where page_id = $1 and key = $2`)

function isSame(earlier: Earlier, { guestId, unit, amount, from, to, reason }: Transfer): boolean {
  const isSameWay = earlier.from === from && earlier.to === to && earlier.reason === reason.kind
  return isSameWay && earlier.guestId === guestId && earlier.unit === unit && earlier.amount === amount
}

const insertTransfer = prepare(`
  with booked as (
    insert into points_transfers (page_id, id, key, guest_id, unit, from_account, to_account, amount, reason, reason_id, closes,
      expires_at, note, by_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15))
  update points_balances set available = available + $16, held = held + $17,
    next_expiry_at = case when $7 = 'guest' then least(next_expiry_at, $12::timestamptz) else next_expiry_at end
  where page_id = $1 and guest_id = $4 and unit = $5`)

const NOTHING: Balance = { available: 0, held: 0 }

/** What a guest has of each unit. */
export async function readBalances(tx: Tx, pageId: string, guestId: string): Promise<Balances> {
  const rows = await tx.rows(readUnits(pageId, guestId))
  const of = (unit: Unit): Balance => {
    const row = rows.find((one) => one.unit === unit)
    return row ? { available: row.available, held: row.held } : NOTHING
  }
  return { point: of('point'), task: of('task'), visit: of('visit') }
}

const readUnits = prepare<Balance & { unit: Unit }>(
  'select unit, available, held from points_balances where page_id = $1 and guest_id = $2',
)
