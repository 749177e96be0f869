// What a row of `guest_page` knows of the guest's last two periods: stretches of thirty days, so that any thirty-one days lie in
// two. `previous_…` is the sum of the period before the last one, `earlier_…` of all before that; null is nothing.
import { sql } from '../../core/db/database.ts'
import type { Sql } from './counters.ts'
import { addDays } from '../read/range.ts'

export const MEASURES = ['visits', 'seconds', 'bytes'] as const
export type Measure = (typeof MEASURES)[number]

const PERIOD_DAYS = 30
const BEGINNING = '2000-01-01'

/** Which period a day lies in, in SQL. */
function periodOf(day: Sql): Sql {
  return sql`(${day} - '2000-01-01'::date) / 30`
}

/** Which period a day lies in. */
export function periodOfDay(day: string): number {
  return Math.trunc((Date.parse(day) - Date.parse(BEGINNING)) / 86_400_000 / PERIOD_DAYS)
}

/** The first day of a period after 2000. */
export function firstDayOf(period: number): string {
  return addDays(BEGINNING, period * PERIOD_DAYS)
}

const KEPT = MEASURES.flatMap((name) => [`previous_${name}`, `earlier_${name}`])

/** Columns of {@link RECENT_SUMS}, for an insert. */
export const RECENT = sql.raw(['last_period', 'has_less', ...KEPT].join(', '))

/** Rows of guests' days, named d, with the period of each and the guest's last one. They are grouped by that one too. */
export function inPeriods(rows: Sql): Sql {
  return sql`(select d.*, ${periodOf(sql`d.day`)} as period,
    max(${periodOf(sql`d.day`)}) over (partition by d.page_id, d.guest_id) as last_period from ${rows} d)`
}

/** What is kept of {@link inPeriods} of a guest. A day with less than nothing was taken back from another. */
export const RECENT_SUMS = sql`last_period, nullif(bool_or(seconds < 0 or bytes < 0), false), ${sql.raw(
  MEASURES.flatMap((name) =>
    ['= last_period - 1', '< last_period - 1'].map((which) => `nullif(sum(${name}) filter (where period ${which}), 0)`),
  ).join(', '),
)}`

/** Puts what is kept of the same guest twice together: `set …` of an insert where the sums of all time are added up. */
export function mergedRecent(table: string): Sql {
  const last = `greatest(${table}.last_period, excluded.last_period)`
  const behind = (row: string) => `${last} - ${row}.last_period`
  const of = (row: string, name: string) => {
    const [previous, earlier] = [`coalesce(${row}.previous_${name}, 0)`, `coalesce(${row}.earlier_${name}, 0)`]
    return {
      previous: `case ${behind(row)} when 0 then ${previous} when 1 then ${row}.${name} - ${previous} - ${earlier} else 0 end`,
      earlier: `case ${behind(row)} when 0 then ${earlier} when 1 then ${previous} + ${earlier} else ${row}.${name} end`,
    }
  }
  const kept = MEASURES.flatMap((name) => {
    const [old, added] = [of(table, name), of('excluded', name)]
    return (['previous', 'earlier'] as const).map(
      (which) => `${which}_${name} = nullif(${old[which]} + ${added[which]}, 0)`,
    )
  })
  return sql.raw([`last_period = ${last}`, `has_less = ${table}.has_less or excluded.has_less`, ...kept].join(', '))
}

/** The same where the row that comes has all there is. */
export const REPLACED_RECENT = sql.raw(
  ['last_period', ...KEPT]
    .map((name) => `${name} = excluded.${name}`)
    .concat('has_less = guest_page.has_less or excluded.has_less')
    .join(', '),
)
