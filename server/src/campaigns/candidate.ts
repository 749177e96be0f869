// A booking as the decision sees it: everything looked up and compiled once, so that asking costs microseconds.
import type { BookingFields } from '@portico/contract/campaigns.ts'
import type { BookingType, Slot, Variant } from '@portico/contract/campaigns/kinds.ts'
import type { Reason } from '@portico/contract/campaigns/reasons.ts'
import type { GuestFacts } from '@portico/contract/profiles/facts.ts'
import type { Matcher, Moment } from '@portico/contract/segments/matchGuest.ts'

export type Candidate = {
  id: string
  name: string
  type: BookingType
  priority: number
  createdAt: number
  /** Why it is shown to nobody, whatever the hour. */
  lacks: Reason | undefined
  startsAt: number
  /** Infinity without an end. */
  endsAt: number
  slots: ReadonlySet<Slot>
  variants: readonly CandidateVariant[]
  /** By nas_id; undefined is all. */
  devices: ReadonlySet<string> | undefined
  languages: ReadonlySet<string> | undefined
  systems: ReadonlySet<string> | undefined
  /** Bits 1 (Monday) to 7, and bits 0 to 23. */
  weekdays: number
  hours: number
  guests: BookingFields['audience']['guests']
  segment: Matcher | undefined
  cap: { amount: number; ms: number } | undefined
  restMs: number
  /** Percent. */
  holdOut: number
  goal: BookingFields['goal']
  delivered: DeliveryCounts
  /** Of a contract: the part of the sign-ins ahead that it needs to meet its goal, 0 to 1. */
  pressure: number
  redirectUrl: string
}

export type CandidateVariant = {
  id: Variant
  share: number
  creativeId: string | null
  templateId: string | null
}

export type DeliveryCounts = { impressions: number; clicks: number; todayImpressions: number; todayClicks: number }

/** What a booking has been to a guest so far. */
export type Reach = { variant: Variant; isHeldOut: boolean; shown: number; sinceAt: number; lastAt: number }

/** Who looks, as far as it is known. */
export type Viewer = {
  /** The guest, else the session: decides variants and hold-outs, so that both stay the same. */
  seed: string
  nasId: string
  language: string
  system: string
  isReturning: boolean
  facts: GuestFacts | undefined
  reach: ReadonlyMap<string, Reach>
}

/** The venue's clock at the moment of a decision. */
export type VenueMoment = Moment & { weekday: number; hour: number }

export const ALL_DAYS = 0b1111_1110
export const ALL_HOURS = 0xff_ffff
