// Answers: written down before they are sent, sent outside of transactions, and never sent twice by themselves.
import { replyCost } from '@portico/contract/inbox/cost.ts'
import type { Message } from '@portico/contract/inbox/messages.ts'
import { messageOf } from '@portico/contract/errorParts.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { returnAdvert, takeAdvert } from '../messages/index.ts'
import { channelOf } from './channels/all.ts'
import { FILE_COLUMNS, readBytes, type FileRow } from './files.ts'
import { noteNewest } from './newest.ts'
import { payReply } from './payReply.ts'
import { readMessage } from './readMessages.ts'
import { gramsText } from './search.ts'
import { fillText, holdTarget, holdUpload, readRate, refuseWindow, type Target } from './target.ts'
import type { ChosenTemplate } from './templates/readTemplates.ts'
import type { ReplyResult } from './channels/channel.ts'

/** A message to be sent; `isKnown`: it was sent before, and is not sent again. */
export type Order = {
  id: string
  conversationId: string
  target: Target
  text: string
  file?: FileRow
  template?: ChosenTemplate
  price: number
  sentAt: Date
  isKnown?: boolean
}
type NewReply = { id: string; text: string; fileId?: string | undefined; template?: ChosenTemplate }

/** Writes an answer down. @throws conversation/window-over, conversation/channel-off */
export async function writeReply(context: PageContext, conversationId: string, body: NewReply): Promise<Order> {
  const { tx, page, user, clock } = context
  const target = await holdTarget(context, conversationId)
  const id = body.id.toLowerCase()
  const known = await tx.first(sql<{ conversationId: string }>`
    select conversation_id from conversation_messages where page_id = ${page.id} and id = ${id}`)
  if (known && known.conversationId !== conversationId) throw fail('request/invalid', { id: 'field/invalid' })
  const at = clock.now()
  if (known) return { id, conversationId, target, text: '', price: 0, sentAt: at, isKnown: true }
  if (!body.template) await refuseWindow(context, target)
  const text = (body.template?.text ?? (await fillText(context, target, body.text))).normalize('NFC')
  const file = body.fileId === undefined ? undefined : await holdUpload(context, conversationId, body.fileId)
  if (file && !channelOf(target.channel)?.takesFiles) throw fail('request/invalid', { fileId: 'field/invalid' })
  if (text === '' && !file) throw fail('request/invalid', { text: 'field/required' })
  if (text !== '' && file?.kind === 'file') throw fail('request/invalid', { text: 'field/invalid' })
  const { template } = body
  if (template?.isAdvert) await countAdvert(context, target, id)
  const price = template?.price ?? replyCost(target.channel, text, await readRate(context, target))
  const plain = plainText(text)
  await tx.run(sql`
    insert into conversation_messages (page_id, id, conversation_id, channel, direction, text, search, grams, by_id, state, price, at, sent_at)
    values (${page.id}, ${id}, ${conversationId}, ${target.channel}, 'out', ${text}, ${plain}, ${gramsText(page.id, plain)}::int[],
      ${user.id}, 'sending', ${price}, ${at}, ${at})`)
  if (file)
    await tx.run(sql`update conversation_files set message_id = ${id} where page_id = ${page.id} and id = ${file.id}`)
  await noteNewest(tx, page.id, conversationId, {
    at,
    direction: 'out',
    text,
    state: 'sending',
    hasFile: file !== undefined,
  })
  await tx.run(sql`update conversations set unread = 0 where page_id = ${page.id} and id = ${conversationId}`)
  tx.notify(page.id, 'inbox')
  const order = { id, conversationId, target, text, price, sentAt: at }
  return { ...order, ...(file ? { file } : {}), ...(template && { template }) }
}

/** @throws conversation/template-refused when the guest has had all adverts that they may get */
async function countAdvert(context: PageContext, { guestId }: Target, id: string): Promise<void> {
  const { tx, page, clock } = context
  const isTaken = guestId && (await takeAdvert(context, tx, { pageId: page.id, id, guestId, now: clock.now() }))
  if (!isTaken) throw fail('conversation/template-refused')
}

/** Takes a failed message for another try. @throws conversation/maybe-sent */
export async function takeAgain(context: PageContext, id: string, evenUnknown: boolean): Promise<Order> {
  const { tx, page, clock } = context
  const row = await tx.first(sql<{ conversationId: string; text: string; state: string }>`
    select conversation_id, text, state from conversation_messages where page_id = ${page.id} and id = ${id} and direction = 'out'`)
  if (!row) throw fail('conversation/not-found')
  const target = await holdTarget(context, row.conversationId)
  const now = clock.now()
  const price = replyCost(target.channel, row.text, await readRate(context, target))
  const known = { id, conversationId: row.conversationId, target, text: row.text, price, sentAt: now }
  if (row.state === 'unknown' && !evenUnknown) throw fail('conversation/maybe-sent')
  if (row.state !== 'failed' && row.state !== 'unknown') return { ...known, isKnown: true }
  await refuseWindow(context, target)
  const taken = await tx.run(sql`
    update conversation_messages set state = 'sending', failure = null, reason = '', retry_at = null, price = ${price},
      sent_at = ${now}
    where page_id = ${page.id} and id = ${id} and state = any(${evenUnknown ? ['failed', 'unknown'] : ['failed']}::text[])`)
  // Another member was faster.
  if (taken === 0) return { ...known, isKnown: true }
  const file = await tx.first(sql<FileRow>`
    select ${FILE_COLUMNS} from conversation_files where page_id = ${page.id} and message_id = ${id}`)
  tx.notify(page.id, 'inbox')
  return { ...known, ...(file ? { file } : {}) }
}

/** Sends a message that is written down. @returns what became of it */
export async function sendOrder(context: PageContext, order: Order): Promise<Message> {
  const { page, log } = context
  if (!order.isKnown) {
    const result = await attempt(context, order).catch((error: Error): ReplyResult => {
      log.warn({ pageId: page.id, reason: messageOf(error) }, 'an answer may not have been sent')
      return { sent: false, failure: 'unknown', reason: '' }
    })
    const isSpent = result.sent || result.failure === 'unknown'
    await context.db.asSystem(async (tx) => {
      const isOpen = await settle(tx, page.id, order, result)
      if (order.template?.isAdvert && !isSpent) await returnAdvert(tx, { pageId: page.id, id: order.id })
      if (isOpen) await payFor(context, tx, 'settle', order, isSpent)
    })
  }
  return inShortTransaction(context, (inside) => readMessage(inside, order.conversationId, order.id))
}

/** What an answer costs is put aside before, and spent unless it was refused for certain. */
export async function payFor(
  { page, user, clock }: PageContext,
  tx: Tx,
  step: 'hold' | 'settle',
  { target: { channel }, ...order }: Order,
  isSpent = false,
): Promise<void> {
  await payReply(tx, step, { ...order, channel }, { pageId: page.id, by: user.id, now: clock.now(), isSpent })
}

async function attempt(context: PageContext, { id, target, text, file, template }: Order): Promise<ReplyResult> {
  const channel = channelOf(target.channel)
  if (!channel) return { sent: false, failure: 'config', reason: '' }
  if (template) {
    const sent = await channel.sendTemplate?.(context, context.page.id, template, id)
    return sent ?? { sent: false, failure: 'permanent', reason: '' }
  }
  const bytes = file && (await readBytes(context.storage, file))
  if (file && !bytes) return { sent: false, failure: 'permanent', reason: '' }
  const { personKey } = target
  const own = file && bytes && { kind: file.kind, name: file.name, type: file.type, bytes }
  return channel.send(context, context.page.id, { id, personKey, text, ...(own ? { file: own } : {}) })
}

/**
 * Writes down what became of a message. News of it may have come before.
 * @returns whether it is still to be paid: one that took too long was flagged and paid by `keepInbox`
 */
export async function settle(
  tx: Tx,
  pageId: string,
  order: Pick<Order, 'id' | 'conversationId' | 'sentAt'> & { target: Pick<Target, 'channel'> },
  result: ReplyResult,
): Promise<boolean> {
  const { id, conversationId, target, sentAt } = order
  await tx.run(sql`select 1 from conversations where page_id = ${pageId} and id = ${conversationId} for update`)
  const row = await tx.first(sql<{ isOpen: boolean }>`
    select state <> 'unknown' as is_open from conversation_messages
    where page_id = ${pageId} and id = ${id} and sent_at = ${sentAt} for update`)
  const mine = sql`page_id = ${pageId} and id = ${id} and state in ('sending', 'unknown')`
  if (result.sent) {
    const key = result.messageKey
    await tx.run(sql`
      delete from conversation_messages where page_id = ${pageId} and channel = ${target.channel} and message_key = ${key} and id <> ${id}`)
    await tx.run(sql`update conversation_messages set state = 'sent', message_key = ${key} where ${mine}`)
  } else {
    const { failure, reason, retryAt = null } = result
    await tx.run(sql`
      update conversation_messages set state = ${failure === 'unknown' ? 'unknown' : 'failed'}, failure = ${failure},
        reason = ${reason.slice(0, 500)}, retry_at = ${retryAt} where ${mine} and message_key is null`)
  }
  await showState(tx, pageId, id)
  tx.notify(pageId, 'inbox')
  return row?.isOpen === true
}

/** Puts a message's state on the row of its conversation, where it is the newest there. */
export async function showState(tx: Tx, pageId: string, id: string): Promise<void> {
  await tx.run(sql`
    update conversations c set last_state = m.state from conversation_messages m
    where c.page_id = ${pageId} and m.page_id = ${pageId} and m.id = ${id} and c.id = m.conversation_id
      and c.last_direction = m.direction and c.last_at = m.at`)
}
