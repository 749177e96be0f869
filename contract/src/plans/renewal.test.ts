import { expect, test } from 'vitest'
import { DAY_MS } from '../dates.ts'
import { noticeStage } from './renewal.ts'

const END = Date.parse('2028-02-29T10:00:00Z')
const at = (days: number, since = 0) => noticeStage({ endsAt: END, since }, new Date(END - days * DAY_MS))

test('a plan’s end is told 14, 7 and 1 days before, at the end, and when the days of grace are over', () => {
  expect([15, 14, 8, 7, 2, 1, 0.1, 0, -6.9, -7, -30].map((days) => at(days))).toEqual([
    undefined,
    '14',
    '14',
    '7',
    '7',
    '1',
    '1',
    'ended',
    'ended',
    'stopped',
    'stopped',
  ])
})

test('a term of ten days is not told fourteen days before, and one bought in the last hours not a day before', () => {
  expect(at(10, END - 10 * DAY_MS)).toBeUndefined()
  expect(at(7, END - 10 * DAY_MS)).toBe('7')
  expect(at(0.4, END - 0.5 * DAY_MS)).toBeUndefined()
})
