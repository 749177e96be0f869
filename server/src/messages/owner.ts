import { sql, type Tx } from '../core/db/database.ts'

/** Who pays for a page's messages: its owner. */
export async function readOwner(tx: Tx, pageId: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ userId: string }>`
    select user_id from members where page_id = ${pageId} and role = 'owner' order by user_id limit 1`)
  return row?.userId
}
