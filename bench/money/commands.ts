// What users do with their money in the run: the same list in every process, so that a killed one begins again.
import type { Tx } from '@portico/server/core/db/database.ts'
import { holdCharge, settleCharge, transfer } from '@portico/server/finance/index.ts'

export const COMMANDS_EACH = 50
const CURRENCY = 'VND'
const AT = new Date('2026-01-01T00:00:00Z')

/** One command; it may be refused for want of money, and repeating it does nothing more. */
export type Command = { userId: string; number: number }

/** Every fifth pays in, the others put money aside and spend a part of it. */
export async function runCommand(tx: Tx, { userId, number }: Command): Promise<void> {
  const key = `bench ${userId} ${number}`
  const of = { currency: CURRENCY, reason: 'bench', by: userId }
  if (number % 5 === 0) {
    await transfer(tx, AT, { ...of, key, from: { side: 'bank' }, to: { userId }, amount: 20_000 })
    return
  }
  const ref = { purpose: 'message', about: `${userId} ${number}` } as const
  const amount = 1000 * (1 + (number % 7))
  await holdCharge(tx, AT, { ...ref, ...of, pageId: userId, userId, amount })
  await settleCharge(tx, AT, ref, number % 2 === 0 ? amount : 500)
}

/** How many commands of the list pay in whatever happens. */
export const PAYMENTS_EACH = Math.ceil(COMMANDS_EACH / 5)
