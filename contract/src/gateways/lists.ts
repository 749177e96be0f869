// Who is always let in and who never, and what one guest may use a day.
import * as z from 'zod'
import { listOf, paging } from '../http/crud.ts'
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
  /** Who wrote it down, by name; null for someone who has left. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type AccessRule = z.output<typeof AccessRule>

const access = { by: 'page', may: 'session:disconnect' } as const

export const accessRules = {
  list: endpoint({
    method: 'GET',
    path: '/access-rules',
    summary: 'Devices and guests that are always let in, or never',
    access: { by: 'page', may: 'session:read' },
    query: paging.extend({ kind: z.enum(['allow', 'deny']).optional() }),
    returns: listOf(AccessRule),
  }),
  create: endpoint({
    method: 'POST',
    path: '/access-rules',
    summary: 'Always let a device in (a television, a printer), or never a device or guest',
    access,
    body: z
      .object({
        kind: z.enum(['allow', 'deny']),
        mac: mac.optional(),
        guestId: z.uuid().optional(),
        name: text(80).default(''),
        ownerGuestId: z.uuid().optional(),
        reason: text(200).default(''),
        until: z.iso.datetime().optional(),
      })
      .refine((rule) => rule.mac !== undefined || rule.guestId !== undefined, { path: ['mac'] }),
    /** What became of each session it ended. */
    returns: AccessRule.extend({ ended: z.array(z.enum(ORDER_RESULTS)) }),
    isWaiting: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/access-rules/{id}',
    summary: 'Take a device or guest off the list',
    access,
    params: z.object({ id: z.uuid() }),
    returns: z.object({ id: z.uuid() }),
  }),
}

/** Null is no limit. */
const Quota = z.object({
  megabytesPerDay: z.int().min(1).max(10_000_000).nullable(),
  minutesPerDay: z.int().min(1).max(1440).nullable(),
  /** Devices without a browser a guest may bring along; 0 lets nobody bring any, absent leaves it as it is. */
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
