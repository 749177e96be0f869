import { sql, type Tx } from '../core/db/database.ts'

/** What a guest wrote in a message; empty for a message that is gone. */
export async function readGuestText(tx: Tx, pageId: string, messageId: string): Promise<string> {
  const row = await tx.first(sql<{ text: string }>`
    select text from conversation_messages where page_id = ${pageId} and id = ${messageId} and direction = 'in'`)
  return row?.text ?? ''
}
