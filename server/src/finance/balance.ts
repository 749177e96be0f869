import type { Finance } from '@portico/contract/finance.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** The currency of a user without any account. */
export const FIRST_CURRENCY = 'VND'

/** A user's balance; zero đồng for a user without any account. */
export async function readFinance(tx: Tx, userId: string): Promise<Finance> {
  const found = await tx.first(sql<Finance>`select currency, balance from finance_accounts where user_id = ${userId}`)
  return found ?? { currency: FIRST_CURRENCY, balance: 0 }
}
