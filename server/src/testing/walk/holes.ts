// What a transaction of one page sees of the tables of all: its own page's rows, and no other's.
import { sql } from '../../core/db/database.ts'
import type { RunningServer } from '../../processes/all.ts'

/** Tables in which a page sees another page's rows, or not its own. Both pages must have rows in each. */
export async function holesSeen(
  { services }: RunningServer,
  tables: readonly string[],
  pageId: string,
): Promise<string[]> {
  return services.db.as({ pageId }, async (tx) => {
    const holes: string[] = []
    for (const table of ['pages', ...tables]) {
      const column = sql.ref(table === 'pages' ? 'id' : 'page_id')
      const rows = await tx.rows(sql<{ id: string | null }>`select distinct ${column} as id from ${sql.table(table)}`)
      if (rows.length !== 1 || rows[0]!.id !== pageId) holes.push(`${table} shows ${rows.length} pages`)
    }
    return holes
  })
}
