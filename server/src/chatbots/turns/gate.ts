// Whether a bot may answer now: not where a person does, not a machine, and nobody more often than agreed.
import type { Pause } from '@portico/contract/chatbots/words.ts'
import { foldAccents } from '@portico/contract/keywords.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { canBotAnswer, type ChannelUses } from '../../inbox/index.ts'
import type { HeardMessage, Talk } from './turn.ts'

/** A message that waited longer, such as while no worker ran, is for people. */
const STALE_MINUTES = 15
/** How long a member's word silences the bot. */
export const MEMBER_HOURS = 12
const LOOP_HOURS = 1
const CAP_HOURS = 24
/** Answers to one person over all their conversations. */
const MOST_A_DAY = 60
/** More than people type: somebody else's bot. */
const MOST_IN_TWO_MINUTES = 10
/** Machines answer before a person has read. */
const MACHINE_MS = 1500
const MACHINE_TIMES = 4
const SAME_TIMES = 3
/** What answering machines write of themselves. */
const AUTOMATIC =
  /^\W*(tin nhan tu dong|tra loi tu dong|day la tin nhan tu dong|auto[- ]?(matic )?(reply|response|message)|automatic reply|out of office|abwesenheit|reponse automatique|respuesta automatica|risposta automatica)/

export type Silence = { reason: string; pause?: { by: Pause; hours: number } }
type Of = { pageId: string; conversationId: string; heard: HeardMessage; talk: Talk; now: Date; memberHours?: number }

/** Why the bot keeps silent; undefined when it may answer. AskedModel again after every wait. */
export async function silenceOf(uses: ChannelUses, tx: Tx, of: Of): Promise<Silence | undefined> {
  const { pageId, heard, talk, now } = of
  if (now.getTime() - Date.parse(heard.at) > STALE_MINUTES * 60_000) return { reason: 'stale' }
  if (talk.pausedUntil && Date.parse(talk.pausedUntil) > now.getTime()) return { reason: 'paused' }
  const memberAt = await memberWroteAt(tx, of)
  if (memberAt !== undefined) return { reason: 'member' }
  if (AUTOMATIC.test(foldAccents(heard.text))) return { reason: 'automatic' }
  if (!(await canBotAnswer(uses, tx, pageId, heard, now))) return { reason: 'channel' }
  if (await isLoop(tx, of)) return { reason: 'loop', pause: { by: 'loop', hours: LOOP_HOURS } }
  if (await isOverCap(tx, of)) return { reason: 'cap', pause: { by: 'cap', hours: CAP_HOURS } }
  return undefined
}

/** When a member last wrote, if that still silences the bot. */
export async function memberWroteAt(
  tx: Tx,
  { pageId, conversationId, talk, now, memberHours = MEMBER_HOURS }: Omit<Of, 'heard'>,
): Promise<string | undefined> {
  const since = new Date(Math.max(now.getTime() - memberHours * 3600_000, Date.parse(talk.givenBackAt ?? '') || 0))
  const row = await tx.first(sql<{ at: string }>`
    select at from conversation_messages
    where page_id = ${pageId} and conversation_id = ${conversationId} and direction = 'out'
      and (by_id is not null or is_by_admin) and at > ${since} order by at desc limit 1`)
  return row?.at
}

type Line = { isIn: boolean; isBot: boolean; text: string; at: string }

/** Two machines that answer each other: too fast, too often, or the same again and again. */
async function isLoop(tx: Tx, { pageId, conversationId, now }: Of): Promise<boolean> {
  const lines = await tx.rows(sql<Line>`
    select direction = 'in' as is_in, by_bot is not null as is_bot, text, at from conversation_messages
    where page_id = ${pageId} and conversation_id = ${conversationId} and direction <> 'note'
      and at > ${new Date(now.getTime() - 120_000)} order by at desc, id desc limit 40`)
  const own = lines.filter(({ isIn }) => isIn)
  const answered = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from bot_turns
    where page_id = ${pageId} and conversation_id = ${conversationId} and answered_at > ${new Date(now.getTime() - 120_000)}
      and decision <> 'silent'`)
  if ((answered?.count ?? 0) >= MOST_IN_TWO_MINUTES) return true
  const last = own.slice(0, SAME_TIMES).map(({ text }) => foldAccents(text).trim())
  if (
    last.length === SAME_TIMES &&
    new Set(last).size === 1 &&
    lines.filter(({ isBot }) => isBot).length >= SAME_TIMES - 1
  )
    return true
  return countInstant(lines) >= MACHINE_TIMES
}

/** Messages that came right after a bot's own. */
function countInstant(lines: readonly Line[]): number {
  return lines.filter((line, index) => {
    const before = lines[index + 1]
    return line.isIn && before?.isBot && Date.parse(line.at) - Date.parse(before.at) < MACHINE_MS
  }).length
}

/** Counted under a lock of the person, whose conversations are answered by several workers. */
async function isOverCap(tx: Tx, { pageId, conversationId, heard, now }: Of): Promise<boolean> {
  const key = heard.guestId ?? conversationId
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`bot ${pageId} ${key}`}, 0))`)
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from bot_turns t join conversations c on c.page_id = ${pageId} and c.id = t.conversation_id
    where t.page_id = ${pageId} and t.answered_at > ${new Date(now.getTime() - 24 * 3600_000)} and t.decision <> 'silent'
      and (t.conversation_id = ${conversationId} or c.guest_id = ${heard.guestId})`)
  return (row?.count ?? 0) >= MOST_A_DAY
}
