// Money of users.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { timeZone } from './text.ts'

/** What of a user's money the top bar shows (specification §1). */
export const Finance = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** In minor units. */
  balance: z.number().int(),
})
export type Finance = z.output<typeof Finance>

const StatementEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  reason: z.string(),
  /** Less than nothing is money that was spent. */
  amount: z.number().int(),
  currency: z.string(),
  balanceAfter: z.number().int(),
})
export type StatementEntry = z.output<typeof StatementEntry>

export const finance = {
  statement: endpoint({
    method: 'GET',
    path: '/finance/statement',
    summary: 'List the movements of the caller’s balance, newest first',
    access: { by: 'user' },
    query: paging.extend({
      from: z.iso.date().optional(),
      /** Included. */
      to: z.iso.date().optional(),
      kind: z.enum(['in', 'out']).optional(),
      /** Whose days `from` and `to` are. */
      timeZone: timeZone.default('UTC'),
    }),
    returns: listOf(StatementEntry).extend({
      balance: Finance,
      /** What came in and went out in all of the rows found. */
      sums: z.object({ in: z.number().int(), out: z.number().int() }),
    }),
  }),
}
