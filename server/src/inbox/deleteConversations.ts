import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { deleteFiles } from './files.ts'

/** Deletes conversations of a page with their messages; the store lets go of their files. @param which a test of their row */
export async function deleteConversations(tx: Tx, pageId: string, which: RawBuilder<unknown>): Promise<void> {
  const rows = await tx.rows(
    sql<{ id: string }>`select id from conversations where page_id = ${pageId} and ${which} for update`,
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await deleteFiles(tx, pageId, sql`conversation_id = any(${ids}::uuid[])`)
  await tx.run(sql`delete from conversations where page_id = ${pageId} and id = any(${ids}::uuid[])`)
  tx.notify(pageId, 'inbox')
}
