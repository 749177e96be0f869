import { expect, test } from 'vitest'
import { dayIn, endOfDay, hourOfDay } from './dates.ts'

test('a day ends by the venue’s clock, wherever the reader is', () => {
  expect(endOfDay('2027-01-31', 'Asia/Ho_Chi_Minh')).toEqual(new Date('2027-01-31T17:00:00Z'))
  expect(dayIn(new Date('2027-01-31T16:59:59Z'), 'Asia/Ho_Chi_Minh')).toBe('2027-01-31')
  expect(dayIn(new Date('2027-01-31T17:00:00Z'), 'Asia/Ho_Chi_Minh')).toBe('2027-02-01')
})

test('a day on which the clocks change ends at its own midnight', () => {
  expect(endOfDay('2026-10-25', 'Europe/Madrid')).toEqual(new Date('2026-10-25T23:00:00Z'))
  expect(hourOfDay('2026-03-28', 8, 'Europe/Madrid')).toEqual(new Date('2026-03-28T07:00:00Z'))
})
