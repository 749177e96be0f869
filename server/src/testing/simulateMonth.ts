// A month of a venue in memory, decided by the product's own functions: what pacing tests compare with goals.
import { DEFAULT_THRESHOLDS } from '@portico/contract/profiles/lifecycle.ts'
import { ALL_DAYS, ALL_HOURS, type Candidate, type Viewer } from '../campaigns/candidate.ts'
import { byUrgency, decide } from '../campaigns/decide.ts'
import { pressureOf } from '../campaigns/pacing.ts'

const DAYS = 30
const HOUR_MS = 3_600_000
/** How often a process reads figures again. */
const REFRESH_EVERY = 5

type Month = { seed: number; goals: readonly number[]; weeksLike: 'café'; isUnpaced?: boolean }

/** Sign-ins of a usual week; the real one differs by weather, holidays and chance. */
const USUAL = Array.from({ length: 168 }, (_, at) => {
  const [day, hour] = [Math.floor(at / 24), at % 24]
  const weekend = day >= 5 ? 1.7 : 1
  return hour < 6 || hour > 22
    ? 0
    : weekend * (8 + 14 * Math.exp(-((hour - 8) ** 2) / 4) + 20 * Math.exp(-((hour - 19) ** 2) / 6))
})

export function simulateMonth({ seed, goals, isUnpaced = false }: Month) {
  const random = generator(seed)
  const bookings = goals.map((amount, at) => contract(String(at), amount))
  let [signIns, spentAfterDays] = [0, DAYS]
  for (let hour = 0; hour < DAYS * 24; hour += 1) {
    const weather = 0.55 + 0.9 * hash(seed, Math.floor(hour / 24))
    const expected = (USUAL[hour % 168] ?? 0) * weather
    const guests = Math.floor(expected) + (random() < expected % 1 ? 1 : 0)
    for (let guest = 0; guest < guests; guest += 1) {
      const now = (hour + guest / guests) * HOUR_MS
      if (signIns % REFRESH_EVERY === 0)
        for (const one of bookings)
          one.pressure = isUnpaced ? 1 : pressureOf({ ...one, share: 1 }, USUAL, (hour % 168) + guest / guests, now)
      const moment = { now, today: 0, thresholds: DEFAULT_THRESHOLDS, weekday: 1, hour: hour % 24 }
      const { choice } = decide(
        bookings.toSorted(byUrgency),
        'success',
        { ...VIEWER, seed: String(signIns) },
        moment,
        random,
      )
      if (choice) choice.booking.delivered.impressions += 1
      signIns += 1
    }
    if (spentAfterDays === DAYS && bookings.every(({ goal, delivered }) => delivered.impressions >= goal!.amount))
      spentAfterDays = hour / 24
  }
  return { goals, signIns, spentAfterDays, delivered: bookings.map(({ delivered }) => delivered.impressions) }
}

const VIEWER: Viewer = {
  seed: '',
  nasId: 'gw',
  language: 'vi',
  system: 'ios',
  isReturning: false,
  facts: undefined,
  reach: new Map(),
}

function contract(id: string, amount: number): Candidate {
  return {
    id,
    name: id,
    type: 'contract',
    priority: 5,
    createdAt: 0,
    lacks: undefined,
    startsAt: 0,
    endsAt: DAYS * 24 * HOUR_MS,
    slots: new Set(['success']),
    variants: [{ id: 'a', share: 50, creativeId: 'c', templateId: null }],
    devices: undefined,
    languages: undefined,
    systems: undefined,
    weekdays: ALL_DAYS,
    hours: ALL_HOURS,
    guests: 'all',
    segment: undefined,
    cap: undefined,
    restMs: 0,
    holdOut: 0,
    goal: { metric: 'impressions', amount, per: 'total' },
    delivered: { impressions: 0, clicks: 0, todayImpressions: 0, todayClicks: 0 },
    pressure: 1,
    redirectUrl: '',
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function hash(seed: number, day: number): number {
  return generator(seed * 1000 + day)()
}
