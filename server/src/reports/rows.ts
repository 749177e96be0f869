// Where a report's rows come from: tables of days and months, or with filters the events themselves.
import { sql } from '../core/db/database.ts'
import type { Sql } from './counters.ts'
import { filtered } from './filtering.ts'
import { FROM_EVENTS } from './fromEvents.ts'
import { partsOf, quartersOf, type Range } from './range.ts'
import { within, type Reader } from './reader.ts'
import { ROLLED, type Rolled, type RolledName } from './rolled.ts'

type Days = Pick<Range, 'from' | 'to'>

/** One row a day (and key): as counted, or with filters counted now from the events. */
export function daysOf(reader: Reader, name: RolledName, range: Days): Sql {
  if (reader.filters) return fromEvents(reader, name, range)
  return sql`(select * from ${sql.table(ROLLED[name].days)} where ${within(reader, range)})`
}

/**
 * Rows that add up to the range, told apart by some columns: whole months or quarters as one; a row that takes days off again lies in
 * the month it takes from. Each part is added up before it meets the others, which of hundreds of venues leaves little to carry.
 */
export function rowsOf(
  reader: Reader,
  name: RolledName,
  range: Days,
  by: readonly string[],
  sums: readonly string[] = ROLLED[name].sums,
): Sql {
  if (reader.filters) return fromEvents(reader, name, range)
  const { days, months, quarters }: Rolled = ROLLED[name]
  const parts = partsOf(range)
  const whole = parts.months ? [parts.months] : []
  // A chart of months has to find each.
  const split = quarters && !by.includes('day') ? quartersOf(whole) : { quarters: [], months: whole }
  const reads = (table: string, sign: string) => (span: Days) =>
    summedPart({ by, sums, sign, from: sql`${sql.table(table)} where ${within(reader, span)}` })
  return sql`(${sql.join(
    [
      ...split.quarters.map(reads(quarters!, '')),
      ...split.months.map(reads(months, '')),
      ...parts.plus.map(reads(days, '')),
      ...parts.minus.map(reads(days, '-')),
    ],
    sql` union all `,
  )})`
}

type Part = { by: readonly string[]; sums: readonly string[]; sign: string; from: Sql }

/** Sums of one part; `by` may name what it groups by: `<expression> as <name>`. */
export function summedPart({ by, sums, sign, from }: Part): Sql {
  const columns = [...by, ...sums.map((sum) => `${sign}sum(${sum}) as ${sum}`)].join(', ')
  const groups = by.map((_, index) => index + 1).join(', ')
  return sql`select ${sql.raw(columns)} from ${from}${groups === '' ? sql`` : sql` group by ${sql.raw(groups)}`}`
}

/** The first of a day's month; by way of no time zone, which would be looked up for each row. */
export const MONTH = sql`date_trunc('month', day::timestamp)::date`

function fromEvents(reader: Reader, name: RolledName, range: Days): Sql {
  const rows = FROM_EVENTS[ROLLED[name].days as keyof typeof FROM_EVENTS]
  return sql`(with e as materialized (${filtered(reader, range)}) ${rows})`
}
