// Sums of a range over its days, and its chart, of one reading.
import type { Bucket } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import type { Reader } from './reader.ts'
import { bucketsOf, monthOf, type Range } from './range.ts'
import { MONTH } from '../count/rollups.ts'
import { daysOf, rowsOf } from './sources.ts'

type Sums<Column extends string> = Record<Column, number>

/** Sums of some columns over a range. */
export async function sumOf<Column extends string>(
  reader: Reader,
  name: 'visit' | 'profile',
  range: Range,
  columns: readonly Column[],
): Promise<Sums<Column>> {
  const row = await reader.tx.first(
    sql<Sums<Column>>`select ${sumColumns(columns)} from ${rowsOf(reader, name, range, [], columns)} r`,
  )
  return row!
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
  type Row = Sums<(typeof SERIES)[number] | Column> & { on: string }
  const rows = await reader.tx.rows(sql<Row>`select ${bucket} as on, ${sumColumns(read)} from ${source} r group by 1`)
  const found = new Map(rows.map((row) => [row.on, row]))
  const series = starts.map((on): Bucket => {
    const row = found.get(by === 'day' ? on : monthOf(on))
    return {
      on,
      visits: row?.visits ?? 0,
      newVisits: row?.new_visits ?? 0,
      guests: row?.guests ?? 0,
      seconds: row?.seconds ?? 0,
      bytes: row?.bytes ?? 0,
    }
  })
  const total = (name: Column) => rows.reduce((sum, row) => sum + (row as Sums<Column>)[name], 0)
  const sums = Object.fromEntries(columns.map((name) => [name, total(name)])) as Sums<Column>
  return { sums, by, series }
}
