// A day of the café to come: when guests arrive, where they sit, how long they stay.
import { arrivals, closingTime, dayNumber, lastDays } from '../seed/calendar.ts'
import { makeRandom, type Random } from '../seed/random.ts'
import { drawSeconds, drawSpot, type Spot } from '../seed/stays.ts'

export type PlannedVisit = {
  arrivesAt: number
  leavesAt: number
  spot: Spot
  isNew: boolean
  /** Sees the portal and goes no further. */
  turnsBack: boolean
  /** Logs out instead of walking out of reach. */
  logsOut: boolean
}

export type PlannedDay = { number: number; random: Random; visits: PlannedVisit[] }

const SHARE_NEW = 0.32
const SHARE_TURNED_BACK = 0.08
const SHARE_LOGGED_OUT = 0.15

/** The same day gives the same plan, so that a restart goes on with it. @param hasNight guests come at any hour */
export function planDay(now: Date, hasNight: boolean): PlannedDay {
  const number = dayNumber(now)
  const random = makeRandom(number)
  const day = lastDays(now, 1, random)[0]!
  const closesAt = hasNight ? Infinity : closingTime(day)
  const visits = arrivals(day, random, hasNight).map((arrivesAt) => ({
    arrivesAt,
    leavesAt: Math.min(arrivesAt + drawSeconds(day, random) * 1000, closesAt),
    spot: drawSpot(day, random),
    isNew: random.chance(SHARE_NEW),
    turnsBack: random.chance(SHARE_TURNED_BACK),
    logsOut: random.chance(SHARE_LOGGED_OUT),
  }))
  return { number, random, visits }
}
