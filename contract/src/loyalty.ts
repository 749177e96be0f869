// Points: how a venue gives them, what a guest has, and changes by hand.
import * as z from 'zod'
import { listOf, paging } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { key, requiredText, text } from './text.ts'
import { MOST_HELD_OUT, MOST_TIERS } from './loyalty/tiers.ts'

export const UNITS = ['point', 'task', 'visit'] as const
/** What the venue's side of a statement is called. */
export const POINT_ACCOUNTS = ['guest', 'held', 'issued', 'spent', 'expired', 'adjusted'] as const
export const POINT_REASONS = ['task', 'gift', 'visit', 'birthday', 'adjustment', 'expiry', 'game', 'merge'] as const
/** The most a manager may give or take at once; owners have no limit. */
export const CAPPED_POINTS = 500

const Tier = z.object({
  id: key,
  name: requiredText(40),
  from: z.int().min(1).max(100_000_000),
  bonus: z.int().min(0).max(400),
  perks: text(200),
})

const Settings = z.object({
  /** Whether visits are counted and rewarded at all. */
  isOn: z.boolean(),
  visitPoints: z.int().min(0).max(100_000),
  /** Points lapse so many months after they came in; null is never. */
  expiryMonths: z.int().min(1).max(60).nullable(),
  birthdayPoints: z.int().min(0).max(1_000_000),
  /** From the lowest to the highest. */
  tiers: z
    .array(Tier)
    .max(MOST_TIERS)
    .refine((tiers) => tiers.every(({ from }, index) => index === 0 || from > tiers[index - 1]!.from), 'field/invalid')
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'field/duplicate'),
  /** Points earned in so many months decide the tier; null counts all. */
  tierMonths: z.int().min(1).max(60).nullable(),
  /** Percent of new guests who are left out of all rewards, to measure what the others come back for. */
  holdOut: z.int().min(0).max(MOST_HELD_OUT),
})
export type LoyaltySettings = z.output<typeof Settings>

const Balance = z.object({ available: z.int(), held: z.int() })
const Entry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  unit: z.enum(UNITS),
  from: z.enum(POINT_ACCOUNTS),
  to: z.enum(POINT_ACCOUNTS),
  /** What the guest can spend changes by so much. */
  change: z.int(),
  amount: z.int(),
  /** What the guest could spend of this unit right after it. */
  after: z.int(),
  reason: z.enum(POINT_REASONS),
  /** What it was for, such as the title of a task. */
  name: z.string(),
  note: z.string(),
  /** The member who did it; empty for the system. */
  by: z.string(),
  expiresAt: z.iso.datetime().nullable(),
})
export type PointEntry = z.output<typeof Entry>

const GuestPoints = z.object({
  point: Balance,
  task: Balance,
  visit: Balance,
  tier: z.object({ id: z.string(), name: z.string(), bonus: z.int() }).nullable(),
  /** Points that count for the tier. */
  earned: z.int(),
  next: z.object({ name: z.string(), missing: z.int() }).nullable(),
  /** The next points to lapse. */
  lapses: z.object({ points: z.int(), at: z.iso.datetime() }).nullable(),
})
export type GuestPoints = z.output<typeof GuestPoints>

const READ = { by: 'page', may: 'loyalty:read' } as const
const params = z.object({ id: z.uuid() })

export const loyalty = {
  settings: endpoint({
    method: 'GET',
    path: '/loyalty-settings',
    summary: 'How the venue rewards its guests',
    access: READ,
    returns: Settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/loyalty-settings',
    summary: 'Change how the venue rewards its guests; what was earned stays as it is',
    access: { by: 'page', may: 'loyalty:publish' },
    body: Settings,
    returns: Settings,
  }),
  guest: endpoint({
    method: 'GET',
    path: '/guests/{id}/points',
    summary: 'What a guest has, the tier, and what lapses next',
    access: { by: 'page', may: 'guest:read' },
    params,
    returns: GuestPoints,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/guests/{id}/points/entries',
    summary: 'Every change of a guest’s points, newest first',
    access: { by: 'page', may: 'guest:read' },
    params,
    query: paging.extend({ unit: z.enum(UNITS).default('point') }),
    returns: listOf(Entry),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/guests/{id}/points',
    summary: `Give or take points by hand, with a reason; repeated under its key it is done once. Managers at most ${CAPPED_POINTS} at once`,
    access: { by: 'page', may: 'points.capped:adjust' },
    params,
    body: z.object({
      /** Less than nothing takes. */
      amount: z
        .int()
        .min(-10_000_000)
        .max(10_000_000)
        .refine((amount) => amount !== 0, 'field/invalid'),
      unit: z.enum(UNITS).default('point'),
      note: requiredText(200),
      key: requiredText(60),
    }),
    returns: GuestPoints,
  }),
}
