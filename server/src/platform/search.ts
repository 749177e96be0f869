import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'

/** Whether one of these columns holds the text, in capitals or not. */
export function contains(search: string, ...columns: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const tests = columns.map((column) => sql`strpos(lower(${column}), ${search.toLowerCase()}) > 0`)
  return sql`(${sql.join(tests, sql` or `)})`
}

/** How many rows there are in all, for a list that shows a page of them. */
export async function countWhere(tx: Tx, from: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  const all = await tx.first(sql<{ count: number }>`select count(*)::int as count ${from} where ${where}`)
  return all?.count ?? 0
}
