// What follows from each event of Zalo. Nothing here sends anything, so our own messages coming back start nothing.
import type { NewDomainEvent } from '../../core/eventConsumer.ts'
import { publishEvent, publishEvents } from '../../core/domainEvents.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { eraseGuest } from '../../guests/index.ts'
import { takeClaim } from '../people/claims.ts'
import { linkByPhone, linkByReference, phoneOf } from '../people/linkGuest.ts'
import { forgetUser, meetUser, noteFollow, writeInfo } from '../people/writeUsers.ts'
import type { ZaloEvent } from './readEvent.ts'

export type EventFacts = { pageId: string; eventId: string; userId: string; event: ZaloEvent; at: Date }
type Apply = (services: Services, tx: Tx, facts: EventFacts) => Promise<void>

const KINDS_OF_MESSAGE = [
  'text',
  'image',
  'gif',
  'link',
  'audio',
  'video',
  'sticker',
  'location',
  'file',
  'business_card',
  'list',
  'template',
] as const

/** By the name of the event. One that is not here is kept, and nothing follows from it. */
export const APPLIED: Readonly<Record<string, Apply>> = {
  ...Object.fromEntries(
    KINDS_OF_MESSAGE.flatMap((kind) => [
      [`user_send_${kind}`, takeMessage],
      [`oa_send_${kind}`, takeMessage],
    ]),
  ),
  follow: (services, tx, facts) => follow(services, tx, facts, true),
  unfollow: (services, tx, facts) => follow(services, tx, facts, false),
  user_submit_info: takeInfo,
  user_received_message: (_services, tx, facts) => takeReceipt(tx, facts, 'delivered'),
  user_seen_message: (_services, tx, facts) => takeReceipt(tx, facts, 'seen'),
  user_click_chatnow: (_services, tx, facts) => meetUser(tx, { ...facts, isInTouch: true }),
  widget_interaction_accepted: takeReference,
  add_user_to_tag: (_services, tx, facts) => takeTag(tx, facts, true),
  remove_user_from_tag: (_services, tx, facts) => takeTag(tx, facts, false),
  remove_tag: takeTagAway,
  update_user_info: askAgain,
  user_withdraw: withdraw,
  change_template_status: takeTemplate,
}

async function takeMessage(_services: Services, tx: Tx, facts: EventFacts): Promise<void> {
  const { pageId, eventId, userId, event, at } = facts
  const messageId = event.message?.msg_id
  if (!messageId || !userId) return
  const isIn = event.event_name.startsWith('user_')
  await meetUser(tx, { ...facts, isInTouch: isIn })
  if (isIn && (await sayWho(tx, facts))) return
  const isByAdmin = !isIn && event.sender?.admin_id !== undefined
  const data = { userId, messageId, eventId, direction: isIn ? ('in' as const) : ('out' as const), isByAdmin }
  await publishEvent(tx, { pageId, kind: 'zalo.message', data, at })
}

/** A guest's code says who they are. @returns whether the message says nothing else, and is no news for the inbox */
async function sayWho(tx: Tx, { pageId, userId, event, at }: EventFacts): Promise<boolean> {
  const claim = await takeClaim(tx, { pageId, userId, text: event.message?.text ?? '', at })
  if (claim) await publishEvent(tx, { pageId, kind: 'zalo.linked', data: { userId }, at })
  return claim?.isAll === true
}

async function follow(_services: Services, tx: Tx, facts: EventFacts, isFollower: boolean): Promise<void> {
  const { pageId, userId, at } = facts
  if (!userId) return
  await meetUser(tx, { ...facts, isInTouch: isFollower })
  if (!(await noteFollow(tx, { pageId, userId, isFollower, at }))) return
  await publishEvent(tx, { pageId, kind: isFollower ? 'zalo.followed' : 'zalo.unfollowed', data: { userId }, at })
}

async function takeInfo(_services: Services, tx: Tx, facts: EventFacts): Promise<void> {
  const { pageId, userId, event, at } = facts
  if (!userId || !event.info) return
  const { name, phone, address } = event.info
  const number = phoneOf(phone)
  await meetUser(tx, { ...facts, isInTouch: true })
  await writeInfo(tx, { pageId, userId, name: textOf(name), phone: number, address: textOf(address) })
  if (number) await linkByPhone(tx, { pageId, userId, phone: number, at })
  await publishEvent(tx, { pageId, kind: 'zalo.submittedInfo', data: { userId }, at })
}

async function takeReceipt(tx: Tx, { pageId, event, at }: EventFacts, is: 'delivered' | 'seen'): Promise<void> {
  const { msg_id: one, msg_ids: many = [], tracking_id: trackingId = '' } = event.message ?? {}
  const receipts = [...(one ? [one] : []), ...many].map((messageId): NewDomainEvent => ({
    pageId,
    kind: 'zalo.receipt',
    data: { messageId, trackingId, is },
    at,
  }))
  await publishEvents(tx, receipts)
}

async function takeReference(services: Services, tx: Tx, facts: EventFacts): Promise<void> {
  const { pageId, userId, event, at } = facts
  const reference = textOf(event.data?.['user_external_id'])
  if (!userId) return
  await meetUser(tx, { ...facts, isInTouch: true })
  await linkByReference(services, tx, { pageId, userId, reference, at })
}

async function takeTag(tx: Tx, { pageId, event, at }: EventFacts, isAdded: boolean): Promise<void> {
  const { user_ids: ids = [], name = '' } = event.tag ?? {}
  if (name === '') return
  for (const userId of ids) await meetUser(tx, { pageId, userId, event, at, isInTouch: false })
  const tags = isAdded ? sql`array_append(array_remove(tags, ${name}), ${name})` : sql`array_remove(tags, ${name})`
  await tx.run(sql`update zalo_users set tags = ${tags} where page_id = ${pageId} and user_id = any(${ids}::text[])`)
  tx.notify(pageId, 'zalo')
}

async function takeTagAway(_services: Services, tx: Tx, { pageId, event }: EventFacts): Promise<void> {
  const name = event.tag?.name ?? ''
  await tx.run(sql`
    update zalo_users set tags = array_remove(tags, ${name}) where page_id = ${pageId} and ${name} = any(tags)`)
  tx.notify(pageId, 'zalo')
}

/** Zalo says that something changed, not what. */
async function askAgain(_services: Services, tx: Tx, { pageId, userId }: EventFacts): Promise<void> {
  await tx.run(sql`update zalo_users set detailed_at = null where page_id = ${pageId} and user_id = ${userId}`)
}

/** A person takes back what they gave: nothing of theirs stays, here or in other areas. */
async function withdraw(services: Services, tx: Tx, { pageId, eventId, userId, at }: EventFacts): Promise<void> {
  if (!userId) return
  const guestId = await forgetUser(tx, { pageId, userId, eventId, at })
  if (guestId) await eraseGuest(services, tx, { pageId, guestId })
  await publishEvent(tx, { pageId, kind: 'zalo.withdrawn', data: { userId }, at })
}

async function takeTemplate(_services: Services, tx: Tx, { pageId, event, at }: EventFacts): Promise<void> {
  const { template_id: templateId, status, reason } = event
  if (!templateId) return
  const data = { templateId, status: status?.new_status ?? '', reason }
  await publishEvent(tx, { pageId, kind: 'zalo.templateChanged', data, at })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
