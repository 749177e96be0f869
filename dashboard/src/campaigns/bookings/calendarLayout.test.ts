import { expect, test } from 'vitest'
import { instantOf, timeIn } from '../../ui/dates/instants.ts'
import { barsOf, runsOf } from './calendarLayout.ts'

const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']

test('bookings that overlap stand one below the other, and one that is over makes room for the next', () => {
  const bars = barsOf(
    [
      { id: 'long', from: '2026-11-01', to: '2026-12-31' },
      { id: 'early', from: '2026-11-23', to: '2026-11-24' },
      { id: 'late', from: '2026-11-25', to: '2026-11-29' },
      { id: 'gone', from: '2026-10-01', to: '2026-11-22' },
    ],
    WEEK,
  )
  expect(bars).toEqual([
    { id: 'long', lane: 0, first: 0, last: 6, isBegin: false, isEnd: false },
    { id: 'early', lane: 1, first: 0, last: 1, isBegin: true, isEnd: true },
    { id: 'late', lane: 1, first: 2, last: 6, isBegin: true, isEnd: true },
  ])
})

test('on a phone, days with the same bookings are one line, and a day without any parts them', () => {
  const spells = [
    { id: 'a', from: '2026-11-23', to: '2026-11-24' },
    { id: 'b', from: '2026-11-24', to: '2026-11-25' },
    { id: 'c', from: '2026-11-27', to: '2026-11-29' },
  ]
  expect(runsOf(spells, WEEK)).toEqual([
    { from: '2026-11-23', to: '2026-11-23', ids: ['a'] },
    { from: '2026-11-24', to: '2026-11-24', ids: ['a', 'b'] },
    { from: '2026-11-25', to: '2026-11-25', ids: ['b'] },
    { from: '2026-11-27', to: '2026-11-29', ids: ['c'] },
  ])
})

test('a day and a time are an instant by the venue’s clock, and back', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  expect(instantOf('2026-11-23', '07:30', zone)).toBe('2026-11-23T00:30:00.000Z')
  expect(timeIn('2026-11-23T00:30:00.000Z', zone)).toBe('07:30')
  expect(instantOf('2026-07-01', '00:15', 'Europe/Paris')).toBe('2026-06-30T22:15:00.000Z')
})
