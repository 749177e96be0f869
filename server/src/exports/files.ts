import { sql, type Tx } from '../core/db/database.ts'
import { leaveObjects } from '../media/index.ts'

/** Where the store has a part of an export's file. */
export function partKey(id: string, number: number): string {
  return `exports/${id.toLowerCase()}/${number}`
}

/** Has the store let go of an export's file. */
export async function dropExport(tx: Tx, { pageId, id }: { pageId: string; id: string }): Promise<void> {
  const row = await tx.first(sql<{ parts: number }>`
    select cardinality(parts) as parts from exports where page_id = ${pageId} and id = ${id} for update`)
  await tx.run(sql`update exports set state = 'gone', parts = '{}' where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'exports')
  await leaveObjects(
    tx,
    Array.from({ length: row?.parts ?? 0 }, (_, n) => partKey(id, n + 1)),
  )
}
