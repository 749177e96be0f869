// Tables that have a row a day and a row a month of the same sums: written together, so that a long range reads few rows.
import { sql } from '../core/db/database.ts'
import { KINDS } from './agent.ts'
import { added, PROFILE, VISIT, type Sql } from './counters.ts'

type Pair = { days: string; months: string; keys: readonly string[]; sums: readonly string[] }

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
    keys: ['campaign_id'],
    sums: ['impressions', 'clicks', 'reached', 'latest'],
  },
  step: { days: 'step_day', months: 'step_month', keys: ['key'], sums: ['viewed', 'done'] },
  answer: { days: 'answer_day', months: 'answer_month', keys: ['key', 'form', 'value'], sums: ['answers', 'total'] },
  lead: { days: 'lead_day', months: 'lead_month', keys: ['stage', 'source'], sums: ['created', 'entered'] },
  last: { days: 'guest_last', months: 'guest_last_month', keys: [], sums: ['guests'] },
} satisfies Record<string, Pair>
export type RolledName = keyof typeof ROLLED

/** Adds rows of days to both tables: expressions of a `with`, a comma at the end. Rows go in the order of the key: no deadlocks. */
export function adding(name: RolledName, rows: Sql): Sql {
  const { days, months, keys, sums }: Pair = ROLLED[name]
  const source = sql.raw(`${name}_rows`)
  const columns = (...some: readonly string[]) => sql.raw(some.join(', '))
  const conflict = (table: string) =>
    sql`on conflict (${columns('page_id', 'day', ...keys)}) do update set ${added(table, sums)}`
  return sql`
  ${source} as materialized (${rows}
  ), ${sql.raw(`${name}_days`)} as (
    insert into ${sql.table(days)} (${columns('page_id', 'day', ...keys, ...sums)})
    select ${columns('page_id', 'day', ...keys, ...sums)} from ${source} order by ${columns('page_id', 'day', ...keys)}
    ${conflict(days)}
  ), ${sql.raw(`${name}_months`)} as (
    insert into ${sql.table(months)} (${columns('page_id', 'day', ...keys, ...sums)})
    ${monthly(name, source)} order by ${columns('1', '2', ...keys)}
    ${conflict(months)}
  ),`
}

/** Rows of months as sums of rows of days. */
export function monthly(name: RolledName, source: Sql): Sql {
  const { keys, sums }: Pair = ROLLED[name]
  const columns = sql.raw(['', ...keys, ...sums.map((column) => `sum(${column})`)].join(', '))
  return sql`select page_id, date_trunc('month', day)::date${columns} from ${source}
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
    on conflict (page_id, day, weekday) do update set ${added('weekday_month', HOURS)}
  ),`

/** Hours of the weekdays of months, from rows of `profile_day` in which somebody came. */
export function weekdaysOf(source: Sql): Sql {
  return sql`select page_id, date_trunc('month', day)::date, extract(isodow from day)::int,
    ${sql.raw(HOURS.map((hour) => `sum(${hour})`).join(', '))} from ${source} p where ${CAME} group by 1, 2, 3`
}
