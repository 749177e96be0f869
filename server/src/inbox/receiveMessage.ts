// Takes what a channel says was written, by either side. The same message again changes nothing, and their order does not matter.
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { publishEvents } from '../core/domainEvents.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { newId } from '../core/id.ts'
import { keepAttachments, keepStored, linksOf, type Attachment, type StoredFile } from './attachments.ts'
import { gramsText } from './search.ts'
import { noteNewest } from './newest.ts'

export type ReceivedMessage = {
  channel: ReplyChannelName
  /** Whom the channel knows them by. */
  personKey: string
  /** As the channel calls them. */
  name?: string
  guestId?: string | undefined
  /** What the channel calls the message. */
  messageId: string
  text: string
  attachments: readonly Attachment[]
  /** Files that came with their bytes. */
  files?: readonly StoredFile[]
  at: Date
  direction: 'in' | 'out'
  /** A person wrote it in the channel's own chat. */
  isByAdmin: boolean
}

type HeldConversation = {
  id: string
  status: string
  assigneeId: string | null
  guestId: string | null
  isNew: boolean
}

/**
 * Writes a message down, once. What was sent to many opens no conversation, but stands in one that is there.
 * @returns its id; undefined where it is known or belongs to no conversation
 */
export async function receiveMessage(tx: Tx, pageId: string, message: ReceivedMessage): Promise<string | undefined> {
  const isOfPerson = message.direction === 'in'
  const held = isOfPerson || message.isByAdmin ? await open(tx, pageId, message) : await find(tx, pageId, message)
  if (!held || (!isOfPerson && (await adopt(tx, pageId, held.id, message)))) return undefined
  const id = newId(message.at)
  const plain = plainText(message.text)
  const { channel, messageId, text, at, direction, isByAdmin, files = [] } = message
  const inserted = await tx.run(sql`
    insert into conversation_messages (page_id, id, conversation_id, channel, message_key, direction, text, search, grams, attachments,
      is_by_admin, state, at, sent_at)
    values (${pageId}, ${id}, ${held.id}, ${channel}, ${messageId}, ${direction}, ${text}, ${plain}, ${gramsText(pageId, plain)}::int[],
      ${JSON.stringify(linksOf(message.attachments))}, ${isByAdmin}, ${isOfPerson ? 'received' : 'sent'}, ${at}, ${at})
    on conflict (page_id, channel, message_key) do nothing`)
  if (inserted === 0) return undefined
  const own = { pageId, conversationId: held.id, messageId: id, at }
  await keepAttachments(tx, own, message.attachments)
  await keepStored(tx, own, files)
  const state = isOfPerson ? 'received' : 'sent'
  await noteNewest(tx, pageId, held.id, {
    at,
    direction,
    text,
    state,
    hasFile: message.attachments.length + files.length > 0,
  })
  if (isOfPerson) await announce(tx, pageId, { held, id, message })
  else
    await tx.run(
      sql`update conversations set unread = 0 where page_id = ${pageId} and id = ${held.id} and last_at <= ${at}`,
    )
  tx.notify(pageId, 'inbox')
  return id
}

/** The conversation with a person, locked; a new one where there is none. */
async function open(tx: Tx, pageId: string, message: ReceivedMessage): Promise<HeldConversation | undefined> {
  const { channel, personKey, name = '', guestId = null, at } = message
  const plain = plainText(name)
  return tx.first(sql<HeldConversation>`
    insert into conversations as c (page_id, id, channel, person_key, guest_id, name, search, grams, last_at, created_at)
    values (${pageId}, ${newId(at)}, ${channel}, ${personKey}, ${guestId}, ${name}, ${plain}, ${gramsText(pageId, plain)}::int[], ${at}, ${at})
    on conflict (page_id, channel, person_key) do update set guest_id = coalesce(c.guest_id, excluded.guest_id),
      name = case when excluded.name = '' then c.name else excluded.name end,
      search = case when excluded.name = '' then c.search else excluded.search end,
      grams = case when excluded.name = '' then c.grams else excluded.grams end
    returning id, status, assignee_id, guest_id, xmax = 0 as is_new`)
}

function find(tx: Tx, pageId: string, { channel, personKey }: ReceivedMessage): Promise<HeldConversation | undefined> {
  return tx.first(sql<HeldConversation>`
    select id, status, assignee_id, guest_id, false as is_new from conversations
    where page_id = ${pageId} and channel = ${channel} and person_key = ${personKey} for update`)
}

/** Our own answer comes back as news; where its own answer was lost, this is how we learn that it went out. */
async function adopt(
  tx: Tx,
  pageId: string,
  conversationId: string,
  { messageId, text, isByAdmin, channel }: ReceivedMessage,
): Promise<boolean> {
  const mine = sql`page_id = ${pageId} and conversation_id = ${conversationId}`
  const known = await tx.first(
    sql`select 1 from conversation_messages where page_id = ${pageId} and channel = ${channel} and message_key = ${messageId}`,
  )
  if (known) return true
  if (isByAdmin) return false
  const adopted = await tx.rows(sql`
    update conversation_messages set message_key = ${messageId}, state = 'sent', failure = null, reason = ''
    where ${mine} and id = (
      select id from conversation_messages where ${mine} and direction = 'out' and message_key is null
        and state in ('sending', 'unknown') and text = ${text} order by at limit 1)
    returning id`)
  if (adopted.length > 0) tx.notify(pageId, 'inbox')
  return adopted.length > 0
}

/** A message of the person: one more to read, the conversation open again, and a notice to colleagues. */
async function announce(
  tx: Tx,
  pageId: string,
  { held, id, message: { at, channel } }: { held: HeldConversation; id: string; message: ReceivedMessage },
): Promise<void> {
  const row = await tx.first(sql<{ isNewest: boolean }>`
    update conversations set unread = unread + 1, last_inbound_at = greatest(last_inbound_at, ${at}::timestamptz),
      status = case when last_at <= ${at} then 'open' else status end,
      snoozed_until = case when last_at <= ${at} then null else snoozed_until end
    where page_id = ${pageId} and id = ${held.id} returning last_at <= ${at} as is_newest`)
  const about = { conversationId: held.id }
  const isOpened = held.isNew || (held.status === 'closed' && row?.isNewest === true)
  await publishEvents(tx, [
    ...(isOpened ? [{ pageId, at, kind: 'conversation.opened' as const, data: { ...about, channel } }] : []),
    {
      pageId,
      at,
      kind: 'conversation.message' as const,
      data: {
        ...about,
        messageId: id,
        channel,
        ...(held.guestId ? { guestId: held.guestId } : {}),
        ...(held.assigneeId ? { uid: held.assigneeId } : {}),
      },
    },
  ])
}
