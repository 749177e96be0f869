// What guests do with their points in the run: the same list in every process, so that a killed one begins again.
import type { Tx } from '@portico/server/core/db/database.ts'
import { earnUnits, holdUnits, releaseHold, settleHold } from '@portico/server/loyalty/index.ts'

export const COMMANDS_EACH = 50
const UNIT = 'point'

/** One command; it may be refused for want of points, and repeating it does nothing more. */
export type Command = { guestId: string; number: number }

/** Every fifth gives, the others take points aside, end the order before or give it back. */
export async function runCommand(tx: Tx, pageId: string, { guestId, number }: Command): Promise<void> {
  const key = `bench:${guestId}:${number}`
  const of = { pageId, guestId, unit: UNIT, at: new Date(), reason: { kind: 'gift', id: 'bench' } } as const
  if (number % 5 === 0) return void (await earnUnits(tx, { ...of, amount: 20, key }))
  const hold = await holdUnits(tx, { ...of, amount: 1 + (number % 7), key })
  if (number % 5 === 4) return
  const close = number % 2 === 0 ? settleHold : releaseHold
  await close(tx, { pageId, holdId: hold.id, at: of.at })
}

/** How many commands of the list give points whatever happens. */
export const EARNINGS_EACH = Math.ceil(COMMANDS_EACH / 5)
