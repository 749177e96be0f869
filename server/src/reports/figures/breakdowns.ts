// Visits by what guests hold in their hands, and by when they come.
import type { Bar, DevicesReport, SoftwareReport, TimesReport } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import { BRANDS, BROWSERS, KINDS, SYSTEMS } from '../count/userAgent.ts'
import type { Sql } from '../count/counters.ts'
import { headOf, within, type Reader } from '../read/reader.ts'
import { addDays, partsOf, type Range } from '../read/range.ts'
import { daysOf, rowsOf, summedPart } from '../read/sources.ts'
import { sumOf } from '../read/sumRange.ts'

/** Guests' phones by kind and make, and each hotspot. */
export async function devices(reader: Reader): Promise<DevicesReport> {
  const [read, hotspots] = await Promise.all([
    countsOf(reader, [...namesOf('kind', KINDS), ...namesOf('brand', BRANDS)]),
    readHotspots(reader),
  ])
  return { ...headOf(reader), kinds: barsOf(read, 'kind', KINDS), brands: barsOf(read, 'brand', BRANDS), hotspots }
}

/** Systems, browsers, and how many came through the phone's own sign-in window. */
export async function software(reader: Reader): Promise<SoftwareReport> {
  const read = await countsOf(reader, ['mini', ...namesOf('os', SYSTEMS), ...namesOf('browser', BROWSERS)])
  const { now, earlier } = read
  const other = (counts: Counts['now']) =>
    namesOf('os', SYSTEMS).reduce((sum, name) => sum + counts[name]!, 0) - counts['mini']!
  const windows = [
    { key: 'mini', count: now['mini']!, previous: earlier && earlier['mini']! },
    { key: 'browser', count: other(now), previous: earlier && other(earlier) },
  ]
  return {
    ...headOf(reader),
    systems: barsOf(read, 'os', SYSTEMS),
    browsers: barsOf(read, 'browser', BROWSERS),
    windows,
  }
}

type Counts = { now: Record<string, number>; earlier: Record<string, number> | null }

async function countsOf(reader: Reader, columns: readonly string[]): Promise<Counts> {
  const [now, earlier] = await Promise.all([
    sumOf(reader, 'profile', reader.range, columns),
    reader.before ? sumOf(reader, 'profile', reader.before, columns) : null,
  ])
  return { now, earlier }
}

function namesOf(column: string, keys: readonly string[]): string[] {
  return keys.map((_, code) => `${column}${code}`)
}

function barsOf({ now, earlier }: Counts, column: string, keys: readonly string[]): Bar[] {
  return keys
    .map((key, code) => ({ key, count: now[`${column}${code}`]!, previous: earlier && earlier[`${column}${code}`]! }))
    .filter((bar) => bar.count > 0 || (bar.previous ?? 0) > 0)
    .toSorted((a, b) => b.count - a.count)
}

type Hotspot = DevicesReport['hotspots'][number]

async function readHotspots(reader: Reader): Promise<Hotspot[]> {
  const of = (range: Range) => sql`(
    select page_id, gateway_id, sum(visits)::bigint as visits, sum(ended)::bigint as ended, sum(seconds)::bigint as seconds,
      sum(bytes)::bigint as bytes, sum(seen)::bigint as seen
    from ${rowsOf(reader, 'hotspot', range, ['page_id', 'gateway_id'])} d group by 1, 2)`
  const { before, tx } = reader
  const rows = await tx.rows(sql<Hotspot>`
    select g.page_id, g.nas_id, g.name, coalesce(n.visits, 0) as visits, coalesce(n.ended, 0) as ended, coalesce(n.seconds, 0) as seconds,
      coalesce(n.bytes, 0) as bytes, coalesce(n.seen, 0) as seen,
      ${before ? sql`coalesce(b.visits, 0)` : sql`null::bigint`} as previous_visits
    from gateways g left join ${of(reader.range)} n on n.page_id = g.page_id and n.gateway_id = g.id
    ${before ? sql`left join ${of(before)} b on b.page_id = g.page_id and b.gateway_id = g.id` : sql``}
    where g.page_id = any(${reader.pages}::uuid[]) and not g.is_simulator
    order by 4 desc, g.name limit 500`)
  return rows.map((row) => keepNames(row, 'page_id', 'nas_id'))
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `h${hour}`)

/** Visits by weekday and hour. */
export async function times(reader: Reader): Promise<TimesReport> {
  const [cells, previousCells] = await Promise.all([
    cellsOf(reader, reader.range),
    reader.before ? cellsOf(reader, reader.before) : null,
  ])
  const weekdays = Array.from({ length: 7 }, () => 0)
  // Days to come are not yet part of any average.
  const last = reader.range.to < reader.today ? reader.range.to : reader.today
  for (let day = reader.range.from; day <= last; day = addDays(day, 1))
    weekdays[(new Date(day).getUTCDay() + 6) % 7]! += 1
  return { ...headOf(reader), cells, weekdays, previousCells }
}

async function cellsOf(reader: Reader, range: Range): Promise<number[][]> {
  const sums = sql.raw(HOURS.map((hour) => `sum(${hour})::bigint as ${hour}`).join(', '))
  const rows = await reader.keyed.rows(sql<Record<string, number>>`
    select weekday, ${sums} from ${hoursOf(reader, range)} d group by 1`)
  const found = new Map(rows.map((row) => [row['weekday'], row]))
  return Array.from({ length: 7 }, (_, weekday) => HOURS.map((hour) => found.get(weekday + 1)?.[hour] ?? 0))
}

/** Like {@link rowsOf}, by weekday. */
function hoursOf(reader: Reader, range: Range): Sql {
  const [own, dated] = ['weekday', 'extract(isodow from day)::int as weekday']
  const hours = (by: string, sign: string, from: Sql) => summedPart({ by: [by], sums: HOURS, sign, from })
  if (reader.filters) return sql`(${hours(dated, '', sql`${daysOf(reader, 'profile', range)} d`)})`
  const { months, plus, minus } = partsOf(range)
  const days = (sign: string) => (span: { from: string; to: string }) =>
    hours(dated, sign, sql`profile_day where ${within(reader, span)}`)
  const whole = months ? [hours(own, '', sql`weekday_month where ${within(reader, months)}`)] : []
  return sql`(${sql.join([...whole, ...plus.map(days('')), ...minus.map(days('-'))], sql` union all `)})`
}
