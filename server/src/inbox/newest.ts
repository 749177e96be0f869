import type { MessageState } from '@portico/contract/inbox/words.ts'
import { sql, type Tx } from '../core/db/database.ts'

const SHOWN_LETTERS = 160

type Newest = { at: Date; direction: 'in' | 'out'; text: string; state: MessageState; hasFile: boolean }

/** Puts a message on the row of its conversation, unless a later one stands there. */
export async function noteNewest(
  tx: Tx,
  pageId: string,
  conversationId: string,
  { at, direction, text, state, hasFile }: Newest,
): Promise<void> {
  const shown = [...text.replaceAll(/\s+/g, ' ')].slice(0, SHOWN_LETTERS).join('') || (hasFile ? '📎' : '')
  await tx.run(sql`
    update conversations set last_at = ${at}, last_text = ${shown}, last_direction = ${direction}, last_state = ${state}
    where page_id = ${pageId} and id = ${conversationId} and last_at <= ${at}`)
}
