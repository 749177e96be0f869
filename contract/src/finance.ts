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

/** What is used by the piece: messages of a campaign, a single message, a phone card, an answer by AI. */
export const CHARGE_PURPOSES = ['campaign', 'message', 'phone-card', 'ai'] as const
export type ChargePurpose = (typeof CHARGE_PURPOSES)[number]

/** The balance below which users are warned unless they choose another, in minor units. */
export function usualLowLimit(currency: string): number {
  return currency === 'VND' ? 50_000 : 300
}

const Usage = z.object({
  purpose: z.enum(CHARGE_PURPOSES),
  /** The page that used it; null for a deleted one. */
  page: z.string().nullable(),
  /** How often something was paid, what it came to, and what is put aside at this moment. */
  count: z.number().int(),
  spent: z.number().int(),
  held: z.number().int(),
  currency: z.string(),
})
export type UsageRow = z.output<typeof Usage>

const Alert = z.object({
  /** In minor units of the balance’s currency; 0 is never. */
  limit: z.number().int(),
  currency: z.string(),
  /** Since when the balance is below it. */
  lowSince: z.iso.datetime().nullable(),
})
export type BalanceAlert = z.output<typeof Alert>

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
  usage: endpoint({
    method: 'GET',
    path: '/finance/usage',
    summary: 'What the caller’s pages used in a month, by purpose and page',
    access: { by: 'user' },
    isWaiting: true,
    query: paging.extend({
      /** Its first day; the running month when absent. */
      month: z.iso.date().optional(),
      timeZone: timeZone.default('UTC'),
    }),
    returns: listOf(Usage),
  }),
  alert: endpoint({
    method: 'GET',
    path: '/finance/alert',
    summary: 'Read below which balance the caller is told',
    access: { by: 'user' },
    returns: Alert,
  }),
  saveAlert: endpoint({
    method: 'PUT',
    path: '/finance/alert',
    summary: 'Change below which balance the caller is told; 0 is never',
    access: { by: 'user' },
    isWaiting: true,
    body: z.object({ limit: z.number().int().min(0).max(1_000_000_000) }),
    returns: Alert,
  }),
}
