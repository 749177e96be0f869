// The domain events of a page: one line per kind, with the shape of its data. Data holds ids only; each reader decides
// who may see the names (server/src/core/domainEvents.ts).
import * as z from 'zod'
import { ROLES } from './access.ts'
import { keysOf } from './records.ts'

const device = { nas_id: z.string(), name: z.string() }
const guest = { visitId: z.uuid(), guestId: z.uuid(), nas_id: z.string() }
const lead = { leadId: z.uuid() }
const member = { uid: z.uuid(), role: z.enum(ROLES) }
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
  /** A Wi-Fi campaign is over: its end has passed, or its goal is met. */
  'campaign.finished': z.object({ campaignId: z.uuid(), name: z.string(), by: z.enum(['time', 'goal']) }),
  'member.joined': z.object(member),
  /** `by`: who removed them; the same person when they left by themselves. */
  'member.left': z.object({ ...member, by: z.uuid() }),
  'integration.failing': z.object({ ...integration, reason: z.string() }),
  'integration.recovered': z.object(integration),
} as const

export type DomainEventKind = keyof typeof DOMAIN_EVENTS
export const DOMAIN_EVENT_KINDS = keysOf(DOMAIN_EVENTS)

/** The data of one kind. */
export type DomainEventData<K extends DomainEventKind> = z.output<(typeof DOMAIN_EVENTS)[K]>
