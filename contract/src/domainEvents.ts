// The domain events of a page: one line per kind, with the shape of its data. Data holds ids only; each reader decides
// who may see the names (server/src/core/domainEvents.ts).
import * as z from 'zod'
import { ROLES } from './access.ts'
import { REPLY_CHANNELS } from './inbox/words.ts'
import { keysOf } from './records.ts'

const device = { nas_id: z.string(), name: z.string() }
const guest = { visitId: z.uuid(), guestId: z.uuid(), nas_id: z.string() }
const lead = { leadId: z.uuid() }
/** `name` is the gift's. */
const giftOrder = { orderId: z.uuid(), giftId: z.uuid(), guestId: z.uuid(), name: z.string() }
const member = { uid: z.uuid(), role: z.enum(ROLES) }
/** What can happen to items of a menu. */
export const MENU_CHANGES = ['added', 'changed', 'removed', 'sold-out', 'available', 'imported'] as const
const person = { guestId: z.uuid() }
const conversation = { conversationId: z.uuid() }
const attempt = { taskId: z.uuid(), attemptId: z.uuid(), ...person }
const zaloUser = { userId: z.string() }
/** `name` is the plan's. */
const plan = { name: z.string(), since: z.iso.datetime() }
/** In minor units. */
const money = { amount: z.int(), currency: z.string() }
const integration = {
  /** Which connection, such as `smtp` or `webhook`. */
  integration: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  since: z.iso.datetime(),
}

/** Every kind with the schema of its data. */
export const DOMAIN_EVENTS = {
  'device.offline': z.object({ ...device, lastSeenAt: z.iso.datetime() }),
  /** The router no longer asks guests to sign in: everybody is online. `since` is when its gateway program ended. */
  'device.open': z.object({ ...device, since: z.iso.datetime() }),
  'device.online': z.object({ ...device, offlineSince: z.iso.datetime() }),
  /** `isFirst`: the guest was never here before. */
  'guest.online': z.object({ ...guest, isFirst: z.boolean() }),
  'guest.offline': z.object({ ...guest, seconds: z.int() }),
  'lead.created': z.object({ ...lead, source: z.string() }),
  /** `uid`: the member it now belongs to. */
  'lead.assigned': z.object({ ...lead, uid: z.uuid() }),
  /** `uid`: the member it belongs to, if any; `since` is when it was due. */
  'lead.due': z.object({ ...lead, uid: z.uuid().optional(), since: z.iso.datetime() }),
  /** A guest said how a visit was, from one star to five. */
  'review.created': z.object({ reviewId: z.uuid(), guestId: z.uuid(), score: z.int() }),
  /** So low that the venue wants to know at once. */
  'review.low': z.object({ reviewId: z.uuid(), guestId: z.uuid(), score: z.int() }),
  /** The venue wrote an answer under a review. */
  'review.answered': z.object({ reviewId: z.uuid(), guestId: z.uuid().optional(), score: z.int() }),
  /** What the venue serves changed; `count` is how many items, `itemId` and `name` are of one alone. */
  'menu.changed': z.object({
    change: z.enum(MENU_CHANGES),
    itemId: z.uuid().optional(),
    name: z.string(),
    count: z.int(),
  }),
  /** A Wi-Fi campaign is over: its end has passed, or its goal is met. */
  'campaign.finished': z.object({ campaignId: z.uuid(), name: z.string(), by: z.enum(['time', 'goal']) }),
  'task.started': z.object(attempt),
  /** `isVerified`: proved by more than time or a word that can be passed on. */
  'task.completed': z.object({ ...attempt, isVerified: z.boolean(), points: z.int() }),
  /** By the guest, or after too many wrong answers. */
  'task.canceled': z.object({ ...attempt, by: z.enum(['guest', 'tries']) }),
  /** A member gave or took points by hand. */
  'points.adjusted': z.object({ ...person, unit: z.string(), amount: z.int(), uid: z.uuid().optional() }),
  'points.expired': z.object({ ...person, amount: z.int() }),
  'points.birthday': z.object({ ...person, amount: z.int() }),
  /** A guest came into a tier that they were not in before. */
  'tier.reached': z.object({ ...person, tier: z.string(), name: z.string() }),
  /** Published only while no counter is open, since an open one shows the code. */
  'code.waiting': z.object({ codeId: z.uuid() }),
  'gift.ordered': z.object(giftOrder),
  'gift.accepted': z.object(giftOrder),
  /** The guest has the price back: refused, waited too long, undone. */
  'gift.refused': z.object({ ...giftOrder, reason: z.string() }),
  'gift.used': z.object(giftOrder),
  /** Handed over by mistake: the guest can use it again. */
  'gift.restored': z.object(giftOrder),
  'gift.expired': z.object(giftOrder),
  /** A gift is low or out of stock; published once as the stock falls. */
  'stock.low': z.object({ giftId: z.uuid(), name: z.string(), left: z.int() }),
  /** A turn of a game; `name` is the game's. */
  'gift.drawn': z.object({
    drawId: z.uuid(),
    gameId: z.uuid(),
    guestId: z.uuid(),
    name: z.string(),
    isWon: z.boolean(),
  }),
  /** `eventId` leads to what was written; `isByAdmin`: by a person in Zalo's own chat. */
  'zalo.message': z.object({
    ...zaloUser,
    messageId: z.string(),
    eventId: z.uuid(),
    direction: z.enum(['in', 'out']),
    isByAdmin: z.boolean(),
  }),
  /** A message reached a phone, or was looked at; `trackingId` is the sender's own, of a template by phone. */
  'zalo.receipt': z.object({ messageId: z.string(), trackingId: z.string(), is: z.enum(['delivered', 'seen']) }),
  'zalo.followed': z.object(zaloUser),
  'zalo.unfollowed': z.object(zaloUser),
  /** A user shared name and phone. */
  'zalo.submittedInfo': z.object(zaloUser),
  /** A user said by a code which guest they are. */
  'zalo.linked': z.object(zaloUser),
  'zalo.templateChanged': z.object({ templateId: z.string(), status: z.string(), reason: z.string() }),
  /** A person asked Zalo to be forgotten: every row about this user has to go. */
  'zalo.withdrawn': z.object(zaloUser),
  /** A person wrote for the first time, or after the conversation was closed. */
  'conversation.opened': z.object({ ...conversation, channel: z.enum(REPLY_CHANNELS) }),
  /** `uid`: the member it is assigned to, if any. */
  'conversation.message': z.object({
    ...conversation,
    messageId: z.uuid(),
    channel: z.enum(REPLY_CHANNELS),
    guestId: z.uuid().optional(),
    uid: z.uuid().optional(),
  }),
  /** `uid`: the member it now belongs to. */
  'conversation.assigned': z.object({ ...conversation, uid: z.uuid() }),
  'conversation.closed': z.object(conversation),
  /** A step of an automation tells members about a guest; `name` is the automation's. */
  'automation.notified': z.object({ automationId: z.uuid(), guestId: z.uuid(), name: z.string(), text: z.string() }),
  'member.joined': z.object(member),
  /** `by`: who removed them; the same person when they left by themselves. */
  'member.left': z.object({ ...member, by: z.uuid() }),
  /** `how`: it renews by itself, would but for want of money, or waits for a person. `since` is the end. */
  'plan.ending': z.object({ ...plan, days: z.int(), how: z.enum(['renews', 'short', 'manual']), ...money }),
  /** What runs goes on until `since`. */
  'plan.ended': z.object(plan),
  /** The days of grace are over. `since` is when the plan ended. */
  'plan.stopped': z.object(plan),
  /** From the balance, until `since`. */
  'plan.renewed': z.object({ ...plan, ...money }),
  /** Why it was not renewed by itself, which is tried again until it is; `amount` is the price of now. */
  'plan.unrenewed': z.object({ ...plan, how: z.enum(['money', 'price', 'sale', 'currency', 'right']), ...money }),
  /** A balance fell below what its owner chose; said once, until money comes in. */
  'balance.low': z.object(money),
  'integration.failing': z.object({ ...integration, reason: z.string() }),
  'integration.recovered': z.object(integration),
} as const

export type DomainEventKind = keyof typeof DOMAIN_EVENTS
export const DOMAIN_EVENT_KINDS = keysOf(DOMAIN_EVENTS)

/** The data of one kind. */
export type DomainEventData<K extends DomainEventKind> = z.output<(typeof DOMAIN_EVENTS)[K]>
