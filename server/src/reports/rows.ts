// Where a report's rows come from: tables of days and months, or with filters the events themselves.
import { sql } from '../core/db/database.ts'
import type { Sql } from './counters.ts'
import { filtered } from './filtering.ts'
import { FROM_EVENTS } from './fromEvents.ts'
import { partsOf, type Range } from './range.ts'
import { within, type Reader } from './reader.ts'
import { ROLLED, type RolledName } from './rolled.ts'

type Days = Pick<Range, 'from' | 'to'>

/** One row a day (and key): as counted, or with filters counted now from the events. */
export function daysOf(reader: Reader, name: RolledName, range: Days): Sql {
  if (reader.filters) return fromEvents(reader, name, range)
  return sql`(select * from ${sql.table(ROLLED[name].days)} where ${within(reader, range)})`
}

/** Rows that add up to the range, whole months as one; a row that takes days off again lies in the month it takes from. */
export function rowsOf(
  reader: Reader,
  name: RolledName,
  range: Days,
  sums: readonly string[] = ROLLED[name].sums,
): Sql {
  if (reader.filters) return fromEvents(reader, name, range)
  const { days, months, keys } = ROLLED[name]
  const columns = (sign: string) =>
    sql.raw(['page_id', 'day', ...keys, ...sums.map((sum) => `${sign}${sum} as ${sum}`)].join(', '))
  const parts = partsOf(range)
  const reads = (table: string, sign: string) => (span: Days) =>
    sql`select ${columns(sign)} from ${sql.table(table)} where ${within(reader, span)}`
  return sql`(${sql.join(
    [
      ...(parts.months ? [reads(months, '')(parts.months)] : []),
      ...parts.plus.map(reads(days, '')),
      ...parts.minus.map(reads(days, '-')),
    ],
    sql` union all `,
  )})`
}

function fromEvents(reader: Reader, name: RolledName, range: Days): Sql {
  const rows = FROM_EVENTS[ROLLED[name].days as keyof typeof FROM_EVENTS]
  return sql`(with e as materialized (${filtered(reader, range)}) ${rows})`
}
