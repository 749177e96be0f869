// The row of a bot in a conversation: read under its lock, and written when something was decided.
import { isOneOf } from '@portico/contract/records.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Decision, HeardMessage, Talk, Turn } from './turn.ts'

/** Long enough to think about an answer; then the chatbot begins again. */
const SESSION_HOURS = 24
const MOST_SAID = 10

/** Locks the row of a conversation. @returns undefined when the conversation is gone */
export async function holdTalk(tx: Tx, { pageId, conversationId }: Omit<Turn, 'state' | 'tries' | 'id'>) {
  await tx.run(sql`
    insert into bot_talks (page_id, conversation_id) select page_id, id from conversations
    where page_id = ${pageId} and id = ${conversationId} on conflict do nothing`)
  return tx.first(sql<Talk>`
    select bot_id, bot_version, state, expires_at, paused_until, paused_by, given_back_at, misses from bot_talks
    where page_id = ${pageId} and conversation_id = ${conversationId} for update`)
}

/** What was written, and by whom. */
export async function readHeard(
  tx: Tx,
  { pageId, id }: Pick<Turn, 'pageId' | 'id'>,
): Promise<HeardMessage | undefined> {
  const row = await tx.first(sql<Omit<HeardMessage, 'language'> & { language: string | null }>`
    select m.text, m.at, c.channel, c.person_key, c.last_inbound_at, c.guest_id, g.language,
      coalesce(nullif(g.name, ''), c.name) as name
    from conversation_messages m
    join conversations c on c.page_id = ${pageId} and c.id = m.conversation_id
    left join guests g on g.page_id = ${pageId} and g.id = c.guest_id
    where m.page_id = ${pageId} and m.id = ${id}`)
  return row && { ...row, language: isOneOf(LANGUAGES, row.language) ? row.language : 'vi' }
}

/** Writes a decision down, once: with it the turn is either over or on its way out. */
export async function writeDecision(tx: Tx, turn: Turn, now: Date, decided: Decision): Promise<void> {
  const { pageId, id, conversationId } = turn
  const said = (decided.said ?? []).slice(0, MOST_SAID).map((one) => ({ ...one, id: newId(now) }))
  const written = await tx.run(sql`
    update bot_turns set state = ${said.length > 0 ? 'sending' : 'done'}, decision = ${decided.decision},
      reason = ${decided.reason ?? ''}, said = ${JSON.stringify(said)}, detail = ${JSON.stringify(decided.detail ?? {})},
      answered_at = ${now}
    where page_id = ${pageId} and id = ${id} and state = 'waiting'`)
  if (written === 0) return
  const { pause, stand, draft, isMiss } = decided
  const hours = (count: number) => new Date(now.getTime() + count * 3600_000)
  const own = sql`page_id = ${pageId} and conversation_id = ${conversationId}`
  if (stand !== undefined)
    await tx.run(sql`
      update bot_talks set bot_id = ${stand?.botId ?? null}, bot_version = ${stand?.botVersion ?? null},
        state = ${stand ? JSON.stringify(stand.state) : null}, expires_at = ${stand ? hours(SESSION_HOURS) : null} where ${own}`)
  if (pause)
    await tx.run(sql`
      update bot_talks set paused_until = ${hours(pause.hours)}, paused_by = ${pause.by}, state = null, misses = 0 where ${own}`)
  if (draft)
    await tx.run(sql`update bot_talks set draft = ${JSON.stringify({ ...draft, turnId: id, at: now })} where ${own}`)
  await tx.run(sql`update bot_talks set misses = ${isMiss ? sql`misses + 1` : sql`0`} where ${own}`)
  tx.notify(pageId, 'inbox')
  tx.notify(pageId, 'chatbots')
}
