// Which guests and devices are always admitted or always refused, and each guest's daily quota.
import * as z from 'zod'
import { crud } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'
import { ORDER_RESULTS } from './sessions.ts'

/** Any usual spelling of a hardware address. */
const mac = z
  .string()
  .regex(
    /^(?:[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}|[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}|[0-9A-Fa-f]{4}(?:\.[0-9A-Fa-f]{4}){2}|[0-9A-Fa-f]{12})$/,
  )

export const AccessRule = z.object({
  id: z.uuid(),
  kind: z.enum(['allow', 'deny']),
  mac: z.string().nullable(),
  guestId: z.uuid().nullable(),
  guestName: z.string().nullable(),
  name: z.string(),
  ownerGuestId: z.uuid().nullable(),
  ownerName: z.string().nullable(),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  /** The author's name; null when that member has left. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type AccessRule = z.output<typeof AccessRule>

const fields = z.object({
  kind: z.enum(['allow', 'deny']),
  mac: mac.optional(),
  guestId: z.uuid().optional(),
  name: text(80).default(''),
  ownerGuestId: z.uuid().optional(),
  reason: text(200).default(''),
  until: z.iso.datetime().optional(),
})

const baseEndpoints = crud({
  path: '/access-rules',
  key: 'id',
  name: 'rule',
  item: AccessRule,
  fields,
  filter: { kind: z.enum(['allow', 'deny']).optional() },
  /** What became of each session it ended. */
  once: { ended: z.array(z.enum(ORDER_RESULTS)) },
  verbs: ['list', 'create', 'remove'],
  about: {
    list: 'Devices and guests that are always let in, or never',
    create: 'Always let a device in (a television, a printer), or never a device or guest',
    remove: 'Take a device or guest off the list',
  },
  read: { by: 'page', may: 'session:read' },
  edit: { by: 'page', may: 'session:disconnect' },
})

export const accessRules = {
  ...baseEndpoints,
  create: endpoint({
    ...baseEndpoints.create,
    body: fields.refine((rule) => rule.mac !== undefined || rule.guestId !== undefined, { path: ['mac'] }),
    isWaiting: true,
  }),
}

/** Null is no limit. */
const Quota = z.object({
  megabytesPerDay: z.int().min(1).max(10_000_000).nullable(),
  minutesPerDay: z.int().min(1).max(1440).nullable(),
  /** Devices without a browser that a guest may add; 0 allows none, absent keeps the present number. */
  devicesPerGuest: z.int().min(0).max(20).optional(),
})

export const guestQuota = {
  read: endpoint({
    method: 'GET',
    path: '/guest-quota',
    summary: 'What one guest may use a day, over all their devices',
    access: { by: 'page', may: 'session:read' },
    returns: Quota.required(),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/guest-quota',
    summary: 'Set what one guest may use a day',
    access: { by: 'page', may: 'device:write' },
    body: Quota,
    returns: Quota.required(),
  }),
}
