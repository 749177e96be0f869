import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_THRESHOLDS } from '@portico/contract/profiles/lifecycle.ts'
import { ALL_DAYS, ALL_HOURS, type Candidate, type Reach, type VenueMoment, type Viewer } from './candidate.ts'
import { isHeldOut, variantOf } from './assign.ts'
import { byFit, byUrgency, chancesOf, decide, refusalOf } from './decide.ts'
import { explain } from './explain.ts'

const NOW = Date.UTC(2026, 10, 23, 5)
const MOMENT: VenueMoment = { now: NOW, today: 9823, thresholds: DEFAULT_THRESHOLDS, weekday: 1, hour: 12 }
const VIEWER: Viewer = {
  seed: 'somebody',
  nasId: 'gw-1',
  language: 'vi',
  system: 'android',
  isReturning: false,
  facts: undefined,
  reach: new Map(),
}
const DELIVERED = { impressions: 0, clicks: 0, todayImpressions: 0, todayClicks: 0 }

function booking(over: Partial<Candidate> = {}): Candidate {
  return {
    id: 'b',
    name: 'B',
    type: 'remnant',
    priority: 5,
    createdAt: 0,
    lacks: undefined,
    startsAt: NOW - 1000,
    endsAt: NOW + 1000,
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
    goal: null,
    delivered: DELIVERED,
    pressure: 1,
    redirectUrl: '',
    ...over,
  }
}

const reachOf = (over: Partial<Reach>): Viewer => ({
  ...VIEWER,
  reach: new Map([['b', { variant: 'a', isHeldOut: false, shown: 1, sinceAt: NOW - 10, lastAt: NOW - 10, ...over }]]),
})

describe('a booking is not shown', () => {
  test.each([
    ['paused', { lacks: 'paused' }, VIEWER],
    ['not-begun', { startsAt: NOW + 1 }, VIEWER],
    ['over', { endsAt: NOW }, VIEWER],
    ['slot', { slots: new Set(['waiting']) }, VIEWER],
    ['slot', { type: 'design' }, VIEWER],
    ['nothing-to-show', { variants: [] }, VIEWER],
    [
      'goal-met',
      { goal: { metric: 'impressions', amount: 10, per: 'total' }, delivered: { ...DELIVERED, impressions: 10 } },
      VIEWER,
    ],
    [
      'goal-met',
      { goal: { metric: 'clicks', amount: 1, per: 'total' }, delivered: { ...DELIVERED, clicks: 1 } },
      VIEWER,
    ],
    [
      'day-goal-met',
      { goal: { metric: 'impressions', amount: 3, per: 'day' }, delivered: { ...DELIVERED, todayImpressions: 3 } },
      VIEWER,
    ],
    ['device', { devices: new Set(['gw-2']) }, VIEWER],
    ['weekday', { weekdays: 1 << 2 }, VIEWER],
    ['hour', { hours: 1 << 13 }, VIEWER],
    ['language', { languages: new Set(['en']) }, VIEWER],
    ['system', { systems: new Set(['ios']) }, VIEWER],
    ['new-guests', { guests: 'new' }, { ...VIEWER, isReturning: true }],
    ['returning-guests', { guests: 'returning' }, VIEWER],
    ['segment', { segment: () => true }, VIEWER],
    ['cap', { cap: { amount: 1, ms: Infinity } }, reachOf({})],
    ['rest', { restMs: 3_600_000 }, reachOf({})],
  ] as const)('for “%s”', (reason, over, viewer) => {
    expect(refusalOf(booking(over as Partial<Candidate>), 'success', viewer, MOMENT)).toBe(reason)
  })

  test('and is once nothing stands against it: a cap of yesterday counts no more', () => {
    const capped = booking({ cap: { amount: 1, ms: 1000 } })
    expect(refusalOf(capped, 'success', reachOf({ sinceAt: NOW - 2000 }), MOMENT)).toBeUndefined()
    expect(refusalOf(booking(), 'success', VIEWER, MOMENT)).toBeUndefined()
  })
})

test('an override leaves nothing to others, a contract takes what its goal needs, remnants share the rest by weight', () => {
  const remnants = [booking({ id: 'r1', priority: 1 }), booking({ id: 'r3', priority: 3 })]
  const contract = booking({ id: 'c', type: 'contract', pressure: 0.6 })
  const of = (bookings: Candidate[]) =>
    Object.fromEntries(chancesOf(bookings.toSorted(byUrgency)).map((one) => [one.booking.id, one.chance]))
  expect(of([...remnants, contract])).toEqual({ c: 0.6, r1: 0.1, r3: expect.closeTo(0.3) })
  expect(of([...remnants, contract, booking({ id: 'o', type: 'override' })])).toEqual({ o: 1 })
  const urgent = booking({ id: 'high', type: 'contract', priority: 10, pressure: 0.7 })
  expect(of([...remnants, contract, urgent])).toMatchObject({ high: 0.7, c: expect.closeTo(0.3) })
})

test('of looks the higher priority is shown, then the one for fewer gateways, then the newer', () => {
  const look = (over: Partial<Candidate>) => booking({ type: 'design', ...over })
  const all = [
    look({ id: 'old' }),
    look({ id: 'new', createdAt: 5 }),
    look({ id: 'narrow', devices: new Set(['gw-1']) }),
    look({ id: 'high', priority: 6 }),
  ]
  const order = all.toSorted(byFit)
  expect(order.map(({ id }) => id)).toEqual(['high', 'narrow', 'new', 'old'])
  expect(decide(order, 'design', VIEWER, MOMENT, () => 0.5).choice?.booking.id).toBe('high')
})

const anyBooking = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom('override', 'contract', 'remnant'),
    priority: fc.integer({ min: 1, max: 10 }),
    startsAt: fc.constantFrom(NOW - 10, NOW + 10),
    endsAt: fc.constantFrom(NOW - 5, NOW + 20, Infinity),
    pressure: fc.double({ min: 0, max: 1, noNaN: true }),
    devices: fc.constantFrom(undefined, new Set(['gw-1']), new Set(['gw-2'])),
    lacks: fc.constantFrom(undefined, undefined, 'paused'),
    guests: fc.constantFrom('all', 'new', 'returning'),
    holdOut: fc.constantFrom(0, 50),
    cap: fc.constantFrom(undefined, { amount: 1, ms: Infinity }),
  })
  .map((over) => booking(over as Partial<Candidate>))

test('whatever is booked, nothing is shown outside its dates, targets and caps, and overrides come before contracts before remnants', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(anyBooking, { maxLength: 12 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.uuid(),
      (all, at, seed) => {
        const bookings = all.toSorted(byUrgency)
        const viewer = { ...VIEWER, seed }
        const { choice, heldOut } = decide(bookings, 'success', viewer, MOMENT, () => at)
        const eligible = bookings.filter((one) => !refusalOf(one, 'success', viewer, MOMENT) && !isHeldOut(one, viewer))
        for (const one of heldOut) expect(isHeldOut(one, viewer)).toBe(true)
        if (!choice) return
        const { booking: won } = choice
        seen.add(won.type)
        expect(eligible).toContain(won)
        if (eligible.some(({ type }) => type === 'override')) expect(won.type).toBe('override')
        const rest =
          1 - eligible.filter(({ type }) => type === 'contract').reduce((sum, { pressure }) => sum + pressure, 0)
        if (won.type === 'remnant') expect(rest).toBeGreaterThan(0)
        expect(explain(bookings, won, 'success', viewer, MOMENT).chance).toBeGreaterThan(0)
      },
    ),
    { numRuns: 500 },
  )
  expect([...seen].toSorted()).toEqual(['contract', 'override', 'remnant'])
})

test('guests are spread evenly over variants and hold-outs, and each always gets the same', () => {
  const half = booking({
    holdOut: 20,
    variants: [
      { id: 'a', share: 30, creativeId: 'x', templateId: null },
      { id: 'b', share: 70, creativeId: 'y', templateId: null },
    ],
  })
  const viewers = Array.from({ length: 5000 }, (_, at) => ({ ...VIEWER, seed: `guest ${at}` }))
  const share = (test: (viewer: Viewer) => boolean) => viewers.filter(test).length / viewers.length
  expect(share((viewer) => isHeldOut(half, viewer))).toBeCloseTo(0.2, 1)
  expect(share((viewer) => variantOf(half, viewer).id === 'b')).toBeCloseTo(0.7, 1)
  expect(share((viewer) => variantOf(half, viewer) === variantOf(half, viewer))).toBe(1)
  expect(variantOf(half, { ...reachOf({ variant: 'b' }), seed: 'guest 1' }).id).toBe('b')
})

test('why another is shown instead is said with its name and the rule', () => {
  const [one, rival] = [booking(), booking({ id: 'o', name: 'Khai trương', type: 'override' })]
  expect(explain([one, rival], one, 'success', VIEWER, MOMENT)).toEqual({
    chance: 0,
    reason: 'override',
    winner: { id: 'o', name: 'Khai trương' },
  })
  expect(explain([one], one, 'success', VIEWER, MOMENT)).toEqual({ chance: 1, reason: null, winner: null })
  const behind = booking({ id: 'c', type: 'contract', pressure: 0.4 })
  expect(explain([behind, one], behind, 'success', VIEWER, MOMENT)).toMatchObject({
    chance: 0.4,
    reason: 'pacing',
    winner: { id: 'b' },
  })
})
