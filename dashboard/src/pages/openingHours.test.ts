import { expect, test } from 'vitest'
import { OpeningHours } from '@portico/contract/pages/openingHours.ts'
import { UNDO_DAYS } from '@portico/contract/pages.ts'
import { daysLeft } from './daysLeft.ts'
import { everyDay, sentWeek, usualWeek, withOneMore } from './openingHours.ts'

test('the week offered first is one the server takes', () => {
  expect(OpeningHours.safeParse(sentWeek(usualWeek())).success).toBe(true)
})

test('a day can have up to four spans, each offered after the one before', () => {
  const two = withOneMore([{ from: '07:00', to: '11:00' }])
  expect(two).toEqual([
    { from: '07:00', to: '11:00' },
    { from: '12:00', to: '14:00' },
  ])
  const four = withOneMore(withOneMore(withOneMore(two)))
  expect(four).toHaveLength(4)
})

test('closing at midnight reaches the server as the end of the day', () => {
  const week = sentWeek(everyDay([{ from: '18:00', to: '00:00' }]))
  expect(week?.mon).toEqual([{ from: '18:00', to: '24:00' }])
  expect(OpeningHours.safeParse(week).success).toBe(true)
})

test('days copied from one another can be changed apart', () => {
  const week = everyDay([{ from: '08:00', to: '12:00' }])
  week.mon[0]!.from = '09:00'
  expect(week.tue[0]?.from).toBe('08:00')
})

test('a deleted page counts down from the days the server gives', () => {
  const deleted = '2026-11-01T00:00:00.000Z'
  expect(daysLeft(deleted, Date.parse(deleted))).toBe(UNDO_DAYS)
  expect(daysLeft(deleted, Date.parse(deleted) + 40 * 86_400_000)).toBe(0)
})
