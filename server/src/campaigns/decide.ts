// Which advert a guest sees: all rules of the decision, without a query (docs/decisions/0024-campaigns.md).
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import type { Reason } from '@portico/contract/campaigns/reasons.ts'
import {
  ALL_DAYS,
  ALL_HOURS,
  type Candidate,
  type CandidateVariant,
  type VenueMoment,
  type Viewer,
} from './candidate.ts'
import { isHeldOut, variantOf } from './assign.ts'

export type Place = Slot | 'design'
export type Choice = { booking: Candidate; variant: CandidateVariant }
export type Decision = {
  choice: Choice | undefined
  /** Bookings that would have been shown, were the guest not in their hold-out group. */
  heldOut: readonly Candidate[]
}
export type Chance = { booking: Candidate; chance: number }

/** Why a booking is not for this guest at this moment; undefined when it is. Hold-outs are not asked here. */
export function refusalOf(booking: Candidate, place: Place, viewer: Viewer, moment: VenueMoment): Reason | undefined {
  const { now } = moment
  if (booking.lacks) return booking.lacks
  if (booking.startsAt > now) return 'not-begun'
  if (booking.endsAt <= now) return 'over'
  if (place === 'design' ? booking.type !== 'design' : booking.type === 'design' || !booking.slots.has(place))
    return 'slot'
  if (booking.variants.length === 0) return 'nothing-to-show'
  return goalRefusal(booking) ?? targetRefusal(booking, viewer, moment) ?? capRefusal(booking, viewer, now)
}

function goalRefusal({ goal, delivered }: Candidate): Reason | undefined {
  if (!goal) return undefined
  const isClicks = goal.metric === 'clicks'
  if (goal.per === 'total')
    return (isClicks ? delivered.clicks : delivered.impressions) >= goal.amount ? 'goal-met' : undefined
  return (isClicks ? delivered.todayClicks : delivered.todayImpressions) >= goal.amount ? 'day-goal-met' : undefined
}

function targetRefusal(booking: Candidate, viewer: Viewer, moment: VenueMoment): Reason | undefined {
  const { devices, weekdays, hours, languages, systems, guests, segment } = booking
  if (devices && !devices.has(viewer.nasId)) return 'device'
  if (weekdays !== ALL_DAYS && !(weekdays & (1 << moment.weekday))) return 'weekday'
  if (hours !== ALL_HOURS && !(hours & (1 << moment.hour))) return 'hour'
  if (languages && !languages.has(viewer.language)) return 'language'
  if (systems && !systems.has(viewer.system)) return 'system'
  if (guests === 'new' && viewer.isReturning) return 'new-guests'
  if (guests === 'returning' && !viewer.isReturning) return 'returning-guests'
  if (segment && !(viewer.facts && segment(viewer.facts, moment))) return 'segment'
  return undefined
}

function capRefusal({ id, cap, restMs }: Candidate, { reach }: Viewer, now: number): Reason | undefined {
  if (!cap && restMs === 0) return undefined
  const before = reach.get(id)
  if (!before || before.isHeldOut) return undefined
  if (cap && before.shown >= cap.amount && before.sinceAt + cap.ms > now) return 'cap'
  return restMs > 0 && before.lastAt + restMs > now ? 'rest' : undefined
}

/**
 * How likely each of these is shown: overrides share all of it by weight; else contracts take what their goals need,
 * level by level; remnants share what is left by weight. Contracts must come in the order of {@link byUrgency}.
 */
export function chancesOf(eligible: readonly Candidate[]): Chance[] {
  const overrides = eligible.filter(({ type }) => type === 'override')
  if (overrides.length > 0) return shareOut(overrides, 1)
  const chances: Chance[] = []
  let left = 1
  for (const booking of eligible) {
    if (booking.type !== 'contract') continue
    const chance = Math.min(left, booking.pressure)
    left -= chance
    chances.push({ booking, chance })
  }
  return [
    ...chances,
    ...shareOut(
      eligible.filter(({ type }) => type === 'remnant'),
      left,
    ),
  ]
}

function shareOut(bookings: readonly Candidate[], part: number): Chance[] {
  const weight = bookings.reduce((sum, { priority }) => sum + priority, 0)
  return bookings.map((booking) => ({ booking, chance: (part * booking.priority) / weight }))
}

/** Higher levels first; of equals the one that is further behind. */
export function byUrgency(a: Candidate, b: Candidate): number {
  return b.priority - a.priority || b.pressure - a.pressure || (a.id < b.id ? -1 : 1)
}

/** The look: higher priority first, then the narrower choice of gateways, then the newer. */
export function byFit(a: Candidate, b: Candidate): number {
  const width = ({ devices }: Candidate) => devices?.size ?? Infinity
  const [wide, other] = [width(a), width(b)]
  return b.priority - a.priority || (wide === other ? b.createdAt - a.createdAt : wide - other)
}

/** Decides for a slot, or for the look. @param bookings of the page, in the order of {@link byUrgency} or {@link byFit} */
export function decide(
  bookings: readonly Candidate[],
  place: Place,
  viewer: Viewer,
  moment: VenueMoment,
  random: () => number,
): Decision {
  let eligible = bookings.filter((booking) => refusalOf(booking, place, viewer, moment) === undefined)
  const heldOut: Candidate[] = []
  for (;;) {
    const booking = place === 'design' ? eligible[0] : drawOne(eligible, random())
    if (!booking || !isHeldOut(booking, viewer))
      return { choice: booking && { booking, variant: variantOf(booking, viewer) }, heldOut }
    heldOut.push(booking)
    eligible = eligible.filter((other) => other !== booking)
  }
}

function drawOne(eligible: readonly Candidate[], at: number): Candidate | undefined {
  let sum = 0
  for (const { booking, chance } of chancesOf(eligible)) if (at < (sum += chance)) return booking
  return undefined
}
