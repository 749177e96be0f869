// Money put aside before something is bought, and what becomes of it: spent, or given back. Each step happens once under its key.
import type { Tx } from '../core/db/database.ts'
import { transfer } from './ledger.ts'

/** `key` names what the money is for; `amount` is in minor units. */
export type HoldOrder = {
  key: string
  userId: string
  amount: number
  currency: string
  reason: string
  by: string | null
}

/** Puts money aside. @param tx of the system role. @throws finance/insufficient, finance/currency, finance/key-used */
export async function holdMoney(tx: Tx, now: Date, { key, userId, ...order }: HoldOrder): Promise<void> {
  if (order.amount === 0) return
  await transfer(tx, now, { ...order, key: `hold ${key}`, from: { userId }, to: { side: 'held' } })
}

/** Spends a part of what was put aside, and gives the rest back. */
export async function settleHold(tx: Tx, now: Date, hold: HoldOrder, spent: number): Promise<void> {
  const { key, userId, amount, ...order } = hold
  if (spent > amount) throw new RangeError(`more spent than was put aside: ${spent} of ${amount}`)
  const held = { side: 'held' } as const
  if (spent > 0)
    await transfer(tx, now, { ...order, key: `spend ${key}`, amount: spent, from: held, to: { side: 'sales' } })
  if (amount > spent)
    await transfer(tx, now, { ...order, key: `return ${key}`, amount: amount - spent, from: held, to: { userId } })
}
