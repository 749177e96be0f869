// Reports that are sent by mail: who gets which, and when next.
import type { reports, Schedule } from '@portico/contract/reports.ts'
import type * as z from 'zod'
import { fail } from '../../core/fail.ts'
import type { Handlers } from '../../core/http/context.ts'
import { newId } from '../../core/id.ts'
import { holdRoom } from '../../core/limits.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { addDays, localDay } from '../read/range.ts'

type Row = z.output<typeof Schedule>
type Rhythm = Pick<Row, 'every' | 'hour' | 'weekday' | 'monthday'>

const MOST = 20

/** Listing and changing them. */
export const scheduleHandlers: Pick<
  Handlers<typeof reports>,
  'schedules' | 'createSchedule' | 'updateSchedule' | 'removeSchedule'
> = {
  async schedules({ tx, page }) {
    const rows = await readSchedules(tx, page.id)
    return { rows, count: rows.length }
  },

  async createSchedule({ tx, page, user, clock, note }, { body }) {
    const now = clock.now()
    const id = newId(now)
    await holdRoom(tx, page.id, { table: 'report_schedules', most: MOST, code: 'report/too-many-schedules' })
    const { isOn, recipients, ...fields } = body
    await tx.run(
      query.insertInto('report_schedules').values({
        ...fields,
        page_id: page.id,
        id,
        is_on: isOn,
        recipients: JSON.stringify(recipients),
        created_by: user.id,
        created_at: now,
        next_at: nextTime(body, page.timeZone, now),
      }),
    )
    note({ report: body.report, recipients: recipients.length })
    return readSchedule(tx, page.id, id)
  },

  async updateSchedule({ tx, page, clock, note }, { params: { id }, body }) {
    const { isOn, recipients, ...fields } = body
    const changed = await tx.run(
      query
        .updateTable('report_schedules')
        .set({
          ...fields,
          is_on: isOn,
          recipients: JSON.stringify(recipients),
          next_at: nextTime(body, page.timeZone, clock.now()),
        })
        .where('page_id', '=', page.id)
        .where('id', '=', id),
    )
    if (changed === 0) throw fail('report/not-found')
    note({ report: body.report, recipients: recipients.length })
    return readSchedule(tx, page.id, id)
  },

  async removeSchedule({ tx, page }, { params: { id } }) {
    const removed = await tx.run(
      query.deleteFrom('report_schedules').where('page_id', '=', page.id).where('id', '=', id),
    )
    if (removed === 0) throw fail('report/not-found')
    return { id }
  },
}

/** The first moment after `now` that fits, by the page's own clock; an hour the clocks skip is the one after it. */
export function nextTime({ every, hour, weekday, monthday }: Rhythm, timeZone: string, now: Date): Date {
  const fits = (day: string) => {
    if (every === 'week') return ((new Date(day).getUTCDay() + 6) % 7) + 1 === weekday
    return every === 'day' || Number(day.slice(8)) === monthday
  }
  for (let day = localDay(now, timeZone); ; day = addDays(day, 1)) {
    if (!fits(day)) continue
    const at = instantOf(day, hour, timeZone)
    if (at > now) return at
  }
}

/** When a clock in a time zone shows this hour of this day. */
function instantOf(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const first = wall - offsetMs(new Date(wall), timeZone)
  return new Date(wall - offsetMs(new Date(first), timeZone))
}

function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .formatToParts(at)
    .map(({ type, value }) => [type, value])
  const {
    year = '0',
    month = '1',
    day = '1',
    hour = '0',
    minute = '0',
    second = '0',
  } = Object.fromEntries(parts) as Record<string, string>
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  const wall = Date.UTC(full, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return wall - Math.floor(at.getTime() / 1000) * 1000
}

const COLUMNS = sql`id, report, every, hour, weekday, monthday, recipients, language, is_on as "isOn", next_at as "nextAt", last_sent_at as "lastSentAt"`

function readSchedules(tx: Tx, pageId: string): Promise<Row[]> {
  return tx.rows(sql<Row>`select ${COLUMNS} from report_schedules where page_id = ${pageId} order by created_at, id`)
}

async function readSchedule(tx: Tx, pageId: string, id: string): Promise<Row> {
  const row = await tx.first(sql<Row>`select ${COLUMNS} from report_schedules where page_id = ${pageId} and id = ${id}`)
  return row!
}
