import { expect, test } from 'vitest'
import { ALL_DAYS, ALL_HOURS } from './candidate.ts'
import { expectedAhead, paceOf, pressureOf } from './pacing.ts'
import { simulateMonth } from '../testing/simulateMonth.ts'

const EVERY = { weekdays: ALL_DAYS, hours: ALL_HOURS }
const FLAT = Array.from({ length: 168 }, () => 10)

test('sign-ins ahead are counted over weeks, parts of hours, and the hours a booking is meant for', () => {
  expect(expectedAhead(FLAT, 0, 168 * 2, EVERY)).toBeCloseTo(3360)
  expect(expectedAhead(FLAT, 10.5, 1, EVERY)).toBeCloseTo(10)
  expect(expectedAhead(FLAT, 167.5, 1, EVERY)).toBeCloseTo(10)
  expect(expectedAhead(FLAT, 0, 168, { weekdays: 1 << 1, hours: ALL_HOURS })).toBeCloseTo(240)
  expect(expectedAhead(FLAT, 0, 24, { weekdays: ALL_DAYS, hours: 1 << 9 })).toBeCloseTo(10)
})

test('a goal without an end, or a contract without a goal, is not held back', () => {
  const paced = {
    ...EVERY,
    goal: null,
    delivered: { impressions: 0, clicks: 0, todayImpressions: 0, todayClicks: 0 },
    endsAt: Infinity,
    share: 1,
  }
  expect(pressureOf(paced, FLAT, 0, 0)).toBe(1)
  expect(pressureOf({ ...paced, goal: { metric: 'impressions', amount: 5, per: 'total' } }, FLAT, 0, 0)).toBe(1)
})

test('where a goal should be by now is said for days and for the whole', () => {
  const delivered = { impressions: 50, clicks: 0, todayImpressions: 3, todayClicks: 0 }
  const total = {
    goal: { metric: 'impressions', amount: 100, per: 'total' },
    delivered,
    startsAt: 0,
    endsAt: 100,
  } as const
  expect(paceOf(total, 0.5, 25)).toEqual({ planned: 0.25, delivered: 0.5 })
  expect(paceOf({ ...total, goal: { ...total.goal, amount: 6, per: 'day' } }, 0.25, 25)).toEqual({
    planned: 0.25,
    delivered: 0.5,
  })
})

test('contracts of equal priority end within 5 % of their goals in a month of uneven traffic', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { goals, delivered, signIns } = simulateMonth({ seed, goals: [3000, 2000, 1200, 400], weeksLike: 'café' })
    expect(signIns).toBeGreaterThan(6600 * 1.2)
    for (const [at, goal] of goals.entries())
      expect(Math.abs(delivered[at]! / goal - 1), `seed ${seed}, goal ${goal}: ${delivered[at]}`).toBeLessThanOrEqual(
        0.05,
      )
  }
})

test('when there are too few sign-ins for all goals, everyone is short, and nobody is over', () => {
  const { goals, delivered, signIns } = simulateMonth({ seed: 7, goals: [8000, 6000], weeksLike: 'café' })
  expect(signIns).toBeLessThan(14_000)
  expect(delivered.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(signIns * 0.95)
  for (const [at, goal] of goals.entries()) expect(delivered[at]).toBeLessThanOrEqual(goal)
})

test('without pacing the same month would be spent long before its end', () => {
  const { spentAfterDays } = simulateMonth({ seed: 1, goals: [3000], weeksLike: 'café', isUnpaced: true })
  expect(spentAfterDays).toBeLessThan(15)
  expect(simulateMonth({ seed: 1, goals: [3000], weeksLike: 'café' }).spentAfterDays).toBeGreaterThan(27)
})
