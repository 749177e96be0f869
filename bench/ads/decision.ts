// Bookings of a busy venue in memory, as a process holds them.
import { DEFAULT_THRESHOLDS } from '@portico/contract/profiles/lifecycle.ts'
import {
  ALL_DAYS,
  ALL_HOURS,
  type Candidate,
  type VenueMoment,
  type Viewer,
} from '@portico/server/campaigns/candidate.ts'
import { byUrgency } from '@portico/server/campaigns/decide.ts'

const DAY_MS = 86_400_000

/** @returns bookings of every kind: a tenth of them contracts, half of them for other gateways, hours, languages or guests */
export function makeBookings(count: number, now: number): Candidate[] {
  return Array.from({ length: count }, (_, at): Candidate => ({
    id: `booking ${at}`,
    name: `Booking ${at}`,
    type: at % 10 === 0 ? 'contract' : 'remnant',
    priority: 1 + (at % 10),
    createdAt: at,
    lacks: undefined,
    startsAt: now - DAY_MS,
    endsAt: now + DAY_MS * (1 + (at % 30)),
    slots: new Set(at % 4 === 0 ? ['before-login'] : ['success', 'before-login']),
    variants: [{ id: 'a', share: 50, creativeId: 'creative', templateId: null }],
    devices: at % 8 === 1 ? new Set(['elsewhere']) : undefined,
    languages: at % 8 === 3 ? new Set(['en', 'zh']) : undefined,
    systems: at % 8 === 5 ? new Set(['ios']) : undefined,
    weekdays: ALL_DAYS,
    hours: at % 8 === 7 ? 1 << 3 : ALL_HOURS,
    guests: at % 6 === 0 ? 'returning' : 'all',
    segment: undefined,
    cap: at % 3 === 0 ? { amount: 3, ms: DAY_MS } : undefined,
    restMs: 0,
    holdOut: at % 5 === 0 ? 10 : 0,
    goal: at % 10 === 0 ? { metric: 'impressions', amount: 100_000, per: 'total' } : null,
    delivered: { impressions: at, clicks: 0, todayImpressions: 0, todayClicks: 0 },
    pressure: at % 10 === 0 ? 0.002 : 1,
    redirectUrl: '',
  })).toSorted(byUrgency)
}

export const VIEWER: Viewer = {
  seed: 'guest',
  nasId: 'here',
  language: 'vi',
  system: 'android',
  isReturning: false,
  facts: undefined,
  reach: new Map(),
}

export function momentAt(now: number): VenueMoment {
  return { now, today: 9823, thresholds: DEFAULT_THRESHOLDS, weekday: 1, hour: 12 }
}
