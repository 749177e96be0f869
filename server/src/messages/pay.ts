// A single message with a price: paid when it is written down, given back when the provider refused it.
import { holdMoney, settleHold } from '../finance/index.ts'
import { fail } from '../core/fail.ts'
import type { Tx } from '../core/db/database.ts'
import { CURRENCY } from './audience.ts'
import { readOwner } from './owner.ts'

type Payment = {
  pageId: string
  /** Of this try. */
  key: string
  /** What the statement says. */
  reason: string
  price: number
  by: string | null
  now: Date
  isSpent: boolean
}

/**
 * Puts the price aside, or decides what becomes of it. The same step again changes nothing.
 * @param tx of the system role @throws finance/insufficient
 */
export async function payForMessage(
  tx: Tx,
  step: 'hold' | 'settle',
  { pageId, key, reason, price, by, now, isSpent }: Payment,
): Promise<void> {
  if (price === 0) return
  const userId = await readOwner(tx, pageId)
  if (!userId) throw fail('finance/insufficient')
  const hold = { key: `message ${key}`, userId, amount: price, currency: CURRENCY, reason, by }
  if (step === 'hold') await holdMoney(tx, now, hold)
  else await settleHold(tx, now, hold, isSpent ? price : 0)
}
