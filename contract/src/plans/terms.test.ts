import { expect, test } from 'vitest'
import { DAY_MS } from '../dates.ts'
import { addMonths, convertRest, endOf, stateOf } from './terms.ts'

const day = (text: string) => new Date(`${text}T10:30:00Z`)
const name = (date: Date | null) => date?.toISOString().slice(0, 10)

test('months end on the day they began, or on the last of a shorter month, and find their day again', () => {
  const ends = [1, 2, 3, 12, 13].map((months) => name(addMonths(day('2027-01-31'), months, 31)))
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2028-01-31', '2028-02-29'])
  expect(name(addMonths(day('2027-02-28'), 1, 31))).toBe('2027-03-31')
  expect(addMonths(day('2028-02-29'), 12, 29).toISOString()).toBe('2029-02-28T10:30:00.000Z')
})

test('adding one month after another comes to the same day as adding them at once', () => {
  for (let anchor = 1; anchor <= 31; anchor++) {
    const from = new Date(Date.UTC(2027, 0, anchor, 9))
    let stepped = from
    for (let months = 1; months <= 48; months++) {
      stepped = addMonths(stepped, 1, anchor)
      expect(stepped).toEqual(addMonths(from, months, anchor))
    }
  }
})

test('a term of days counts days, and one without either never ends', () => {
  expect(name(endOf(day('2027-12-30'), { months: null, days: 14 }, 30))).toBe('2028-01-13')
  expect(endOf(day('2027-12-30'), { months: null, days: null }, 30)).toBeNull()
})

test('what is left of a plan is worth whole days of another, by price a month', () => {
  const small = { price: 100_000, currency: 'VND', period: 'month' } as const
  const large = { price: 3_600_000, currency: 'VND', period: 'year' } as const
  expect(convertRest(30 * DAY_MS, small, large)).toBe(10 * DAY_MS)
  expect(convertRest(10 * DAY_MS, large, small)).toBe(30 * DAY_MS)
  expect(convertRest(DAY_MS, small, large)).toBe(0)
  expect(convertRest(30 * DAY_MS, { ...small, price: 0 }, large)).toBe(0)
  expect(convertRest(30 * DAY_MS, { ...small, currency: 'USD' }, large)).toBe(0)
})

test('a plan is active to its end, in grace for seven days, then ended', () => {
  const at = (endDate: string | null, isLifetime = false) =>
    stateOf({ name: 'PRO', endDate, isLifetime }, day('2027-05-10'))
  expect(at('2027-05-10T10:30:00.001Z')).toBe('active')
  expect(at('2027-05-10T10:30:00.000Z')).toBe('grace')
  expect(at('2027-05-03T10:30:00.001Z')).toBe('grace')
  expect(at('2027-05-03T10:30:00.000Z')).toBe('ended')
  expect(at(null)).toBe('ended')
  expect(at(null, true)).toBe('lifetime')
  expect(stateOf({ name: 'Free', endDate: null, isLifetime: true }, day('2027-05-10'))).toBe('free')
})
