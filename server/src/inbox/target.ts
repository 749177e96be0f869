// Whom an answer goes to, and what its channel takes now.
import { fillFields, type ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { channelOf } from './channels/all.ts'
import { FILE_COLUMNS, type FileRow } from './files.ts'

export type Target = {
  channel: ReplyChannelName
  personKey: string
  guestId: string | null
  name: string
  lastInboundAt: string | null
}

/** The person of a conversation, which is locked until the transaction ends. @throws conversation/not-found */
export async function holdTarget({ tx, page }: PageContext, id: string): Promise<Target> {
  const target = await tx.first(sql<Target>`
    select c.channel, c.person_key, c.guest_id, c.last_inbound_at, coalesce(nullif((
      select g.name from guests g where g.page_id = ${page.id} and g.id = c.guest_id), ''), c.name) as name
    from conversations c where c.page_id = ${page.id} and c.id = ${id} for update of c`)
  if (!target) throw fail('conversation/not-found')
  return target
}

/** @throws conversation/channel-off, conversation/window-over */
export async function refuseWindow(context: PageContext, target: Target): Promise<void> {
  const { tx, page, clock } = context
  const of = { pageId: page.id, ...target }
  const window = await channelOf(target.channel)?.readWindow(context, tx, of, clock.now())
  if (!window || window.state === 'off') throw fail('conversation/channel-off')
  if (window.state === 'over') throw fail('conversation/window-over')
}

/** What one answer, or one part of a text message, costs the page; 0 for nothing. */
export async function readRate(context: PageContext, { channel }: Pick<Target, 'channel'>): Promise<number> {
  return (await channelOf(channel)?.readRate?.(context, context.tx, context.page.id)) ?? 0
}

/** Puts values in the place of `{name}`, `{venue}` and `{me}`. */
export async function fillText(
  { tx, page, user, db }: PageContext,
  { name }: Pick<Target, 'name'>,
  text: string,
): Promise<string> {
  if (!text.includes('{')) return text
  const venue = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
  const me = (await peopleById(db, [user.id])).get(user.id)
  return fillFields(text, { name, venue: venue?.name ?? '', me: me?.displayName ?? '' }).trim()
}

/** A member's own upload that no message has yet. @throws conversation/file-unknown */
export async function holdUpload(
  { tx, page, user }: PageContext,
  conversationId: string,
  id: string,
): Promise<FileRow> {
  const file = await tx.first(sql<FileRow>`
    select ${FILE_COLUMNS} from conversation_files where page_id = ${page.id} and id = ${id} and conversation_id = ${conversationId}
      and created_by = ${user.id} and message_id is null and state = 'stored' for update`)
  if (!file) throw fail('conversation/file-unknown')
  return file
}
