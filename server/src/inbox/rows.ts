// Conversations as members see them: by their right to personal data, with what the channel still takes.
import { conversations, type Conversation, type OpenConversation } from '@portico/contract/inbox.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { channelOf, NO_WINDOW } from './channels/all.ts'
import { maskName, maskText } from './mask.ts'
import { conversationsFound } from './search.ts'

/** The guest's own name goes before what the channel calls them. */
const NAME = ({ page }: PageContext) => sql`coalesce(nullif((
  select g.name from guests g where g.page_id = ${page.id} and g.id = t.guest_id), ''), t.name)`

const base = onTable({ list: conversations.list, remove: conversations.remove }, 'conversations', {
  notFound: 'conversation/not-found',
  topic: 'inbox',
  order: [
    { by: sql`t.last_at`, isDescending: true },
    { by: sql`t.id`, isDescending: true },
  ],
  computed: { name: NAME },
  columns: {},
  where: {
    status: (status) => sql`t.status = ${status}`,
    assignee: (assignee, { user }) =>
      assignee === 'none' ? sql`t.assignee_id is null` : sql`t.assignee_id = ${assignee === 'me' ? user.id : assignee}`,
    label: (label) => sql`${label}::uuid = any(t.labels)`,
    channel: (channel) => sql`t.channel = ${channel}`,
    unread: () => sql`t.unread > 0`,
    search: (typed, { page, may }) => sql`t.id in (${conversationsFound(page.id, typed, may('guest.identity:read'))})`,
  },
})

/** A page of the list. */
export async function listConversations(context: PageContext, input: Parameters<typeof base.list>[1]) {
  const page = await base.list(context, input)
  return { ...page, rows: page.rows.map((row) => maskRow(context, row)) }
}

/** One conversation, and until when it can be answered. @throws conversation/not-found */
export async function readConversation(context: PageContext, id: string): Promise<OpenConversation> {
  const { tx, page, clock } = context
  const row = await base.read(context, { params: { id } })
  const key = await tx.first(sql<{ personKey: string; lastInboundAt: string | null }>`
    select person_key, last_inbound_at from conversations where page_id = ${page.id} and id = ${id}`)
  const channel = channelOf(row.channel)
  const window = key && (await channel?.readWindow(context, tx, { pageId: page.id, ...key }, clock.now()))
  const [takesFiles, isGuestCertain] = [channel?.takesFiles ?? false, channel?.isGuestCertain ?? false]
  const rate = (await channel?.readRate?.(context, tx, page.id)) ?? 0
  return { ...maskRow(context, row), window: window ?? NO_WINDOW, takesFiles, isGuestCertain, rate }
}

function maskRow<Row extends Pick<Conversation, 'name' | 'lastText'>>({ may }: PageContext, row: Row): Row {
  if (may('guest.identity:read')) return row
  return { ...row, name: maskName(row.name), lastText: maskText(row.lastText, row.name) }
}
