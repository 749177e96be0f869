// Who is online at this moment, and what can be done about it.
import * as z from 'zod'
import { listOf } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'

export const OnlineSession = z.object({
  id: z.uuid(),
  guestId: z.uuid().nullable(),
  guestName: z.string().nullable(),
  /** The guest's name for a device without a browser. */
  ownDevice: z.string().nullable(),
  mac: z.string(),
  ip: z.string().nullable(),
  nas_id: z.string(),
  deviceName: z.string(),
  startedAt: z.iso.datetime(),
  seconds: z.number().int(),
  downBytes: z.number().int(),
  upBytes: z.number().int(),
  /** Bits a second between the gateway's last two reports; null while there are not two fresh ones. */
  downRate: z.number().int().nullable(),
  upRate: z.number().int().nullable(),
  /** What was granted; 0 kbps is no limit, null when the portal granted nothing. */
  endsAt: z.iso.datetime().nullable(),
  downKbps: z.number().int().nullable(),
  upKbps: z.number().int().nullable(),
  /** A disconnect was asked for and the gateway has not confirmed it yet. */
  isLeaving: z.boolean(),
  /** A change the gateway picks up at its next poll, or the last one, which it could not carry out. */
  change: z.enum(['waiting', 'failed']).nullable(),
  /** Orders this kind of gateway takes. */
  can: z.array(z.enum(['disconnect', 'extend', 'changeSpeed'])),
})
export type OnlineSession = z.output<typeof OnlineSession>

/**
 * What became of an order: done by the gateway's word, lying ready for its next poll, no such session any more, no
 * answer, refused, or nothing this kind of gateway can do.
 */
export const ORDER_RESULTS = ['done', 'queued', 'gone', 'silent', 'refused', 'unsupported'] as const
export type OrderResult = (typeof ORDER_RESULTS)[number]
const result = z.enum(ORDER_RESULTS)

const params = z.object({ id: z.uuid() })
const access = { by: 'page', may: 'session:disconnect' } as const

export const sessions = {
  online: endpoint({
    method: 'GET',
    path: '/sessions',
    summary: 'Guests online now',
    access: { by: 'page', may: 'session:read' },
    returns: listOf(OnlineSession),
  }),
  disconnect: endpoint({
    method: 'POST',
    path: '/sessions/{id}/disconnect',
    summary: 'Throw a guest out; answers what the gateway said',
    access,
    params,
    /** `queued`: the gateway picks the order up at its next poll, within seconds. */
    returns: z.object({ result: z.enum(['disconnected', 'queued']) }),
    isWaiting: true,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/sessions/{id}/extend',
    summary: 'Give a running session more hours',
    access,
    params,
    body: z.object({ hours: z.int().min(1).max(24) }),
    returns: z.object({ result }),
    isWaiting: true,
  }),
  changeSpeed: endpoint({
    method: 'POST',
    path: '/sessions/{id}/speed',
    summary: 'Make a running session faster or slower; 0 is no limit',
    access,
    params,
    body: z.object({ downKbps: z.int().min(0).max(10_000_000), upKbps: z.int().min(0).max(10_000_000) }),
    returns: z.object({ result }),
    isWaiting: true,
  }),
  block: endpoint({
    method: 'POST',
    path: '/sessions/{id}/block',
    summary: 'Throw a device or its guest out and keep them out',
    access,
    params,
    body: z.object({ who: z.enum(['device', 'guest']), reason: text(200).default('') }),
    /** `ruleId`: what to remove to undo it. */
    returns: z.object({ ruleId: z.uuid(), result }),
    isWaiting: true,
  }),
}
