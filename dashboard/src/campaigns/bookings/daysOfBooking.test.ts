import { expect, test } from 'vitest'
import { reportRangeOf } from './daysOfBooking.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const NOW = new Date('2026-11-23T05:00:00Z')

test('a sponsor’s report covers the days of the booking by the venue’s clock, up to the midnight it ends', () => {
  const booking = { startTime: '2026-10-01T17:00:00Z', endTime: '2026-11-10T17:00:00Z' }
  expect(reportRangeOf(booking, ZONE, NOW)).toBe('2026-10-02,2026-11-10')
})

test('without an end it goes up to the day it is read', () => {
  expect(reportRangeOf({ startTime: '2026-09-01T02:00:00Z', endTime: null }, ZONE, NOW)).toBe('2026-09-01,')
})

test('of a booking of years it is the last ones a report can answer, and before the first day the usual days', () => {
  const long = { startTime: '2020-01-01T02:00:00Z', endTime: '2026-11-20T02:00:00Z' }
  expect(reportRangeOf(long, ZONE, NOW)).toBe('2024-09-12,2026-11-20')
  expect(reportRangeOf({ startTime: '2026-12-24T02:00:00Z', endTime: null }, ZONE, NOW)).toBe('last30')
})
