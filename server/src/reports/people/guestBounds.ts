// What guests' sums in a range cannot be above, from what `guest_page` keeps of each, largest first.
import { sql } from '../../core/db/database.ts'
import type { Sql } from '../count/counters.ts'
import type { Reader } from '../read/reader.ts'
import { firstDayOf, periodOfDay, type Measure } from '../count/recentPeriods.ts'

export type Bound = {
  /** The column an index has in order, of everybody with the floor or more. */
  kept: Sql
  floor: number
  /** Never more than `kept`, never less than the sum in the range. */
  value: Sql
  /** The last periods of guests who were here in the range. */
  periods: number[] | undefined
}

/** What the indexes of `guest_page` begin with. */
const RECENT_FLOORS: Record<Measure, number> = { visits: 3, seconds: 14_400, bytes: 1_000_000_000 }
const FLOORS: Record<Measure, number> = { visits: 5, seconds: 36_000, bytes: 4_000_000_000 }

/** Bounds of a range, the closest first. */
export function boundsOf({ range, today }: Reader, by: Measure): Bound[] {
  const name = sql.ref(by)
  const ever = { kept: name, floor: FLOORS[by], value: name, periods: undefined }
  const period = periodOfDay(range.from)
  // Somebody was here later than that, so most will have been.
  if (firstDayOf(period + 2) <= today) return [ever]
  const [previous, earlier] = [
    sql`coalesce(${sql.ref(`previous_${by}`)}, 0)`,
    sql`coalesce(${sql.ref(`earlier_${by}`)}, 0)`,
  ]
  // A guest who was not here after the period in which the range begins has nothing of it in the period before.
  const value = sql`${name} - ${earlier} - case when last_period = ${period} then ${previous} else 0 end`
  return [{ kept: sql.ref(`recent_${by}`), floor: RECENT_FLOORS[by], value, periods: [period, period + 1] }, ever]
}

/** Columns of a guest in {@link candidates}. */
export const CANDIDATE = sql`page_id, guest_id, visits, seconds, bytes, first_at, last_at`

/** Guests who may be in the range, with their bounds, page by page. @param rest what more is asked of each page's: tests, order, limit */
export function candidates({ pages, range }: Reader, { kept, floor, value, periods }: Bound, rest: Sql): Sql {
  // No clock is more than a day from UTC.
  return sql`
    select c.* from unnest(${pages}::uuid[]) p (id) ${periods ? sql`cross join unnest(${periods}::int[]) k (period)` : sql``}
    cross join lateral (
      select ${CANDIDATE}, ${value} as bound from guest_page
      where page_id = p.id ${periods ? sql`and last_period = k.period` : sql``} and ${kept} >= ${sql.lit(floor)}
        and last_at >= ${range.from}::date - interval '1 day' and first_at < ${range.to}::date + interval '2 days' ${rest}) c`
}

/** Whether somebody was here after all periods a bound knows of: tomorrow has come elsewhere, or a clock was wrong. */
export function reachesBeyond({ pages }: Reader, { periods }: Bound): Sql {
  if (!periods) return sql`false`
  return sql`exists (
    select 1 from visit_day where page_id = any(${pages}::uuid[]) and day >= ${firstDayOf(Math.max(...periods) + 1)}::date)`
}
