import { allows } from '@portico/contract/access.ts'
import type { conversations } from '@portico/contract/inbox.ts'
import type { ConversationState, ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { changesOf } from '../core/audit.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { readBoard } from './board.ts'
import { channelOf } from './channels/all.ts'
import { deleteConversations } from './deleteConversations.ts'
import { herePeople } from './presence.ts'
import { listConversations, readConversation } from './rows.ts'

type HeldConversation = {
  id: string
  channel: ReplyChannelName
  personKey: string
  status: ConversationState
  snoozedUntil: string | null
  assigneeId: string | null
  labels: string[]
}

/** The conversation for a change, locked until the transaction ends. @throws conversation/not-found */
async function holdConversation({ tx, page }: PageContext, id: string): Promise<HeldConversation> {
  const held = await tx.first(sql<HeldConversation>`
    select id, channel, person_key, status, snoozed_until, assignee_id, labels from conversations
    where page_id = ${page.id} and id = ${id} for update`)
  if (!held) throw fail('conversation/not-found')
  return held
}

/** @throws request/invalid unless the member may answer */
async function refuseAssignee({ tx, page }: PageContext, assigneeId: string | null | undefined): Promise<void> {
  if (!assigneeId) return
  const member = await tx.first(sql<{ role: string }>`
    select role from members where page_id = ${page.id} and user_id = ${assigneeId}`)
  if (!allows(member?.role, 'zalo:reply')) throw fail('request/invalid', { assigneeId: 'field/invalid' })
}

/** @throws request/invalid for a label that is not the page's */
async function refuseLabels({ tx, page }: PageContext, labels: readonly string[] | undefined): Promise<void> {
  if (!labels || labels.length === 0) return
  const known = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from conversation_labels where page_id = ${page.id} and id = any(${labels}::uuid[])`)
  if (known?.count !== new Set(labels).size) throw fail('request/invalid', { labels: 'field/invalid' })
}

async function announce(
  { tx, page, clock, user }: PageContext,
  before: HeldConversation,
  after: HeldConversation,
): Promise<void> {
  const base = { pageId: page.id, at: clock.now() }
  const data = { conversationId: before.id }
  const uid = after.assigneeId
  if (uid && uid !== before.assigneeId && uid !== user.id)
    await publishEvent(tx, { ...base, kind: 'conversation.assigned', data: { ...data, uid } })
  if (after.status === 'closed' && before.status !== 'closed')
    await publishEvent(tx, { ...base, kind: 'conversation.closed', data })
}

/** What the audit log says of it: names of members and labels, never the person's. */
async function nameMembers({ tx, page, db }: PageContext, { assigneeId, labels, snoozedUntil }: HeldConversation) {
  const people = await peopleById(db, assigneeId ? [assigneeId] : [])
  const names = await tx.first(sql<{ names: string | null }>`
    select string_agg(name, ', ' order by name) as names from conversation_labels
    where page_id = ${page.id} and id = any(${labels}::uuid[])`)
  const assignee = people.get(assigneeId ?? '')?.displayName ?? ''
  return { assignee, labels: names?.names ?? '', snoozedUntil: snoozedUntil ?? '' }
}

/** Conversations of a page. */
export const conversationHandlers: Handlers<typeof conversations> = {
  list: listConversations,
  read: (context, { params }) => readConversation(context, params.id),
  board: readBoard,
  here: herePeople,

  async update(context, { params, body }) {
    const { tx, page } = context
    const before = await holdConversation(context, params.id)
    await refuseAssignee(context, body.assigneeId)
    await refuseLabels(context, body.labels)
    const status = body.status ?? before.status
    const snoozedUntil = body.snoozedUntil === undefined ? before.snoozedUntil : body.snoozedUntil
    const after: HeldConversation = {
      ...before,
      status,
      snoozedUntil: status === 'waiting' ? snoozedUntil : null,
      assigneeId: body.assigneeId === undefined ? before.assigneeId : body.assigneeId,
      labels: body.labels ? [...new Set(body.labels)] : before.labels,
    }
    await tx.run(sql`
      update conversations set status = ${after.status}, snoozed_until = ${after.snoozedUntil}, assignee_id = ${after.assigneeId},
        labels = ${after.labels}::uuid[], unread = case when ${after.status} = 'closed' then 0 else unread end
      where page_id = ${page.id} and id = ${params.id}`)
    await announce(context, before, after)
    tx.notify(page.id, 'inbox')
    context.note({
      ...(after.status === before.status ? {} : { state: after.status }),
      changes: changesOf(await nameMembers(context, before), await nameMembers(context, after), [
        'assignee',
        'labels',
        'snoozedUntil',
      ]),
    })
    return readConversation(context, params.id)
  },

  async remove(context, { params }) {
    const { tx, page } = context
    await holdConversation(context, params.id)
    await deleteConversations(tx, page.id, sql`id = ${params.id}`)
    return params
  },

  async see(context, { params, body: { isUnread } }) {
    const { tx, page } = context
    const row = await tx.first(sql<{ unread: number }>`
      update conversations set unread = case when ${isUnread} then greatest(unread, 1) else 0 end
      where page_id = ${page.id} and id = ${params.id} returning unread`)
    if (!row) throw fail('conversation/not-found')
    tx.notify(page.id, 'inbox')
    return row
  },

  async link(context, { params, body: { guestId } }) {
    const { tx, page, clock } = context
    const { channel, personKey } = await holdConversation(context, params.id)
    if (channelOf(channel)?.isGuestCertain) throw fail('request/invalid', { guestId: 'field/invalid' })
    const guest =
      guestId === null ||
      (await tx.first(sql`select 1 from guests where page_id = ${page.id} and id = ${guestId} and erased_at is null`))
    if (!guest) throw fail('guest/not-found')
    await tx.run(sql`update conversations set guest_id = ${guestId} where page_id = ${page.id} and id = ${params.id}`)
    await channelOf(channel)?.link?.(tx, { pageId: page.id, personKey, guestId, at: clock.now() })
    tx.notify(page.id, 'inbox')
    return readConversation(context, params.id)
  },

  async quota(context, { params }) {
    const { channel, personKey } = await inShortTransaction(context, (inside) => holdConversation(inside, params.id))
    const quota = await channelOf(channel)?.readQuota?.(context, context.page.id, personKey)
    return quota ?? { remain: null, total: null }
  },
}
