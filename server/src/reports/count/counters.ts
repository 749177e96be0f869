// The columns of `visit_day` and `profile_day`: each is a sum over the events of a day, written once for counting as events come,
// for counting again from the store, and for reports with filters.
import { DWELL_EDGES } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { BRANDS, BROWSERS, KINDS, SYSTEMS } from './userAgent.ts'

export type Sql = ReturnType<typeof sql>

const times = (column: string, length: number, when: (index: number) => string) =>
  Array.from({ length }, (_, index): [string, string] => [
    `${column}${index}`,
    `count(*) filter (where ${when(index)})`,
  ])

/** Edges of the lengths of stay, in seconds. */
export const DWELL_SECONDS = `array[${DWELL_EDGES.map((minutes) => minutes * 60).join(',')}]`
const DWELLS = DWELL_EDGES.length + 1
const dwell = (index: number): [string, string] => [
  `dwell${index}`,
  `count(*) filter (where dwell = ${index}) - count(*) filter (where dwell_was = ${index})`,
]

/** Column and its sum over rows of {@link datedEvents}. */
type Sums = [string, string][]

/** What every morning begins with. */
const VISITS: Sums = [
  ['seen', 'count(*) filter (where kind = 1)'],
  ['started', 'count(*) filter (where kind = 2)'],
  ['verified', 'count(*) filter (where kind = 5)'],
  ['contacts', 'count(*) filter (where kind = 13 and is_first is not true)'],
  ['verified_contacts', 'count(*) filter (where kind = 13 and is_first)'],
  ['consents_asked', 'count(*) filter (where kind = 12)'],
  ['consents_given', 'count(*) filter (where kind = 12 and is_first)'],
  ['visits', 'count(*) filter (where kind = 6)'],
  ['new_visits', 'count(*) filter (where kind = 6 and is_first)'],
  ['ended', 'count(*) filter (where kind = 7 and was is null)'],
  ['impressions', 'count(*) filter (where kind = 8)'],
  ['clicks', 'count(*) filter (where kind = 9)'],
  ['answers', 'count(*) filter (where kind = 10)'],
  ['leads', 'count(*) filter (where kind = 11 and is_first)'],
  ['seconds', 'coalesce(sum(amount - coalesce(was, 0)) filter (where kind = 7), 0)'],
  ['bytes', 'coalesce(sum(bytes) filter (where kind = 7), 0)'],
]

/** Which guests visited and when; only visits write it. */
const PROFILES: Sums = [
  ['mini', 'count(*) filter (where kind = 6 and agent >> 14 = 1)'],
  ...times('h', 24, (hour) => `kind = 6 and hour = ${hour}`),
  ...times('kind', KINDS.length, (code) => `kind = 6 and coalesce(agent & 7, 0) = ${code}`),
  ...times('brand', BRANDS.length, (code) => `kind = 6 and coalesce(agent >> 3 & 15, 0) = ${code}`),
  ...times('os', SYSTEMS.length, (code) => `kind = 6 and coalesce(agent >> 7 & 7, 0) = ${code}`),
  ...times('browser', BROWSERS.length, (code) => `kind = 6 and coalesce(agent >> 10 & 15, 0) = ${code}`),
  ...Array.from({ length: DWELLS }, (_, index) => dwell(index)),
]

/** Names of the sums of a table, and `<sum> as <column>, …` over rows of {@link datedEvents}. */
const written = (sums: Sums) => ({
  columns: sums.map(([column]) => column),
  counted: sql.raw(sums.map(([column, sum]) => `${sum} as ${column}`).join(', ')),
})
/** Beside them stands `guests`, which is no sum. */
export const VISIT = written(VISITS)
export const PROFILE = written(PROFILES)

/** `<column> = <table>.<column> + excluded.<column>, …`. */
export function addExcluded(table: string, columns: readonly string[]): Sql {
  return sql.raw(columns.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '))
}

/** Events with the day, the hour and the lengths of stay the sums ask for. @param source rows of `event`, named i */
export function datedEvents(source: Sql): Sql {
  return sql`
    select i.*, (i.at at time zone p.time_zone)::date as day, extract(hour from i.at at time zone p.time_zone)::int as hour,
      case when i.kind = 7 then width_bucket(i.amount, ${sql.raw(DWELL_SECONDS)}) end as dwell,
      case when i.kind = 7 then width_bucket(i.was, ${sql.raw(DWELL_SECONDS)}) end as dwell_was
    from ${source} i join pages p on p.id = i.page_id`
}

/** By which the store finds a page's events. */
export const UTC_DAY = sql`(at at time zone 'UTC')::date`

/** Tests of `event` that keep all events of some local days, and few others: no zone is further than a day from UTC. */
export function aroundDays({ from, to }: { from: string; to: string }): Sql {
  return sql`${UTC_DAY} between ${from}::date - 1 and ${to}::date + 1
    and at >= ${from}::date - interval '1 day' and at < ${to}::date + interval '2 days'`
}
