// Which members are notified of which events, by which channels and when.
import * as z from 'zod'
import { ROLES, type Permission, type Role } from './access.ts'
import type { DomainEventKind } from './domainEvents.ts'
import { endpoint } from './http/endpoint.ts'
import { listOf } from './http/crud.ts'
import { keysOf, recordOf } from './records.ts'

/** Ways to reach a member. */
export const CHANNELS = ['mail', 'push'] as const

/** The notices members can get, and the permission each one takes. A new kind is added here. */
export const NOTICES = {
  'device.offline': 'device:read',
  'device.open': 'device:read',
  'device.online': 'device:read',
  'guest.online': 'session:read',
  'guest.offline': 'session:read',
  'lead.created': 'lead:read',
  'lead.assigned': 'lead:read',
  'lead.due': 'lead:read',
  'code.waiting': 'access-code:read',
  'gift.ordered': 'gift-order:read',
  'stock.low': 'loyalty:read',
  'review.low': 'review:read',
  'conversation.message': 'zalo:read',
  'conversation.assigned': 'zalo:read',
  'campaign.finished': 'campaign:read',
  'plan.ending': 'page.license:read',
  'plan.ended': 'page.license:read',
  'plan.stopped': 'page.license:read',
  'plan.renewed': 'page.license:read',
  'plan.unrenewed': 'page.license:read',
  'balance.low': 'finance:read',
  'automation.notified': 'session:read',
  'member.joined': 'page.roles:read',
  'member.left': 'page.roles:read',
  'integration.failing': 'page.integration:read',
  'integration.recovered': 'page.integration:read',
} as const satisfies Partial<Record<DomainEventKind, Permission>>

/** Notices that also go to the member the thing belongs to, whatever their role. */
export const OWN_NOTICES: readonly string[] = [
  'lead.assigned',
  'lead.due',
  'conversation.message',
  'conversation.assigned',
]

export type NoticeKind = keyof typeof NOTICES
export const NOTICE_KINDS = keysOf(NOTICES)

/** The permission for the daily digest, which contains counts and never names. */
export const DIGEST_RIGHT = 'report:read' satisfies Permission

/** Recipients and channels; without either the notice is off. */
export const Rule = z.object({
  channels: z.array(z.enum(CHANNELS)).max(CHANNELS.length),
  roles: z.array(z.enum(ROLES)).max(ROLES.length),
  /** Members chosen by name, in addition to roles. */
  people: z.array(z.uuid()).max(100),
})
export type Rule = z.output<typeof Rule>

const clockTime = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)

const rules = recordOf(NOTICE_KINDS, () => Rule)

export const NotificationSettings = z.object({
  /** The page's own switch: off, no notice of it leaves by e-mail. */
  emailNotification: z.boolean(),
  rules: z.object(rules),
  /** Of guests who come online only those who were never here before. */
  firstVisitsOnly: z.boolean(),
  /** Minutes of silence after which a gateway counts as offline. */
  offlineMinutes: z.int().min(5).max(1440),
  /** In the page's time zone; may pass midnight. Notices that fall into it are sent when it ends. */
  quietHours: z.object({ from: clockTime, to: clockTime }).nullable(),
  digest: Rule.extend({
    isOn: z.boolean(),
    /** By the page's own clock. */
    hour: z.int().min(0).max(23),
    /** Sends nothing about a day on which nothing happened. */
    skipsEmpty: z.boolean(),
  }),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

const LEADS: Role[] = ['owner', 'manager']
const off = (roles: Role[]): Rule => ({ channels: [], roles, people: [] })
const ruleFor = (roles: Role[]): Rule => ({ channels: ['mail', 'push'], roles, people: [] })

/** The rules of a page that has chosen none. */
export const DEFAULT_RULES: Record<NoticeKind, Rule> = {
  'device.offline': ruleFor(LEADS),
  'device.open': ruleFor(LEADS),
  'device.online': ruleFor(LEADS),
  'guest.online': off(['owner']),
  'guest.offline': off(['owner']),
  'lead.created': ruleFor(LEADS),
  'lead.assigned': ruleFor([]),
  'lead.due': ruleFor([]),
  'code.waiting': { channels: ['push'], roles: ['owner', 'manager', 'staff'], people: [] },
  'gift.ordered': { channels: ['push'], roles: ['owner', 'manager', 'staff'], people: [] },
  'stock.low': ruleFor(LEADS),
  'review.low': ruleFor(LEADS),
  'conversation.message': { channels: ['push'], roles: [], people: [] },
  'conversation.assigned': ruleFor([]),
  'campaign.finished': ruleFor(LEADS),
  'plan.ending': ruleFor(['owner']),
  'plan.ended': ruleFor(['owner']),
  'plan.stopped': ruleFor(['owner']),
  'plan.renewed': ruleFor(['owner']),
  'plan.unrenewed': ruleFor(['owner']),
  'balance.low': ruleFor(['owner']),
  'automation.notified': { channels: ['mail', 'push'], roles: ['owner', 'manager', 'staff'], people: [] },
  'member.joined': off(['owner']),
  'member.left': off(['owner']),
  'integration.failing': ruleFor(['owner']),
  'integration.recovered': ruleFor(['owner']),
}
export const DEFAULT_DIGEST: NotificationSettings['digest'] = {
  channels: ['mail'],
  roles: LEADS,
  people: [],
  isOn: true,
  hour: 8,
  skipsEmpty: true,
}

/** A browser that shows messages of this product. */
const PushBrowser = z.object({
  id: z.uuid(),
  browser: z.string(),
  os: z.string(),
  since: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** SHA-256 of its push address in base64url, by which a browser knows itself. */
  mark: z.string(),
})
export type PushBrowser = z.output<typeof PushBrowser>

const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

export const notifications = {
  settings: endpoint({
    method: 'GET',
    path: '/notification-settings',
    summary: 'Who gets which notification on this page; `people` are the members the caller may choose from',
    access: { by: 'page', may: 'page.notification:read' },
    returns: NotificationSettings.extend({
      timeZone: z.string(),
      people: z.array(z.object({ uid: z.uuid(), displayName: z.string(), role: z.enum(ROLES), hasMail: z.boolean() })),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/notification-settings',
    summary: 'Change who gets which notification',
    access: { by: 'page', may: 'page.notification:write' },
    body: NotificationSettings,
    returns: NotificationSettings,
  }),
  browsers: endpoint({
    method: 'GET',
    path: '/push-subscriptions',
    summary: 'The caller\u2019s browsers that take messages, and the key a browser subscribes with',
    access: { by: 'user' },
    returns: listOf(PushBrowser).extend({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/push-subscriptions',
    summary: 'Send messages to this browser; it ends with the sign-in',
    access: { by: 'user' },
    body: z.object({ endpoint: z.url().max(1000), keys: z.object({ p256dh: key(65), auth: key(16) }) }),
    returns: PushBrowser,
    perMinute: 20,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/push-subscriptions/{id}',
    summary: 'Send no more messages to a browser',
    access: { by: 'user' },
    params: z.object({ id: z.uuid() }),
    returns: z.object({ id: z.uuid() }),
  }),
  testPush: endpoint({
    method: 'POST',
    path: '/push-subscriptions/{id}/test',
    summary: 'Send a test message to one of the caller\u2019s browsers',
    access: { by: 'user' },
    params: z.object({ id: z.uuid() }),
    returns: z.object({ id: z.uuid() }),
    perMinute: 10,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/notification-settings/test-mail',
    summary: 'Send the caller a test mail as a notice of this page would come',
    access: { by: 'page', may: 'page.notification:read' },
    returns: z.object({ to: z.string() }),
    perMinute: 5,
  }),
}
