// Tables that have a row a day, a month and, of what has many keys, a quarter of the same sums: written together, so that
// a long range reads few rows.
import { sql } from '../../core/db/database.ts'
import { KINDS } from './userAgent.ts'
import { addExcluded, PROFILE, VISIT, type Sql } from './counters.ts'

export type Rollup = {
  days: string
  months: string
  quarters?: string
  keys: readonly string[]
  sums: readonly string[]
}

/** Beside page and day: what tells rows apart, and what is added up. */
export const ROLLED = {
  visit: { days: 'visit_day', months: 'visit_month', keys: [], sums: [...VISIT.columns, 'guests'] },
  profile: { days: 'profile_day', months: 'profile_month', keys: [], sums: PROFILE.columns },
  hotspot: {
    days: 'hotspot_day',
    months: 'hotspot_month',
    keys: ['gateway_id'],
    sums: ['seen', 'visits', 'ended', 'seconds', 'bytes'],
  },
  campaign: {
    days: 'campaign_day',
    months: 'campaign_month',
    quarters: 'campaign_quarter',
    keys: ['campaign_id'],
    sums: ['impressions', 'clicks', 'reached', 'latest'],
  },
  step: { days: 'step_day', months: 'step_month', keys: ['key'], sums: ['viewed', 'done'] },
  answer: {
    days: 'answer_day',
    months: 'answer_month',
    quarters: 'answer_quarter',
    keys: ['key', 'form', 'value'],
    sums: ['answers', 'total'],
  },
  lead: { days: 'lead_day', months: 'lead_month', keys: ['stage', 'source'], sums: ['created', 'entered'] },
  last: { days: 'guest_last', months: 'guest_last_month', keys: [], sums: ['guests'] },
} satisfies Record<string, Rollup>
export type RolledName = keyof typeof ROLLED

/** The first of a day's month or quarter; by way of no time zone, which would be looked up for each row. */
const startOf = (span: 'month' | 'quarter') => sql`date_trunc(${sql.lit(span)}, day::timestamp)::date`
export const MONTH = startOf('month')

/** The tables of longer spans. */
export function longer(name: RolledName): { table: string; span: 'month' | 'quarter' }[] {
  const { months, quarters }: Rollup = ROLLED[name]
  return [
    { table: months, span: 'month' } as const,
    ...(quarters ? [{ table: quarters, span: 'quarter' } as const] : []),
  ]
}

/** Adds rows of days to all of a name's tables: expressions of a `with`, a comma at the end. Rows go in the order of the key: no deadlocks. */
export function adding(name: RolledName, rows: Sql): Sql {
  const { days, keys, sums }: Rollup = ROLLED[name]
  const source = sql.raw(`${name}_rows`)
  const columns = (...some: readonly string[]) => sql.raw(some.join(', '))
  const conflict = (table: string) =>
    sql`on conflict (${columns('page_id', 'day', ...keys)}) do update set ${addExcluded(table, sums)}`
  return sql`
  ${source} as materialized (${rows}
  ), ${sql.raw(`${name}_days`)} as (
    insert into ${sql.table(days)} (${columns('page_id', 'day', ...keys, ...sums)})
    select ${columns('page_id', 'day', ...keys, ...sums)} from ${source} order by ${columns('page_id', 'day', ...keys)}
    ${conflict(days)}
  ), ${sql.join(
    longer(name).map(
      ({ table, span }) => sql`${sql.raw(`${name}_${span}s`)} as (
    insert into ${sql.table(table)} (${columns('page_id', 'day', ...keys, ...sums)})
    ${sumSpans(name, span, source)} order by ${columns('1', '2', ...keys)}
    ${conflict(table)}
  ),`,
    ),
    sql` `,
  )}`
}

/** Rows of months or quarters as sums of rows of days. */
export function sumSpans(name: RolledName, span: 'month' | 'quarter', source: Sql): Sql {
  const { keys, sums }: Rollup = ROLLED[name]
  const columns = sql.raw(['', ...keys, ...sums.map((column) => `sum(${column})`)].join(', '))
  return sql`select page_id, ${startOf(span)}${columns} from ${source}
    group by ${sql.raw(['1', '2', ...keys].join(', '))}`
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `h${hour}`)

/** Every visit has one kind of phone. */
const CAME = sql.raw(`${KINDS.map((_, code) => `kind${code}`).join(' + ')} > 0`)

/** Adds rows of `profile` to the hours of each weekday of the month. */
export const WEEKDAYS = sql`
  weekdays as (
    insert into weekday_month (page_id, day, weekday, ${sql.raw(HOURS.join(', '))})
    ${weekdaysOf(sql`profile_rows`)} order by 1, 2, 3
    on conflict (page_id, day, weekday) do update set ${addExcluded('weekday_month', HOURS)}
  ),`

/** Hours of the weekdays of months, from rows of `profile_day` in which somebody came. */
export function weekdaysOf(source: Sql): Sql {
  return sql`select page_id, ${MONTH}, extract(isodow from day)::int,
    ${sql.raw(HOURS.map((hour) => `sum(${hour})`).join(', '))} from ${source} p where ${CAME} group by 1, 2, 3`
}
