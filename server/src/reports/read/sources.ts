// Where a report's rows come from: tables of days and months, or with filters the events themselves.
import { sql } from '../../core/db/database.ts'
import type { Sql } from '../count/counters.ts'
import { filteredEvents } from './filterEvents.ts'
import { FROM_EVENTS } from '../count/sumEvents.ts'
import { partsOf, quartersOf, type Range } from './range.ts'
import { within, type Reader } from './reader.ts'
import { ROLLED, type Rollup, type RolledName } from '../count/rollups.ts'

type Days = Pick<Range, 'from' | 'to'>

/** One row a day (and key): as counted, or with filters counted now from the events. */
export function daysOf(reader: Reader, name: RolledName, range: Days): Sql {
  if (reader.filters) return fromEvents(reader, name, range)
  return sql`(select * from ${sql.table(ROLLED[name].days)} where ${within(reader, range)})`
}

/**
 * Rows that add up to the range, grouped by some columns: whole months or quarters as one; a row that takes days off again lies in
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
  const { days } = ROLLED[name]
  const { months, plus, minus } = partsOf(range)
  const reads = (table: string, span: Days, sign = '') =>
    summedPart({ by, sums, sign, from: sql`${sql.table(table)} where ${within(reader, span)}` })
  return sql`(${sql.join(
    [
      ...wholeParts(ROLLED[name], months, by).map(({ table, span }) => reads(table, span)),
      ...plus.map((span) => reads(days, span)),
      ...minus.map((span) => reads(days, span, '-')),
    ],
    sql` union all `,
  )})`
}

/** Where whole months are read: as quarters where there are such rows, unless a chart has to find each month. */
function wholeParts({ months, quarters }: Rollup, whole: Days | undefined, by: readonly string[]) {
  if (!whole) return []
  if (!quarters || by.includes('day')) return [{ table: months, span: whole }]
  const split = quartersOf(whole)
  return [
    ...split.quarters.map((span) => ({ table: quarters, span })),
    ...split.months.map((span) => ({ table: months, span })),
  ]
}

type Part = { by: readonly string[]; sums: readonly string[]; sign: string; from: Sql }

/** Sums of one part; `by` may name what it groups by: `<expression> as <name>`. */
export function summedPart({ by, sums, sign, from }: Part): Sql {
  const columns = [...by, ...sums.map((sum) => `${sign}sum(${sum}) as ${sum}`)].join(', ')
  const groups = by.map((_, index) => index + 1).join(', ')
  return sql`select ${sql.raw(columns)} from ${from}${groups === '' ? sql`` : sql` group by ${sql.raw(groups)}`}`
}

function fromEvents(reader: Reader, name: RolledName, range: Days): Sql {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ROLLED names tables that FROM_EVENTS has
  const rows = FROM_EVENTS[ROLLED[name].days as keyof typeof FROM_EVENTS]
  return sql`(with e as materialized (${filteredEvents(reader, range)}) ${rows})`
}
