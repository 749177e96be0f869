// Reports that are sent by mail: who gets which, and when next.
import { dayIn, hourOfDay } from '@portico/contract/dates.ts'
import { schedules, type reports, type Schedule } from '@portico/contract/reports.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { onTable } from '../../core/http/onTable.ts'
import { sql } from '../../core/db/database.ts'
import { addDays } from '../read/range.ts'

type Rhythm = Pick<Schedule, 'every' | 'hour' | 'weekday' | 'monthday'>

const baseHandlers = onTable(schedules, 'report_schedules', {
  notFound: 'report/not-found',
  full: 'report/too-many-schedules',
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  note: ({ report, recipients }) => ({ report, recipients: recipients.length }),
})

/** Listing and changing them. */
export const scheduleHandlers: Pick<
  Handlers<typeof reports>,
  'schedules' | 'createSchedule' | 'updateSchedule' | 'removeSchedule'
> = {
  schedules: baseHandlers.list,
  removeSchedule: baseHandlers.remove,
  createSchedule: (context, input) =>
    baseHandlers.create(context, input, { created_by: context.user.id, next_at: nextFor(context, input.body) }),
  updateSchedule: (context, input) => baseHandlers.update(context, input, { next_at: nextFor(context, input.body) }),
}

function nextFor({ page, clock }: PageContext, rhythm: Rhythm): Date {
  return nextTime(rhythm, page.timeZone, clock.now())
}

/** The first moment after `now` that fits, by the page's own clock; an hour the clocks skip is the one after it. */
export function nextTime({ every, hour, weekday, monthday }: Rhythm, timeZone: string, now: Date): Date {
  const fits = (day: string) => {
    if (every === 'week') return ((new Date(day).getUTCDay() + 6) % 7) + 1 === weekday
    return every === 'day' || Number(day.slice(8)) === monthday
  }
  for (let day = dayIn(now, timeZone); ; day = addDays(day, 1)) {
    if (!fits(day)) continue
    const at = hourOfDay(day, hour, timeZone)
    if (at > now) return at
  }
}
