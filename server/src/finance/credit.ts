// Money that arrived at the platform's bank, put to a user's balance by an operator.
import { audit } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { readFinance } from './balance.ts'
import { transfer, type Booking } from './ledger.ts'

/** `amount` is in minor units of the user's currency. */
export type Credit = { userId: string; amount: number; reason: string; key: string }

/**
 * Books a credit with its audit row and signals the user's dashboards.
 * @returns the booking and its currency.
 * @throws finance/key-used.
 */
export function credit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, amount, reason, key }: Credit,
): Promise<Booking & { currency: string }> {
  return db.asSystem(async (tx) => {
    const now = clock.now()
    const { currency } = await readFinance(tx, userId)
    const order = { key, from: { side: 'bank' }, to: { userId }, amount, currency, reason, by: null } as const
    const booked = await transfer(tx, now, order)
    if (!booked.isNew) return { ...booked, currency }
    const actor = { kind: 'system', job: 'bank credit' } as const
    const detail = { transfer: booked.id, amount, currency, reason, key }
    await audit(tx, { at: now, actor, action: 'finance.credit', subject: { id: userId }, detail })
    const pages = await tx.rows(sql<{ id: string }>`select page_id as id from members where user_id = ${userId}`)
    for (const { id } of pages) tx.notify(id, 'finance')
    return { ...booked, currency }
  })
}
