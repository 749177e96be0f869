// Where a guest stands with a venue, by how often and how lately they came.
import { DAY_MS } from '../dates.ts'
import * as z from 'zod'

export const LIFECYCLES = ['new', 'regular', 'cooling', 'risk', 'lost'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

const days = z.int().min(1).max(3650)

/** From so many visits on a guest is regular; after so many days without a visit they cool off, are at risk, are lost. */
export const Thresholds = z
  .object({ regularVisits: z.int().min(2).max(1000), coolingDays: days, riskDays: days, lostDays: days })
  .refine(({ coolingDays, riskDays, lostDays }) => coolingDays < riskDays && riskDays < lostDays, {
    path: ['lostDays'],
    message: 'field/invalid',
  })
export type Thresholds = z.output<typeof Thresholds>

export const DEFAULT_THRESHOLDS: Thresholds = { regularVisits: 4, coolingDays: 21, riskDays: 45, lostDays: 90 }

/** The lifecycle of a guest at an instant. @param now in milliseconds, as `lastSeenAt` */
export function lifecycleOf(guest: { visits: number; lastSeenAt: number }, now: number, than: Thresholds): Lifecycle {
  const away = now - guest.lastSeenAt
  if (away > than.lostDays * DAY_MS) return 'lost'
  if (away > than.riskDays * DAY_MS) return 'risk'
  if (away > than.coolingDays * DAY_MS) return 'cooling'
  return guest.visits >= than.regularVisits ? 'regular' : 'new'
}
