import { expect, test } from 'vitest'
import { OpeningHours, WEEKDAYS } from './openingHours.ts'

type Week = Parameters<typeof OpeningHours.parse>[0]
const span = (text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
const week = (days: Partial<Record<(typeof WEEKDAYS)[number], string[]>>): Week =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, (days[day] ?? []).map(span)]))
const problems = (days: Parameters<typeof week>[0]) =>
  OpeningHours.safeParse(week(days)).error?.issues.map(({ path }) => path.join('.')) ?? []

test.each([
  ['closed all week', {}],
  ['morning and evening', { mon: ['06:00-11:30', '13:00-22:00'] }],
  ['round the clock', Object.fromEntries(WEEKDAYS.map((day) => [day, ['00:00-24:00']]))],
  ['a bar that closes after midnight', { fri: ['18:00-02:00'], sat: ['02:00-05:00', '18:00-02:00'] }],
  ['Sunday night into Monday', { sun: ['20:00-03:00'], mon: ['03:00-10:00'] }],
])('a venue can say that it is open: %s', (_name, days) => {
  expect(problems(days)).toEqual([])
})

test.each([
  ['hours that do not exist', { mon: ['25:00-26:00'] }, ['mon.0.from', 'mon.0.to']],
  ['no length', { tue: ['08:00-08:00'] }, ['tue.0.to']],
  ['two spans at once', { wed: ['08:00-12:00', '11:00-15:00'] }, ['wed.1.from']],
  ['a night that runs into the next morning', { fri: ['18:00-02:00'], sat: ['01:00-05:00'] }, ['sat.0.from']],
  ['Sunday night that runs into Monday', { sun: ['20:00-03:00'], mon: ['02:00-10:00'] }, ['mon.0.from']],
  [
    'more spans than a day has',
    { thu: ['01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00'] },
    ['thu'],
  ],
])('opening hours are refused at their own field: %s', (_name, days, at) => {
  expect(problems(days)).toEqual(at)
})
