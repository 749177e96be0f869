// What is known of one guest, as segments, campaigns and automations ask it: read once, compared in memory.
import { DAY_MS } from '../dates.ts'
import * as z from 'zod'

/** Where a guest's identity comes from (the specification's profileType). */
export const PROFILE_TYPES = ['phone', 'email', 'google', 'facebook', 'zalo', 'anonymous'] as const
export type ProfileType = (typeof PROFILE_TYPES)[number]

export const GuestFacts = z.object({
  source: z.enum(PROFILE_TYPES),
  language: z.string(),
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  /** In milliseconds, like every instant here. */
  firstSeenAt: z.number(),
  lastSeenAt: z.number(),
  visits: z.int(),
  seconds: z.number(),
  bytes: z.number(),
  /** Days since 2000-01-01 in the venue's zone, upwards, one for each of the newest 200 visits. */
  visitDays: z.array(z.int()),
  /** Bits of weekdays (bit 1 is Monday) and of hours (bit 0 is midnight) the guest ever came at. */
  weekdays: z.int(),
  hours: z.int(),
  /** An index of SYSTEMS. */
  system: z.int(),
  gateways: z.array(z.string()),
  /** Ways in which marketing is allowed now. */
  channels: z.array(z.string()),
  tags: z.array(z.string()),
  answers: z.record(z.string(), z.string()),
  /** The newest rating, from 0 to 10. */
  score: z.int().nullable(),
  /** Month times 100 plus day. */
  birthday: z.int().nullable(),
  campaignsSeen: z.array(z.string()),
  campaignsClicked: z.array(z.string()),
  /** Points the guest can spend, and tasks completed. */
  points: z.int(),
  tasksDone: z.int(),
  /** Gifts accepted and not used yet, and those used. */
  giftsReady: z.int(),
  giftsUsed: z.int(),
  /** Stars of the newest review. */
  reviewScore: z.int().nullable(),
})
export type GuestFacts = z.output<typeof GuestFacts>

/** Of a guest who never collected anything or reviewed a visit. */
export const NO_REWARDS = { points: 0, tasksDone: 0, giftsReady: 0, giftsUsed: 0, reviewScore: null }

/** Days are counted from here. */
export const FIRST_DAY = Date.UTC(2000, 0, 1)

/** The number of a calendar day such as `2026-11-23`. */
export function dayNumber(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS)
}
