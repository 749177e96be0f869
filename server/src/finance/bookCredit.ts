// A credit by hand, or its counter-entry, comes into the ledger.
import { audit } from '../core/audit.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { UserContext } from '../core/http/context.ts'
import { transfer, type Account } from './ledger.ts'

export type WaitingCredit = {
  id: string
  kind: 'credit' | 'reversal'
  userId: string
  amount: number
  currency: string
  reason: string
  ofTransfer: string | null
}

const BANK: Account = { side: 'bank' }

/**
 * Books it once. What a user has spent cannot be taken back: the balance is never negative.
 * @throws finance/insufficient, finance/taken-back, finance/currency
 */
export async function bookCredit({ tx, clock, user }: UserContext, credit: WaitingCredit): Promise<void> {
  const { id, kind, userId, amount, currency, reason, ofTransfer } = credit
  const now = clock.now()
  if (ofTransfer !== null) await refuseTooMuch(tx, ofTransfer, amount)
  const [from, to] = kind === 'credit' ? [BANK, { userId }] : [{ userId }, BANK]
  const booked = await transfer(tx, now, { key: `manual ${id}`, from, to, amount, currency, reason, by: user.id })
  await tx.run(sql`update manual_credits set state = 'booked', transfer_id = ${booked.id} where id = ${id}`)
  // In the user's own log: they read who changed their balance and why.
  const detail = { transfer: booked.id, amount: kind === 'credit' ? amount : -amount, currency, reason, key: id }
  await audit(tx, {
    at: now,
    actor: { kind: 'system', job: 'administrator' },
    action: 'finance.credit',
    subject: { id: userId },
    detail,
  })
  const pages = await tx.rows(sql<{ id: string }>`select page_id as id from members where user_id = ${userId}`)
  for (const page of pages) tx.notify(page.id, 'finance')
}

/** How much of a credit was taken back. */
export function takenBackOf(transferId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select sum(r.amount) from manual_credits r
    where r.of_transfer = ${transferId} and r.state = 'booked'), 0)::bigint`
}

async function refuseTooMuch(tx: Tx, transferId: string, amount: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`take back ${transferId}`}, 0))`)
  const row = await tx.first(sql<{ left: number }>`
    select (e.amount - ${takenBackOf(sql`${transferId}::uuid`)})::bigint as left from finance_entries e
    join finance_accounts a on a.id = e.account_id and a.user_id is not null where e.transfer_id = ${transferId}`)
  if (!row || amount > row.left) throw fail('finance/taken-back', { amount: 'field/invalid' })
}
