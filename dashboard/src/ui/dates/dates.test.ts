import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './calendar.ts'
import { daysBetween, daysIn, nameOfDays, RANGES } from './ranges.ts'
import { readTime, shiftTime } from './times.ts'

const MONDAY = 1
const SUNDAY = 7

test('a month shows whole weeks, from the day its readers begin a week with', () => {
  const weeks = weeksOf('2026-11', MONDAY)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6])
  expect(weeksOf('2026-11', SUNDAY)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2027-02', MONDAY)).toHaveLength(4)
})

test('keys move by a day, a week and a month, and never to a day that is none', () => {
  expect(dayAfterKey('ArrowLeft', '2026-03-01', MONDAY)).toBe('2026-02-28')
  expect(dayAfterKey('ArrowDown', '2026-12-30', MONDAY)).toBe('2027-01-06')
  expect(dayAfterKey('PageDown', '2028-01-31', MONDAY)).toBe('2028-02-29')
  expect(dayAfterKey('Home', '2026-11-22', SUNDAY)).toBe('2026-11-22')
  expect(dayAfterKey('End', '2026-11-22', MONDAY)).toBe('2026-11-22')
  expect(dayAfterKey('a', '2026-11-22', MONDAY)).toBeUndefined()
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('ranges by name end today, or with the week or month before', () => {
  const on = (name: (typeof RANGES)[number]) => {
    const { from, to } = daysIn(name, '2026-03-01', MONDAY)
    return `${from},${to}`
  }
  expect(on('yesterday')).toBe('2026-02-28,2026-02-28')
  expect(on('thisWeek')).toBe('2026-02-23,2026-03-01')
  expect(on('lastWeek')).toBe('2026-02-16,2026-02-22')
  expect(on('lastMonth')).toBe('2026-02-01,2026-02-28')
  expect(on('last12Months')).toBe('2025-03-02,2026-03-01')
  for (const [name, count] of [
    ['today', 1],
    ['last7', 7],
    ['last10', 10],
    ['last30', 30],
    ['last90', 90],
  ] as const)
    expect(daysBetween(daysIn(name, '2026-03-01', MONDAY))).toBe(count)
})

test('chosen days that have a name are called by it', () => {
  for (const name of RANGES) expect(nameOfDays(daysIn(name, '2026-11-22', MONDAY), '2026-11-22', MONDAY)).toBeDefined()
  expect(nameOfDays({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-22', MONDAY)).toBeUndefined()
})

test('a time is understood as people type it, by a clock of 24 hours', () => {
  for (const typed of ['7:30', '7h30', '730', '07.30', '0730']) expect(readTime(typed), typed).toBe('07:30')
  expect(readTime('22')).toBe('22:00')
  expect(readTime('9h')).toBe('09:00')
  for (const typed of ['', '24', '7:60', '7pm', '12:345']) expect(readTime(typed), typed).toBeUndefined()
  expect(shiftTime('23:45', 30)).toBe('00:15')
  expect(shiftTime('00:00', -30)).toBe('23:30')
})
