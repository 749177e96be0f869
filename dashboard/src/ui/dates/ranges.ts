// Ranges of days by name, as they stand on a venue's own day.
import { addDays, addMonths, startOfWeek } from './calendar.ts'

export type Days = { from: string; to: string }

export const RANGES = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last7',
  'last10',
  'last30',
  'last90',
  'thisYear',
  'last12Months',
] as const
export type RangeName = (typeof RANGES)[number]

/** The days a name means today, both included. */
export function daysIn(name: RangeName, today: string, firstDay: number): Days {
  const week = startOfWeek(today, firstDay)
  const month = `${today.slice(0, 7)}-01`
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'thisWeek':
      return { from: week, to: today }
    case 'lastWeek':
      return { from: addDays(week, -7), to: addDays(week, -1) }
    case 'thisMonth':
      return { from: month, to: today }
    case 'lastMonth':
      return { from: addMonths(month, -1), to: addDays(month, -1) }
    case 'last7':
    case 'last10':
    case 'last30':
    case 'last90':
      return { from: addDays(today, 1 - Number(name.slice(4))), to: today }
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    case 'last12Months':
      return { from: addDays(addMonths(today, -12), 1), to: today }
  }
}

/** What days are called today; nothing when somebody chose them. */
export function nameOfDays({ from, to }: Days, today: string, firstDay: number): RangeName | undefined {
  return RANGES.find((name) => {
    const days = daysIn(name, today, firstDay)
    return days.from === from && days.to === to
  })
}

/** How many days there are, both ends included. */
export function daysBetween({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}
