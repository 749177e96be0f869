// Rows of tables that belong to no venue, which a venue that moves needs at the target.
import type pg from 'pg'
import { joinNames, readTables } from '../backup/tables.ts'

/** Copies the rows that the target does not have. @param without columns that keep their default there */
export async function bringRows(
  { source, target }: { source: pg.Client; target: pg.Client },
  table: string,
  { where, values, without = [] }: { where: string; values: unknown[]; without?: readonly string[] },
): Promise<void> {
  const { rows } = await source.query<{ row: object }>(
    `select to_jsonb(t) as row from ${table} t where ${where}`,
    values,
  )
  if (rows.length === 0) return
  const all = (await readTables(target)).find(({ name }) => name === table)!.columns
  const columns = joinNames(
    target,
    all.filter((column) => !without.includes(column)),
  )
  await target.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows.map(({ row }) => row))],
  )
}
