// Sums of a range over its days, and its chart, of one reading.
import type { Bucket } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { camel, type Camel } from '../../core/db/naming.ts'
import type { Reader } from './reader.ts'
import { bucketsOf, monthOf, type Range } from './range.ts'
import { MONTH } from '../count/rollups.ts'
import { daysOf, rowsOf } from './sources.ts'

type Sums<Column extends string> = Record<Camel<Column>, number>

/** Sums of some columns over a range. */
export async function sumOf<Column extends string>(
  reader: Reader,
  name: 'visit' | 'profile',
  range: Range,
  columns: readonly Column[],
): Promise<Sums<Column>> {
  const row = await reader.tx.first(
    sql<Record<string, number>>`select ${sumColumns(columns)} from ${rowsOf(reader, name, range, [], columns)} r`,
  )
  return sumsOf(columns, (field) => row?.[field] ?? 0)
}

function sumsOf<Column extends string>(columns: readonly Column[], read: (field: string) => number): Sums<Column> {
  const fields = columns.map((name) => camel(name))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot follow names through entries
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Sums<Column>
}

function sumColumns(columns: readonly string[]) {
  return sql.raw(columns.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '))
}

const SERIES = ['visits', 'new_visits', 'guests', 'seconds', 'bytes'] as const

export type Course<Column extends string> = { sums: Sums<Column>; by: 'day' | 'month'; series: Bucket[] }

/** Sums of some columns, and a chart with empty days too. */
export async function courseOf<Column extends string>(
  reader: Reader,
  range: Range,
  columns: readonly Column[],
): Promise<Course<Column>> {
  const { by, starts } = bucketsOf(range)
  const read = [...new Set<string>([...SERIES, ...columns])]
  const bucket = by === 'day' ? sql`day` : MONTH
  const source = by === 'day' ? daysOf(reader, 'visit', range) : rowsOf(reader, 'visit', range, ['day'], read)
  const rows = await reader.tx.rows(
    sql<
      { on: string } & Sums<(typeof SERIES)[number]>
    >`select ${bucket} as on, ${sumColumns(read)} from ${source} r group by 1`,
  )
  const found = new Map(rows.map((row) => [row.on, row]))
  const series = starts.map((on): Bucket => {
    const row = found.get(by === 'day' ? on : monthOf(on))
    return {
      on,
      visits: row?.visits ?? 0,
      newVisits: row?.newVisits ?? 0,
      guests: row?.guests ?? 0,
      seconds: row?.seconds ?? 0,
      bytes: row?.bytes ?? 0,
    }
  })
  const counted: readonly Record<string, unknown>[] = rows
  const sums = sumsOf(columns, (field) => counted.reduce((sum, row) => sum + Number(row[field]), 0))
  return { sums, by, series }
}
