import { expect, test } from 'vitest'
import { nextTime } from './schedules.ts'

const at = (text: string) => new Date(text)
const daily = { every: 'day', hour: 7, weekday: 1, monthday: 1 } as const

test('a daily report comes at its hour of the page’s own clock, today or tomorrow', () => {
  expect(nextTime(daily, 'Asia/Ho_Chi_Minh', at('2026-11-09T23:59:00Z'))).toEqual(at('2026-11-10T00:00:00Z'))
  expect(nextTime(daily, 'Asia/Ho_Chi_Minh', at('2026-11-10T00:00:00Z'))).toEqual(at('2026-11-11T00:00:00Z'))
})

test('the hour stays the same when the clocks change', () => {
  expect(nextTime(daily, 'Europe/Madrid', at('2026-10-24T12:00:00Z'))).toEqual(at('2026-10-25T06:00:00Z'))
  expect(nextTime(daily, 'Europe/Madrid', at('2026-10-23T12:00:00Z'))).toEqual(at('2026-10-24T05:00:00Z'))
  // In Madrid 02:00 to 03:00 does not exist on 29 March 2026: the report comes around then, and once.
  const early = { ...daily, hour: 2 }
  const first = nextTime(early, 'Europe/Madrid', at('2026-03-28T12:00:00Z'))
  expect([at('2026-03-29T00:00:00Z').getTime(), at('2026-03-29T01:00:00Z').getTime()]).toContain(first.getTime())
  expect(nextTime(early, 'Europe/Madrid', first)).toEqual(at('2026-03-30T00:00:00Z'))
})

test('a weekly report comes on its weekday, a monthly one on its day', () => {
  expect(nextTime({ ...daily, every: 'week', weekday: 7 }, 'UTC', at('2026-11-10T12:00:00Z'))).toEqual(
    at('2026-11-15T07:00:00Z'),
  )
  expect(nextTime({ ...daily, every: 'month', monthday: 5 }, 'UTC', at('2026-12-05T07:00:00Z'))).toEqual(
    at('2027-01-05T07:00:00Z'),
  )
})
