// What a guest has said to the venue and heard from it on their own page. Notes of the team are not part of it.
import { sql, type Tx } from '../../core/db/database.ts'
import { isFlooding } from '../flood.ts'
import { showState } from '../replies.ts'

type Of = { pageId: string; guestId: string }
export type ChatMessage = {
  id: string
  text: string
  isOwn: boolean
  at: string
  buttons: string[]
  attachments: { url: string }[]
}

const SHOWN = 40

/** Conversations by the guest rather than by the key: after a merge there are two. */
const own = ({ pageId, guestId }: Of) =>
  sql`m.page_id = ${pageId} and m.direction <> 'note' and m.conversation_id in (
    select id from conversations where page_id = ${pageId} and channel = 'home' and guest_id = ${guestId})`

/** The newest messages, oldest of them first. */
export async function readChat(tx: Tx, of: Of): Promise<ChatMessage[]> {
  const rows = await tx.rows(sql<ChatMessage>`
    select m.id, m.text, m.direction = 'in' as is_own, m.at, m.buttons, m.attachments from conversation_messages m where ${own(of)}
    order by m.at desc, m.id desc limit ${SHOWN}`)
  return rows.toReversed()
}

/** How many answers the guest has not seen. */
export async function countNewAnswers(tx: Tx, of: Of): Promise<number> {
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from conversation_messages m where ${own(of)} and m.direction = 'out' and m.state = 'sent'`)
  return row?.count ?? 0
}

/** The guest has the answers before them. */
export async function noteSeen(tx: Tx, of: Of): Promise<void> {
  const seen = await tx.rows(sql<{ id: string }>`
    update conversation_messages m set state = 'seen' where ${own(of)} and m.direction = 'out' and m.state = 'sent'
    returning m.id`)
  if (seen.length === 0) return
  for (const { id } of seen) await showState(tx, of.pageId, id)
  tx.notify(of.pageId, 'inbox')
}

/** Whether the guest has written so much that they have to wait. */
export function isOverLimit(tx: Tx, of: Of, now: Date): Promise<boolean> {
  return isFlooding(tx, { key: `${of.pageId} home ${of.guestId}`, where: own(of), now })
}
