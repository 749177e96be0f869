import { sql, type Tx } from '../core/db/database.ts'
import { leaveObjects } from '../media/index.ts'
import { partKey, type Job } from './job.ts'

/** Has the store let go of an import's file, and forgets what its rows said. */
export async function dropFile(tx: Tx, { pageId, id }: Pick<Job, 'pageId' | 'id'>): Promise<void> {
  const before = await tx.first(sql<{ parts: number }>`
    select cardinality(parts) as parts from imports where page_id = ${pageId} and id = ${id} for update`)
  await tx.run(sql`
    update imports set parts = '{}', sample = '[]', columns = coalesce((
      select jsonb_agg(jsonb_set(c, '{samples}', '[]') order by n) from jsonb_array_elements(columns) with ordinality as a (c, n)), '[]')
    where page_id = ${pageId} and id = ${id}`)
  await leaveObjects(
    tx,
    Array.from({ length: before?.parts ?? 0 }, (_, n) => partKey(id, n + 1)),
  )
}
