// Conversations of the café: with forty people on Zalo, and with a few who answered its letters and text messages.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { plainText } from '@portico/server/core/db/plainText.ts'
import type { Storage } from '@portico/server/core/storage/storage.ts'
import {
  LABELS,
  MAIL_STORIES,
  PICTURES,
  QUICK_REPLIES,
  STORIES,
  TEXT_STORIES,
  type Story,
} from './conversationStories.ts'
import { drawPicture } from './drawDish.ts'
import { idAt, makeRandom, type Random } from './random.ts'

const SEED = 20_086
const HOUR_MS = 3600_000
const STEP_MS = 4 * 60_000

type Of = {
  pageId: string
  ownerId: string
  clerkId: string
  now: Date
  storage?: Storage | undefined
}
type Channel = 'zalo' | 'email' | 'sms'
type Person = { personKey: string; name: string; guestId: string | null }
type Writing = Of & { random: Random; labels: ReadonlyMap<string, string> }

/** Writes labels, quick replies and conversations; `writeZalo` has to run first. */
export async function writeInbox(tx: Tx, of: Of): Promise<void> {
  const random = makeRandom(SEED)
  const { pageId, now } = of
  const labels = new Map<string, string>()
  for (const [key, [name, colour]] of Object.entries(LABELS)) {
    const id = idAt(random, now.getTime())
    labels.set(key, id)
    await tx.run(sql`
      insert into conversation_labels (page_id, id, name, colour, created_at) values (${pageId}, ${id}, ${name}, ${colour}, ${now})`)
  }
  for (const [shortcut, text] of QUICK_REPLIES)
    await tx.run(sql`
      insert into quick_replies (page_id, id, shortcut, text, created_at)
      values (${pageId}, ${idAt(random, now.getTime())}, ${shortcut}, ${text}, ${now})`)
  const people = await tx.rows(sql<Person>`
    select user_id as person_key, name, guest_id from zalo_users where page_id = ${pageId} order by user_id limit ${STORIES.length}`)
  for (const [n, person] of people.entries())
    await writeConversation(tx, { ...of, random, labels }, { ...person, channel: 'zalo' }, STORIES[n]!)
  for (const [channel, stories] of [
    ['email', MAIL_STORIES],
    ['sms', TEXT_STORIES],
  ] as const)
    for (const [n, person] of (await readGuests(tx, pageId, channel, stories.length)).entries())
      await writeConversation(tx, { ...of, random, labels }, { ...person, channel }, stories[n]!)
}

/** Guests with an address of the channel, not the same for both. */
function readGuests(tx: Tx, pageId: string, channel: 'email' | 'sms', count: number): Promise<Person[]> {
  const address = channel === 'email' ? sql`lower(email)` : sql`phone`
  return tx.rows(sql<Person>`
    select ${address} as person_key, coalesce(name, '') as name, id as guest_id from guests
    where page_id = ${pageId} and ${address} is not null and name is not null
    order by visits desc, id limit ${count} offset ${channel === 'email' ? 3 : 12}`)
}

async function writeConversation(
  tx: Tx,
  { pageId, ownerId, clerkId, now, random, labels, storage }: Writing,
  { channel, personKey, name, guestId }: Person & { channel: Channel },
  [[hours, status, whose, marks, unread], ...lines]: Story,
): Promise<void> {
  const last = now.getTime() - hours * HOUR_MS
  const atOf = (index: number) => new Date(last - (lines.length - 1 - index) * STEP_MS)
  const id = idAt(random, atOf(0).getTime())
  const assignee = { owner: ownerId, clerk: clerkId, nobody: null }[whose]
  const said = lines.flatMap((line, index) => (line.startsWith('#') ? [] : [{ line, at: atOf(index) }]))
  const newest = said.at(-1)!
  const inbound = said.findLast(({ line }) => !line.startsWith('>'))!
  const own = marks.map((mark) => labels.get(mark)!)
  await tx.run(sql`
    insert into conversations (page_id, id, channel, person_key, guest_id, name, search, status, assignee_id, labels, unread,
      last_text, last_direction, last_state, last_at, last_inbound_at, created_at)
    values (${pageId}, ${id}, ${channel}, ${personKey}, ${guestId}, ${name}, ${plainText(name)}, ${status}, ${assignee},
      ${own}::uuid[], ${unread}, ${newest.line in PICTURES ? '📎' : newest.line.slice(1)},
      ${newest.line.startsWith('>') ? 'out' : 'in'}, ${newest.line.startsWith('>') ? 'seen' : 'received'}, ${newest.at},
      ${inbound.at}, ${atOf(0)})`)
  if (channel === 'zalo')
    await tx.run(sql`
    update zalo_users set last_interaction_at = ${inbound.at} where page_id = ${pageId} and user_id = ${personKey}`)
  const writer = assignee ?? ownerId
  for (const [index, line] of lines.entries())
    await writeMessage(tx, { pageId, random, storage }, { channel, conversationId: id, line, at: atOf(index), writer })
}

type Line = { channel: Channel; conversationId: string; line: string; at: Date; writer: string }

async function writeMessage(
  tx: Tx,
  { pageId, random, storage }: Pick<Writing, 'pageId' | 'random' | 'storage'>,
  { channel, conversationId, line, at, writer }: Line,
): Promise<void> {
  const id = idAt(random, at.getTime())
  const picture = PICTURES[line]
  const text = picture ? '' : line.slice(1)
  const direction = line.startsWith('>') ? 'out' : line.startsWith('#') ? 'note' : 'in'
  const state = direction === 'in' ? 'received' : direction === 'out' ? 'seen' : 'sent'
  await tx.run(sql`
    insert into conversation_messages (page_id, id, conversation_id, channel, message_key, direction, text, search, by_id, state, at, sent_at)
    values (${pageId}, ${id}, ${conversationId}, ${channel}, ${direction === 'note' ? null : id}, ${direction}, ${text},
      ${plainText(text)}, ${direction === 'in' ? null : writer}, ${state}, ${at}, ${at})`)
  if (!picture || !storage) return
  const { bytes, type } = await drawPicture(picture)
  const fileId = idAt(random, at.getTime())
  await storage.put(`inbox/${fileId}/1`, bytes, type)
  await tx.run(sql`
    insert into conversation_files (page_id, id, conversation_id, message_id, kind, name, type, size_bytes, offset_bytes,
      parts, state, created_at)
    values (${pageId}, ${fileId}, ${conversationId}, ${id}, 'picture', '', ${type}, ${bytes.length}, ${bytes.length},
      ${[bytes.length]}::integer[], 'stored', ${at})`)
}
