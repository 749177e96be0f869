// Who may do what: one table, read by the server to decide and by the dashboard to hide.
import { DAY_MS } from './dates.ts'
import { ownValue } from './names.ts'
import type { Module } from './plans/modules.ts'
import { GRACE_DAYS } from './plans/terms.ts'
import { keysOf } from './records.ts'

/** Roles a member can have on a page, strongest first. */
export const ROLES = ['owner', 'manager', 'editor', 'staff', 'analyst'] as const
export type Role = (typeof ROLES)[number]

const ALL = ROLES
const OWNER = ['owner'] as const
const LEADS = ['owner', 'manager'] as const
const MAKERS = ['owner', 'manager', 'editor'] as const
const DOERS = ['owner', 'manager', 'staff'] as const
const READERS = ['owner', 'manager', 'editor', 'analyst'] as const

// `write` includes deleting wherever the same roles may do both. A narrower right of managers or clerks has its own
// name (`own`, `single`, `capped`); a role with the wider right has the narrower one too.
/** Which roles have a permission. Ask {@link mayMember}; the attack on the wall takes single rights out of it. */
export const MATRIX = {
  'page.settings:read': ALL,
  'page.settings:write': LEADS,
  'page.settings:delete': OWNER,
  'page.settings:transfer': OWNER,
  'page.roles:read': LEADS,
  /** Inviting, changing and withdrawing, each only below one's own rank. */
  'page.roles:write': LEADS,
  'page.roles:delete': OWNER,
  /** Leaving the page oneself, and taking it over when its owner offers it. */
  'page.roles:leave': ALL,
  'page.license:read': LEADS,
  'page.license:buy': OWNER,
  'finance:read': LEADS,
  'finance:spend': OWNER,
  'page.integration:read': LEADS,
  'page.integration:write': OWNER,
  'page.notification:read': MAKERS,
  'page.notification:write': LEADS,
  'page.audit:read': LEADS,
  'device:read': ALL,
  'device:write': LEADS,
  'device.secret:reveal': OWNER,
  'session:read': ALL,
  'session:disconnect': DOERS,
  'campaign:read': READERS,
  'campaign:write': MAKERS,
  'campaign:publish': LEADS,
  'campaign:delete': LEADS,
  'template:read': READERS,
  'template:write': MAKERS,
  'template:publish': LEADS,
  'template:delete': LEADS,
  'flow:read': READERS,
  'flow:write': MAKERS,
  'flow:publish': LEADS,
  'media:read': READERS,
  'media:write': MAKERS,
  'media.own:delete': MAKERS,
  'media:delete': LEADS,
  'menu:read': ALL,
  'menu:write': MAKERS,
  'menu:delete': LEADS,
  /** The sold-out flag. */
  'menu.stock:write': ['owner', 'manager', 'editor', 'staff'],
  'loyalty:read': ALL,
  'loyalty:write': MAKERS,
  'loyalty:publish': LEADS,
  'loyalty:delete': LEADS,
  'gift-order:read': ['owner', 'manager', 'staff', 'analyst'],
  'gift-order:accept': DOERS,
  /** Cancelling what one accepted oneself, within 15 minutes. */
  'gift-order.own:cancel': DOERS,
  'gift-order:cancel': LEADS,
  'gift-order:refund': LEADS,
  'points.capped:adjust': LEADS,
  'points:adjust': OWNER,
  'access-code:read': DOERS,
  'access-code.single:issue': DOERS,
  'access-code.own:revoke': DOERS,
  'access-code:issue': LEADS,
  'access-code:revoke': LEADS,
  /** What guests bought: their codes are in it. */
  'wifi-sale:read': LEADS,
  'wifi-sale:refund': LEADS,
  /** The account that guests pay into. */
  'wifi-account:write': OWNER,
  'guest:read': READERS,
  /** One guest at a time, by code or the end of a phone number. */
  'guest:lookup': DOERS,
  /** Names, phones and e-mails in full; without it they leave the server masked. A member's own switch decides. */
  'guest.identity:read': LEADS,
  /** Asks the member's switch for personal data as well. */
  'guest:export': LEADS,
  /** Guests and leads out of a file. Asks the member's switch for personal data as well. */
  'guest:import': LEADS,
  /** All that is held of one guest. Asks the member's switch for personal data as well. */
  'guest.held:read': ALL,
  /** What the law gives a guest: a copy, correction, withdrawal, erasure. Asks the switch as well. */
  'guest.rights:serve': LEADS,
  'review:read': ALL,
  /** Answering, publishing and hiding what guests said. */
  'review:write': LEADS,
  'lead:read': ALL,
  'lead.assigned:write': DOERS,
  'lead:write': LEADS,
  'zalo:read': ALL,
  'zalo:draft': MAKERS,
  'zalo:reply': DOERS,
  'zalo:send': LEADS,
  'automation:read': READERS,
  'automation:write': MAKERS,
  'automation:publish': LEADS,
  'automation:delete': LEADS,
  'report:read': READERS,
  /** Today's counts only. */
  'report.today:read': ALL,
  /** Top users and free text of surveys. */
  'report.people:read': READERS,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof MATRIX
export const PERMISSIONS = keysOf(MATRIX)

/**
 * The permissions an API key can get: a scope is a set of permissions from the table above. No scope changes rights,
 * connections, money or keys.
 */
export const SCOPES = {
  'visits:read': ['report.today:read'],
  'sessions:read': ['session:read'],
  'sessions:disconnect': ['session:read', 'session:disconnect'],
  'devices:read': ['device:read'],
  'devices:write': ['device:read', 'device:write'],
  'guests:read': ['guest:read', 'report.people:read'],
  /** Names, phones and e-mails in full, in what other scopes answer. */
  'identity:read': ['guest.identity:read'],
  'leads:read': ['lead:read'],
  'leads:write': ['lead:read', 'lead.assigned:write', 'lead:write'],
  'reports:read': ['report:read', 'report.today:read'],
} as const satisfies Record<string, readonly Permission[]>

export type ApiScope = keyof typeof SCOPES
export const API_SCOPES = keysOf(SCOPES)

/** Whether an API key with these scopes has a permission. An unknown scope has none. */
export function mayKey(scopes: readonly string[], permission: Permission): boolean {
  return API_SCOPES.some(
    (scope) => scopes.includes(scope) && (SCOPES[scope] as readonly Permission[]).includes(permission),
  )
}

/** Group id of platform administrators (specification §6). It is no role on any page. */
export const ADMIN_GROUP = 999

/**
 * How a call is let in. Every endpoint states one; the server refuses to start on a route without it.
 * - `anyone`: no token.
 * - `user`: a user token; what is answered is the caller's own. With `orPageToken`, a page token says as well who calls.
 * - `member`: a user token, and the page named by the path parameter `of` must be one of the caller's.
 * - `page`: a page token whose role has the permission; with `module`, the page's plan must have that too.
 * - `admin`: a user token of group 999, checked against the database.
 */
export type Access =
  | { by: 'anyone' }
  | { by: 'user'; orPageToken?: true }
  | { by: 'member'; of: string; may: Permission }
  | { by: 'page'; may: Permission; module?: PaidFeature }
  | { by: 'admin' }

/** Whether a role has a permission. An unknown role has none. */
export function allows(role: string | undefined, permission: Permission): boolean {
  return (MATRIX[permission] as readonly string[]).includes(role ?? '')
}

/** A member as rights see one. The switch for guests' personal data is null while it is left to the role. */
export type MemberRights = { role: string; canReadIdentity: boolean | null }

/** Whether a member sees guests' personal data: by the switch, else by the role. */
export function readsIdentity({ role, canReadIdentity }: MemberRights): boolean {
  return rankOf(role) > 0 && (canReadIdentity ?? allows(role, 'guest.identity:read'))
}

/** Whether a member has a permission: the role's, and for personal data the switch on top. */
export function mayMember(member: MemberRights, permission: Permission): boolean {
  if (permission === 'guest.identity:read') return readsIdentity(member)
  if (PERSONAL.includes(permission)) return readsIdentity(member) && allows(member.role, permission)
  return allows(member.role, permission)
}

/** Permissions to see personal data; a member without that right loses all of them. */
const PERSONAL: readonly Permission[] = ['guest:export', 'guest:import', 'guest.held:read', 'guest.rights:serve']

const RANKS: Record<Role, number> = { owner: 3, manager: 2, editor: 1, staff: 1, analyst: 1 }

/** The rank of a role; 0 for an unknown one. */
export function rankOf(role: string | undefined): number {
  return ownValue(RANKS, role ?? '') ?? 0
}

/** Whether one role outranks another: only then may it give that role or change a member who has it. */
export function outranks(role: string | undefined, other: string | undefined): boolean {
  return rankOf(role) > rankOf(other)
}

/** What a plan opens: films, buttons of an advert, and parts of the product. */
export type PaidFeature = 'videoUpload' | 'cta' | Exclude<Module, '*'>

/** What of a page a plan limits. */
export const PLAN_LIMITS = ['devices', 'members', 'guests', 'storageMb', 'messages'] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

/** What a plan holds: 1 is allowed; the module `*` is all of them; a limit that is absent is none. */
export type PlanMetrics = {
  videoUpload: number
  cta: number
  modules: readonly string[]
  limits?: Partial<Record<PlanLimit, number>>
}

/** A page's plan, as sent on the wire (specification §3). */
export type Subscription = {
  Plan: { name: string; other_metrics: PlanMetrics }
  end_date: string | null
  isLifetime: boolean
}

/**
 * Whether a page's plan has a paid feature now (specification §6): not the plan FREE, not past its end unless it is for
 * life, and the feature in it. A plan with neither an end nor a lifetime has none.
 */
export function planHas(subscription: Subscription | null | undefined, module: PaidFeature, now: Date): boolean {
  if (!subscription || !isPaidPlan(subscription, now)) return false
  const { videoUpload, cta, modules } = subscription.Plan.other_metrics
  if (module === 'videoUpload') return videoUpload === 1
  if (module === 'cta') return cta === 1
  return modules.includes('*') || modules.includes(module)
}

/** Whether what a page has goes on running: while its plan opens it, and through the days of grace after the plan's end. */
export function planRuns(subscription: Subscription | null | undefined, module: PaidFeature, now: Date): boolean {
  return planHas(subscription, module, new Date(now.getTime() - GRACE_DAYS * DAY_MS))
}

/** How many of a thing a page may have: by its plan while that is paid for, else by FREE; undefined is without limit. */
export function limitOf(
  subscription: Subscription | null | undefined,
  free: Pick<PlanMetrics, 'limits'> | null | undefined,
  name: PlanLimit,
  now: Date,
): number | undefined {
  const metrics = subscription && isPaidPlan(subscription, now) ? subscription.Plan.other_metrics : free
  return metrics?.limits?.[name]
}

/** Whether a page's plan is paid for now: not FREE, and for life or not past its end (specification §6). */
export function isPaidPlan({ Plan, isLifetime, end_date: end }: Subscription, now: Date): boolean {
  if (Plan.name.toUpperCase() === 'FREE') return false
  return isLifetime || (end !== null && Date.parse(end) > now.getTime())
}
