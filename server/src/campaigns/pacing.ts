// How much of the sign-ins ahead a goal needs. Asked again every few seconds, so a wrong forecast corrects itself.
import { ALL_DAYS, ALL_HOURS, type Candidate } from './candidate.ts'

/** Sign-ins expected in each hour of a week; 0 is Monday midnight by the venue's clock. */
export type Traffic = readonly number[]
const HOUR_MS = 3_600_000
const WEEK_HOURS = 168
/** Click rate before there is one. */
const USUAL_CLICKS = 0.03
const SURE_AFTER = 200

type Hours = Pick<Candidate, 'weekdays' | 'hours'>

/** Sign-ins expected from a moment of the week on. @param from hours since Monday midnight, with a fraction */
export function expectedAhead(traffic: Traffic, from: number, hours: number, meant: Hours): number {
  const at = (hour: number) => (isMeant(meant, hour % WEEK_HOURS) ? (traffic[hour % WEEK_HOURS] ?? 0) : 0)
  const weeks = Math.floor(hours / WEEK_HOURS)
  let sum = 0
  if (weeks > 0) for (let hour = 0; hour < WEEK_HOURS; hour += 1) sum += weeks * at(hour)
  const end = from + hours - weeks * WEEK_HOURS
  for (let hour = Math.floor(from); hour < end; hour += 1)
    sum += at(hour) * (Math.min(hour + 1, end) - Math.max(hour, from))
  return sum
}

function isMeant({ weekdays, hours }: Hours, hour: number): boolean {
  if (weekdays === ALL_DAYS && hours === ALL_HOURS) return true
  return (weekdays & (1 << (Math.floor(hour / 24) + 1))) !== 0 && (hours & (1 << (hour % 24))) !== 0
}

type PacedGoal = Hours & Pick<Candidate, 'goal' | 'delivered' | 'endsAt'> & { share: number }

/** The part of the sign-ins ahead that must show a booking for its goal; 1 without a goal. @param weekHour now, since Monday midnight */
export function pressureOf(paced: PacedGoal, traffic: Traffic, weekHour: number, now: number): number {
  const { goal, delivered, endsAt, share } = paced
  if (!goal) return 1
  const hours = goal.per === 'day' ? 24 - (weekHour % 24) : (endsAt - now) / HOUR_MS
  if (!Number.isFinite(hours)) return 1
  const done =
    goal.per === 'day' ? [delivered.todayImpressions, delivered.todayClicks] : [delivered.impressions, delivered.clicks]
  const remaining = goal.amount - (goal.metric === 'clicks' ? done[1]! : done[0]!)
  const ahead = expectedAhead(traffic, weekHour, Math.max(0, hours), paced) * share * yieldOf(paced)
  return remaining <= 0 ? 0 : Math.min(1, remaining / Math.max(ahead, 1e-9))
}

/** What one showing adds to the goal. */
function yieldOf({ goal, delivered }: Pick<PacedGoal, 'goal' | 'delivered'>): number {
  if (goal?.metric !== 'clicks') return 1
  return (delivered.clicks + USUAL_CLICKS * SURE_AFTER) / (delivered.impressions + SURE_AFTER)
}

/** Where a goal should be by now, and where it is, 0 to 1; null without a goal or an end. */
export function paceOf(
  paced: Pick<PacedGoal, 'goal' | 'delivered' | 'endsAt'> & { startsAt: number },
  dayShare: number,
  now: number,
): { planned: number; delivered: number } | null {
  const { goal, delivered, startsAt, endsAt } = paced
  if (!goal) return null
  const isDay = goal.per === 'day'
  const done =
    goal.metric === 'clicks'
      ? isDay
        ? delivered.todayClicks
        : delivered.clicks
      : isDay
        ? delivered.todayImpressions
        : delivered.impressions
  if (!isDay && !Number.isFinite(endsAt)) return { planned: 0, delivered: Math.min(1, done / goal.amount) }
  const planned = isDay ? dayShare : (now - startsAt) / (endsAt - startsAt)
  return { planned: Math.max(0, Math.min(1, planned)), delivered: Math.min(1, done / goal.amount) }
}
