// Money of users.
import * as z from 'zod'

/** What of a user's money the top bar shows (specification §1). */
export const Finance = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** In minor units. */
  balance: z.number().int(),
})
export type Finance = z.output<typeof Finance>
