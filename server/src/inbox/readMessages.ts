import type { Message, MessageFile } from '@portico/contract/inbox/messages.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { isAfter, placeOf, readPlace, writePlace } from '../core/http/keyset.ts'
import { peopleById } from '../core/people.ts'
import { FILE_COLUMNS, toWire, type FileRow } from './files.ts'
import { maskText } from './mask.ts'

type Row = Omit<Message, 'files' | 'links' | 'by'> & {
  attachments: Message['links']
  byId: string | null
  place: string[]
}

const NEWEST = [
  { by: sql`m.at`, isDescending: true },
  { by: sql`m.id`, isDescending: true },
]

/** Messages of a conversation, newest first. @throws conversation/not-found */
export async function readMessages(
  context: PageContext,
  conversationId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ rows: Message[]; next: string | null }> {
  const isBeyond = before === undefined ? sql`true` : isAfter(NEWEST, readPlace(before, NEWEST.length))
  const rows = await select(context, conversationId, sql`${isBeyond}`, limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: await present(context, conversationId, shown), next: last ? writePlace(last.place) : null }
}

/** One message. */
export async function readMessage(context: PageContext, conversationId: string, id: string): Promise<Message> {
  const rows = await present(context, conversationId, await select(context, conversationId, sql`m.id = ${id}`, 1))
  if (!rows[0]) throw fail('conversation/not-found')
  return rows[0]
}

async function select({ tx, page }: PageContext, conversationId: string, which: RawBuilder<unknown>, limit: number) {
  return tx.rows(sql<Row>`
    select m.id, m.direction, m.text, m.attachments, m.by_id, m.is_by_admin, m.by_bot, m.buttons, m.state, m.failure, m.reason, m.retry_at, m.at,
      ${placeOf(NEWEST)} as place
    from conversation_messages m where m.page_id = ${page.id} and m.conversation_id = ${conversationId} and ${which}
    order by m.at desc, m.id desc limit ${limit}`)
}

async function present(context: PageContext, conversationId: string, rows: readonly Row[]): Promise<Message[]> {
  const { tx, page, db } = context
  const person = await tx.first(sql<{ name: string; channelName: string }>`
    select c.name as channel_name, coalesce((select g.name from guests g where g.page_id = ${page.id} and g.id = c.guest_id), '') as name
    from conversations c where c.page_id = ${page.id} and c.id = ${conversationId}`)
  if (!person) throw fail('conversation/not-found')
  const ids = rows.map(({ id }) => id)
  const files = await tx.rows(sql<FileRow>`
    select ${FILE_COLUMNS} from conversation_files
    where page_id = ${page.id} and conversation_id = ${conversationId} and message_id = any(${ids}::uuid[]) order by id`)
  const writers = await peopleById(
    db,
    rows.flatMap(({ byId }) => byId ?? []),
  )
  const isNamed = context.may('guest.identity:read')
  const shownText = (text: string) => (isNamed ? text : maskText(maskText(text, person.name), person.channelName))
  return rows.map(({ attachments, byId, place: _place, ...row }) => ({
    ...row,
    text: shownText(row.text),
    files: files.filter(({ messageId }) => messageId === row.id).map((file): MessageFile => toWire(file)),
    links: attachments,
    by: (byId && writers.get(byId)?.displayName) || '',
  }))
}
