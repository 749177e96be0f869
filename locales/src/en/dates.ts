import type { Like } from '../languages.ts'
import type { dates as source } from '../vi/dates.ts'

export const dates = {
  label: 'Dates',
  choose: 'Choose a date',
  none: 'not set',
  clear: 'Clear',
  time: 'Time',
  any: 'Any date',
  custom: 'Custom range',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  pickFirst: 'Select the first day, then the last.',
  pickLast: 'From {day}. Now select the last day.',
  range: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    last7: 'Last 7 days',
    last10: 'Last 10 days',
    last30: 'Last 30 days',
    last90: 'Last 90 days',
    thisYear: 'This year',
    last12Months: 'Last 12 months',
  },
} as const satisfies Like<typeof source>
