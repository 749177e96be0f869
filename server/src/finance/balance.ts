import type { Finance } from '@portico/contract/finance.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** The currency of whoever never had money here. */
export const FIRST_CURRENCY = 'VND'

/** A user's money; nothing in đồng for somebody who never had any. */
export async function readFinance(tx: Tx, userId: string): Promise<Finance> {
  const found = await tx.first(sql<Finance>`select currency, balance from finance_accounts where user_id = ${userId}`)
  return found ?? { currency: FIRST_CURRENCY, balance: 0 }
}
