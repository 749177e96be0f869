// A booking, which the specification calls a Wi-Fi campaign.
import * as z from 'zod'
import { LANGUAGE_CODES } from '../segments/condition.ts'
import { SYSTEMS } from '../reports/query.ts'
import { seenRevision } from '../http/versioned.ts'
import { requiredText, text } from '../text.ts'
import { webAddress } from '../templates/design.ts'
import {
  BOOKING_STATES,
  BOOKING_STATUSES,
  BOOKING_TYPES,
  DEFAULT_PRIORITY,
  EVERY_GUEST,
  FINISHED_BY,
  GUEST_KINDS,
  SLOTS,
  VARIANTS,
} from './kinds.ts'

const instant = z.iso.datetime({ offset: true })
const list = <T extends z.core.SomeType>(item: T, most: number) => z.array(item).max(most)

/** A way to show it. Of an advert `creativeId`, of a design `templateId`; `share` is its weight among the others. */
const BookingVariant = z.object({
  id: z.enum(VARIANTS),
  creativeId: z.uuid().nullable(),
  templateId: z.uuid().nullable(),
  share: z.int().min(1).max(100),
})

const Goal = z.object({
  metric: z.enum(['impressions', 'clicks']),
  amount: z.int().min(1).max(100_000_000),
  per: z.enum(['total', 'day']),
})

/** Showings to one guest: at most `amount`, again after `hours`; null is never again. */
const Cap = z.object({ amount: z.int().min(1).max(1000), hours: z.int().min(1).max(8760).nullable() })

const Audience = z.object({
  segmentId: z.uuid().nullable(),
  guests: z.enum(GUEST_KINDS),
  /** Empty lists mean all. */
  languages: list(z.enum(LANGUAGE_CODES), 6),
  /** ISO, 1 is Monday, by the venue's clock. */
  weekdays: list(z.int().min(1).max(7), 7),
  hours: list(z.int().min(0).max(23), 24),
  systems: list(z.enum(SYSTEMS), SYSTEMS.length),
})

const Sponsor = z.object({ name: text(80), email: z.union([z.literal(''), z.email().max(254)]) })

/** What owners decide. */
const decided = {
  name: requiredText(80),
  type: z.enum(BOOKING_TYPES),
  status: z.enum(BOOKING_STATUSES),
  startTime: instant,
  /** Null is until it is ended. */
  endTime: instant.nullable(),
  /** Where a guest may go on to once online; empty is where the phone wanted to go. */
  redirectUrl: z.union([z.literal(''), webAddress]),
  /** Of contracts the level, 10 first; of the others the weight. */
  priority: z.int().min(1).max(10),
  /** Gateways by nas_id; empty means all. */
  targetedDevices: list(requiredText(64), 200),
  slots: list(z.enum(SLOTS), SLOTS.length),
  variants: z.array(BookingVariant).max(VARIANTS.length),
  goal: Goal.nullable(),
  cap: Cap.nullable(),
  /** Hours that pass between two showings to the same guest. */
  restHours: z.int().min(0).max(8760),
  audience: Audience,
  /** Percent of its guests who are left out, to compare. */
  holdOut: z.int().min(0).max(50),
  sponsor: Sponsor.nullable(),
}

export const BookingFields = z.object({
  ...decided,
  type: decided.type.default('remnant'),
  status: decided.status.default('draft'),
  startTime: decided.startTime.optional(),
  endTime: decided.endTime.default(null),
  redirectUrl: decided.redirectUrl.default(''),
  priority: decided.priority.default(DEFAULT_PRIORITY),
  targetedDevices: decided.targetedDevices.default([]),
  slots: decided.slots.default(['success']),
  variants: decided.variants.default([]),
  goal: decided.goal.default(null),
  cap: decided.cap.default(null),
  restHours: decided.restHours.default(0),
  audience: Audience.default({ ...EVERY_GUEST }),
  holdOut: decided.holdOut.default(0),
  sponsor: decided.sponsor.default(null),
})
export type BookingFields = z.output<typeof BookingFields>

/** A change; `finished` true ends it early. */
export const BookingChange = z.object({ ...decided, finished: z.boolean(), revision: seenRevision }).partial()

export const WifiCampaign = z.object({
  id: z.uuid(),
  ...decided,
  sponsor: decided.sponsor,
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
  /** Set by the system when the end has passed or the goal is met, or by the owner. */
  finished: z.boolean(),
  finishedBy: z.enum(FINISHED_BY).nullable(),
  state: z.enum(BOOKING_STATES),
  /** The sponsor's word on it; null was never asked for. */
  approval: z.enum(['waiting', 'approved', 'declined']).nullable(),
  approvalNote: z.string(),
  delivered: z.object({ impressions: z.int(), clicks: z.int(), today: z.int() }),
  /** Of its goal, 0 to 1: what should be delivered by now, and what is. Null without a goal. */
  pace: z.object({ planned: z.number(), delivered: z.number() }).nullable(),
  /** Kinds of deleted things that it refers to; with any, it is not shown. */
  missing: z.array(z.enum(['creative', 'template', 'segment', 'device'])),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type WifiCampaign = z.output<typeof WifiCampaign>
