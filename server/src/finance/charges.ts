// Metered use: its price is put aside before, spent when it came about, given back when not. Each step happens once.
import type { ChargePurpose } from '@portico/contract/finance.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'
import { transfer, type Account } from './ledger.ts'

/** What is used, and the name of the message, purchase or answer it is used for; each name is put aside once. */
export type ChargeRef = { purpose: ChargePurpose; about: string }

export type NewCharge = ChargeRef & {
  pageId: string
  /** Who pays; the page's owner when absent. */
  userId?: string
  /** In minor units; nothing is put aside for nothing. */
  amount: number
  currency: string
  /** What the owner reads in the statement. */
  reason: string
  /** The user who wishes it; null for the product itself. */
  by: string | null
  /** After how many minutes it is given back by itself, should its worker have died. Without, never. */
  minutes?: number
}

type Charge = { userId: string; amount: number; currency: string; reason: string; by: string | null; state: string }

const HELD: Account = { side: 'held' }
const AT_ONCE = 100

/** The currency in which use is priced. */
export const METERED_CURRENCY = 'VND'

/** Who pays for what a page uses: its owner. */
export async function readPayer(tx: Tx, pageId: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ userId: string }>`
    select user_id from members where page_id = ${pageId} and role = 'owner' order by user_id limit 1`)
  return row?.userId
}

/**
 * Puts the price of something aside, before it is used. The same again puts nothing more aside.
 * @param tx of the system role @throws finance/insufficient, finance/currency, finance/key-used
 */
export async function holdCharge(tx: Tx, now: Date, charge: NewCharge): Promise<void> {
  const { purpose, about, pageId, amount, currency, reason, by, minutes } = charge
  if (amount === 0) return
  const userId = charge.userId ?? (await readPayer(tx, pageId))
  if (!userId) throw fail('finance/insufficient')
  const order = { key: keyOf('hold', charge), from: { userId }, to: HELD, amount, currency, reason, by } as const
  await transfer(tx, now, order)
  const endsAt = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
  await tx.run(sql`
    insert into finance_charges (purpose, about, user_id, for_page, amount, currency, reason, by_user, state, held_at, ends_at)
    values (${purpose}, ${about}, ${userId}, ${pageId}, ${amount}, ${currency}, ${reason}, ${by}, 'held', ${now}, ${endsAt}::timestamptz)
    on conflict (purpose, about) do nothing`)
}

/**
 * Spends what use came to, at most what was put aside, and gives the rest back.
 * @param tx of the system role @returns whether this call decided it; nothing is left to decide after a release
 */
export async function settleCharge(tx: Tx, now: Date, ref: ChargeRef, spent: number): Promise<boolean> {
  const { purpose, about } = ref
  const charge = await tx.first(sql<Charge>`
    select user_id, amount, currency, reason, by_user as by, state from finance_charges
    where purpose = ${purpose} and about = ${about} for update`)
  if (charge?.state !== 'held') return false
  const { state: _state, userId, amount, ...of } = charge
  if (spent > amount) throw new RangeError(`more spent than was put aside: ${spent} of ${amount}`)
  if (spent > 0)
    await transfer(tx, now, { ...of, key: keyOf('spend', ref), amount: spent, from: HELD, to: { side: 'sales' } })
  if (amount > spent)
    await transfer(tx, now, { ...of, key: keyOf('return', ref), amount: amount - spent, from: HELD, to: { userId } })
  await tx.run(sql`
    update finance_charges set state = ${spent > 0 ? 'settled' : 'released'}, spent = ${spent}, closed_at = ${now}
    where purpose = ${purpose} and about = ${about}`)
  return true
}

/** Gives all of it back: it was not used. @returns whether this call decided it */
export function releaseCharge(tx: Tx, now: Date, ref: ChargeRef): Promise<boolean> {
  return settleCharge(tx, now, ref, 0)
}

/** Gives back what nobody settled in its time. */
export async function releaseForgotten({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const due = await db.asSystem((tx) =>
    tx.rows(sql<ChargeRef>`
      select purpose, about from finance_charges where state = 'held' and ends_at <= ${now} order by ends_at limit ${AT_ONCE}`),
  )
  for (const ref of due) await db.asSystem((tx) => releaseCharge(tx, now, ref))
}

function keyOf(step: 'hold' | 'spend' | 'return', { purpose, about }: ChargeRef): string {
  return `${step} ${purpose} ${about}`
}
