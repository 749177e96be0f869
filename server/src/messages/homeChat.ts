import { sql, type Tx } from '../core/db/database.ts'

/** Whether the venue lets guests write to it on their own page. */
export async function hasHomeChat(tx: Tx, pageId: string): Promise<boolean> {
  const row = await tx.first(sql<{ hasHomeChat: boolean }>`
    select has_home_chat from message_settings where page_id = ${pageId}`)
  return row?.hasHomeChat ?? true
}
