// Messages that no member wrote: written down before they are sent and sent once, like answers of members.
import { replyCost } from '@portico/contract/inbox/cost.ts'
import type { BotWriter } from '@portico/contract/chatbots/words.ts'
import { messageOf } from '@portico/contract/errorParts.ts'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import type { Services } from '../core/services.ts'
import { channelOf } from './channels/all.ts'
import type { ChannelUses, ReplyResult } from './channels/channel.ts'
import { payReply } from './payReply.ts'
import { noteNewest } from './newest.ts'
import { settle } from './replies.ts'
import { gramsText } from './search.ts'

export type BotMessage = {
  /** The same for every try. */
  id: string
  text: string
  /** What the person can press instead of typing. */
  buttons?: readonly string[]
  /** The address of a picture that anybody can load. */
  picture?: string
}
type Order = BotMessage & {
  pageId: string
  conversationId: string
  channel: ReplyChannelName
  personKey: string
  price: number
  sentAt: Date
}
type Target = { channel: ReplyChannelName; personKey: string; lastInboundAt: string | null }
type HeldTarget = Pick<Target, 'channel' | 'personKey'> & { lastAt: string }

/** Whether the channel takes an answer at this moment. */
export async function canBotAnswer(
  uses: ChannelUses,
  tx: Tx,
  pageId: string,
  target: Target,
  now: Date,
): Promise<boolean> {
  const window = await channelOf(target.channel)?.readWindow(uses, tx, { pageId, ...target }, now)
  return window?.state === 'free' || window?.state === 'open'
}

/** Writes a message down. @returns what is left to send; undefined for one that was written before, or that stands there already */
export async function writeBotMessage(
  uses: ChannelUses,
  tx: Tx,
  of: { pageId: string; conversationId: string; by: BotWriter; now: Date; isDone: boolean },
  message: BotMessage,
): Promise<Order | undefined> {
  const { pageId, conversationId, by, isDone } = of
  const target = await tx.first(sql<HeldTarget>`
    select channel, person_key, last_at from conversations
    where page_id = ${pageId} and id = ${conversationId} for update`)
  if (!target) return undefined
  const { channel, personKey } = target
  // Always after what it answers, also within the same millisecond.
  const now = new Date(Math.max(of.now.getTime(), Date.parse(target.lastAt) + 1))
  const isThere = channelOf(channel)?.standsAtOnce === true
  const { id, picture } = message
  const text = spelledOut(channel, message)
  const state = isThere ? 'sent' : 'sending'
  const price = replyCost(channel, text, (await channelOf(channel)?.readRate?.(uses, tx, pageId)) ?? 0)
  const plain = plainText(text)
  const written = await tx.run(sql`
    insert into conversation_messages (page_id, id, conversation_id, channel, message_key, direction, text, search, grams,
      attachments, buttons, by_bot, state, price, at, sent_at)
    values (${pageId}, ${id}, ${conversationId}, ${channel}, ${isThere ? id : null}, 'out', ${text}, ${plain},
      ${gramsText(pageId, plain)}::int[], ${JSON.stringify(picture ? [{ url: picture, name: '' }] : [])},
      ${JSON.stringify(message.buttons ?? [])}, ${by}, ${state}, ${price}, ${now}, ${now})
    on conflict (page_id, id) do nothing`)
  if (written === 0) return undefined
  await payReply(tx, 'hold', { id, channel, price, sentAt: now }, { pageId, now, by: null })
  await noteNewest(tx, pageId, conversationId, { at: now, direction: 'out', text, state, hasFile: Boolean(picture) })
  if (isDone)
    await tx.run(sql`update conversations set unread = 0 where page_id = ${pageId} and id = ${conversationId}`)
  tx.notify(pageId, 'inbox')
  return isThere ? undefined : { ...message, text, pageId, conversationId, channel, personKey, price, sentAt: now }
}

/** Sends what is written down; what was refused or lost stands in the inbox like an answer of a member. */
export async function sendBotMessage(services: Services, order: Order): Promise<void> {
  const { pageId, channel, id, personKey, text, buttons = [], picture } = order
  const reply = { id, personKey, text, buttons, ...(picture && { picture }) }
  const sending = channelOf(channel)?.send(services, pageId, reply)
  const result: ReplyResult = await (
    sending ?? Promise.resolve({ sent: false, failure: 'config', reason: '' } as const)
  ).catch((error: Error) => {
    services.log.warn({ pageId, reason: messageOf(error) }, 'an answer of a bot may not have been sent')
    return { sent: false, failure: 'unknown', reason: '' }
  })
  const isSpent = result.sent || result.failure === 'unknown'
  await services.db.asSystem(async (tx) => {
    const isOpen = await settle(tx, pageId, { ...order, target: { channel } }, result)
    if (isOpen) await payReply(tx, 'settle', order, { pageId, now: services.clock.now(), by: null, isSpent })
  })
}

/** Where a channel has no buttons they are a numbered list, and a picture is its address. */
function spelledOut(channel: ReplyChannelName, { text, buttons = [], picture }: BotMessage): string {
  const shows = channelOf(channel)?.shows
  const lines = [text]
  if (picture && !shows?.pictures) lines.push(picture)
  if (!shows?.buttons) lines.push(...buttons.map((label, index) => `${index + 1}. ${label}`))
  return lines.filter(Boolean).join('\n').normalize('NFC')
}
