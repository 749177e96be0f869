// The café's days: which are busy, rainy or quiet, and at what hours guests come.
import type { Random } from './random.ts'

/** Vietnam uses UTC+7 all year. */
const OFFSET_MS = 7 * 3600_000
const DAY_MS = 24 * 3600_000
export const ZONE = 'Asia/Ho_Chi_Minh'

export type Day = {
  /** The local day, as `2026-11-21`. */
  date: string
  /** Local midnight. */
  startsAt: number
  isWeekend: boolean
  isRainy: boolean
  visits: number
}

const VISITS_ON_A_USUAL_DAY = 94
/** Sunday to Saturday. */
const WEEKDAY_SHARE = [1.28, 0.92, 0.94, 0.96, 1, 1.1, 1.28]
const RAIN_SHARE = 0.78
const GROWTH_OVER_ALL = 0.22

/** Days since 1970 in the café's zone. */
export function dayNumber(now: Date): number {
  return Math.floor((now.getTime() + OFFSET_MS) / DAY_MS)
}

/** The last days up to that of `now`, oldest first. */
export function lastDays(now: Date, count: number, random: Random): Day[] {
  const today = dayNumber(now)
  let isRainy = false
  return Array.from({ length: count }, (_, index) => {
    const day = today - count + 1 + index
    // Rain comes in spells: a wet day is more likely after a wet day.
    isRainy = random.chance(isRainy ? 0.55 : 0.14)
    const weekday = new Date(day * DAY_MS).getUTCDay()
    const growth = 1 + GROWTH_OVER_ALL * (index / count - 0.5)
    const chance = 0.93 + 0.14 * random.next()
    return {
      date: new Date(day * DAY_MS).toISOString().slice(0, 10),
      startsAt: day * DAY_MS - OFFSET_MS,
      isWeekend: weekday === 0 || weekday === 6,
      isRainy,
      visits: Math.round(
        VISITS_ON_A_USUAL_DAY * WEEKDAY_SHARE[weekday]! * growth * (isRainy ? RAIN_SHARE : 1) * chance,
      ),
    }
  })
}

const OPENS_AT_HOUR = 6
const CLOSES_AT_HOUR = 23
/** Guests per hour from six in the morning: coffee before work, after lunch, after dinner. */
const WEEKDAY_HOURS = [4, 10, 11, 7, 5, 4, 6, 6, 5, 5, 5, 5, 6, 9, 9, 4]
const WEEKEND_HOURS = [2, 5, 8, 11, 9, 6, 4, 4, 6, 8, 8, 7, 7, 9, 10, 5]

const NIGHT_HOURS = [22, 23, 0, 1, 2, 3, 4, 5]
const NIGHT_SHARE = 6

/** When the guests of a day come online, in order. @param hasNight also while the café is closed */
export function arrivals(day: Day, random: Random, hasNight = false): number[] {
  const shares = day.isWeekend ? WEEKEND_HOURS : WEEKDAY_HOURS
  const open = shares.map((share, index) => [OPENS_AT_HOUR + index, share] as const)
  const hours = hasNight ? [...open, ...NIGHT_HOURS.map((hour) => [hour, NIGHT_SHARE] as const)] : open
  const times = Array.from({ length: day.visits }, () => {
    const seconds = random.weighted(hours) * 3600 + random.int(0, 3599)
    return day.startsAt + seconds * 1000
  })
  return times.toSorted((a, b) => a - b)
}

/** Closing time. */
export function closingTime(day: Day): number {
  return day.startsAt + CLOSES_AT_HOUR * 3600_000
}
