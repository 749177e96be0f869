// What the product can say has happened on a page: one line a kind, with the shape of what is told. Ids only: who may
// know whose they are is decided by whoever reads them (server/src/core/happenings.ts).
import * as z from 'zod'
import { ROLES } from './access.ts'

const device = { nas_id: z.string(), name: z.string() }
const guest = { visitId: z.uuid(), guestId: z.uuid(), nas_id: z.string() }
const member = { uid: z.uuid(), role: z.enum(ROLES) }
const integration = {
  /** Which connection, such as `smtp` or `webhook`. */
  integration: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  since: z.iso.datetime(),
}

/** Every kind with the schema of its data. */
export const HAPPENINGS = {
  'device.offline': z.object({ ...device, lastSeenAt: z.iso.datetime() }),
  /** The router no longer asks guests to sign in: everybody is online. `since` is when its gateway program ended. */
  'device.open': z.object({ ...device, since: z.iso.datetime() }),
  'device.online': z.object({ ...device, offlineSince: z.iso.datetime() }),
  /** `isFirst`: the guest was never here before. */
  'guest.online': z.object({ ...guest, isFirst: z.boolean() }),
  'guest.offline': z.object({ ...guest, seconds: z.int() }),
  'member.joined': z.object(member),
  /** `by`: who removed them; the same person when they left by themselves. */
  'member.left': z.object({ ...member, by: z.uuid() }),
  'integration.failing': z.object({ ...integration, reason: z.string() }),
  'integration.recovered': z.object(integration),
} as const

export type HappeningKind = keyof typeof HAPPENINGS
export const HAPPENING_KINDS = Object.keys(HAPPENINGS) as HappeningKind[]

/** What is told of a kind. */
export type HappeningData<K extends HappeningKind> = z.output<(typeof HAPPENINGS)[K]>
