// A venue's week in words, and whether it is open at an instant.
import { WEEKDAYS, type OpeningHours } from '@portico/contract/pages/openingHours.ts'
import type { Language } from '@portico/locales/languages.ts'

/** A Monday, to name the days of the week. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

/** The week as people write it: days with the same hours stand together. */
export function hoursIn(week: OpeningHours, language: Language, closed: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const groups: { first: string; last: string; times: string }[] = []
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const day = name.format(MONDAY + index * 24 * 3600_000)
    const times = week[weekday].map(({ from, to }) => `${from}–${to}`).join(', ') || closed
    const group = groups.at(-1)
    if (group?.times === times) group.last = day
    else groups.push({ first: day, last: day, times })
  }
  return groups.map(({ first, last, times }) => `${first === last ? first : `${first} – ${last}`} ${times}`).join('; ')
}

/** By the venue's own clock; a span may pass midnight, also that from Sunday to Monday. */
export function isOpenAt(week: OpeningHours, timeZone: string, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const weekday = WEEKDAYS.findIndex((day) => day === part('weekday').toLowerCase())
  const minute = weekday * DAY_MINUTES + Number(part('hour')) * 60 + Number(part('minute'))
  return WEEKDAYS.some((day, index) =>
    week[day].some(({ from, to }) => {
      const start = index * DAY_MINUTES + minutesOf(from)
      const end = index * DAY_MINUTES + minutesOf(to)
      const length = (end - start + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
      return (minute - start + WEEK_MINUTES) % WEEK_MINUTES < length
    }),
  )
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
