import { DAY_MS } from '@portico/contract/dates.ts'

// Days of a calendar as `2026-11-22`: which stand in a month's grid, and how to move among them.

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** ISO: 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** On which weekday a week begins where the language is spoken. */
export function firstWeekday(locale: string): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- newer than the compiler's library, absent in Firefox
  const info = (new Intl.Locale(locale) as { getWeekInfo?: () => { firstDay: number } }).getWeekInfo?.()
  return info?.firstDay ?? 1
}

export function startOfWeek(day: string, firstDay: number): string {
  return addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))
}

/** The weeks that show a month whole; days of the months beside it fill them up. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const begin = startOfWeek(`${month}-01`, firstDay)
  const end = addDays(addMonths(`${month}-01`, 1), -1)
  const weeks: string[][] = []
  for (let first = begin; first <= end; first = addDays(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(first, n)))
  return weeks
}

/** Where a key leads from a day; nothing when the key means something else. */
export function dayAfterKey(key: string, day: string, firstDay: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return startOfWeek(day, firstDay)
    case 'End':
      return addDays(startOfWeek(day, firstDay), 6)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}
