// Gateways: a venue's hotspots (NAS). The wire calls them devices, as the specification does.
import * as z from 'zod'
import { crud, listOf } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { isStorable, requiredText, text } from './text.ts'

/** Brands with an adapter. */
export const GATEWAY_TYPES = ['opennds', 'radius'] as const
export type GatewayType = (typeof GATEWAY_TYPES)[number]

/** What an adapter needs to know of the box; which of it applies depends on `type`. */
export const GatewayConfiguration = z.object({
  /** openNDS: how the gateway hands the guest over (FAS level). */
  fasLevel: z.union([z.literal(1), z.literal(3)]).optional(),
  /** RADIUS: where the guest's browser posts the one-time login, e.g. `http://10.5.50.1/login`. */
  loginUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .refine(isStorable)
    .optional(),
  /** RADIUS: address Disconnect and CoA are sent to; the address requests come from when empty. */
  coaAddress: z.union([z.ipv4(), z.ipv6(), z.literal('')]).optional(),
  coaPort: z.int().min(1).max(65_535).optional(),
  /** RADIUS: `legacy` lets a box without Message-Authenticator in (BlastRADIUS, CVE-2024-3596). */
  messageAuthenticator: z.enum(['required', 'legacy']).optional(),
  /** Limits every session on this gateway gets. */
  sessionMinutes: z.int().min(1).max(43_200).optional(),
  downKbps: z.int().min(0).max(10_000_000).optional(),
  upKbps: z.int().min(0).max(10_000_000).optional(),
})
export type GatewayConfiguration = z.output<typeof GatewayConfiguration>

const fields = z.object({
  /** The NAS-Identifier; made by the server when absent. */
  nas_id: z
    .string()
    .regex(/^[A-Za-z0-9._-]{3,64}$/)
    .optional(),
  name: requiredText(128),
  type: z.enum(GATEWAY_TYPES),
  manufacturer: text(64).optional(),
  /** The page it stands in; when sent it must be the page of the token. */
  page: z.uuid().optional(),
  configuration: GatewayConfiguration.optional(),
})

export const Gateway = fields.required().extend({
  /** `waiting` until its first contact, then online or offline by its last sign of life. */
  state: z.enum(['waiting', 'online', 'offline']),
  lastSeenAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  guestsOnline: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type Gateway = z.output<typeof Gateway>

const params = z.object({ nas_id: requiredText(128) })

/** One step of a set-up recipe: what to do is a phrase key, what to paste is `code` with real values. */
const RecipeStep = z.object({
  text: z.string(),
  code: z.string().optional(),
  fileName: z.string().optional(),
})

export const gateways = {
  ...crud({
    path: '/devices',
    key: 'nas_id',
    name: 'device',
    item: Gateway,
    fields,
    filter: { pages: z.uuid().optional() },
    read: { by: 'page', may: 'device:read' },
    edit: { by: 'page', may: 'device:write' },
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/devices/{nas_id}/recipe',
    summary: 'Set-up steps with this device\u2019s own values, secrets included',
    access: { by: 'page', may: 'device.secret:reveal' },
    params,
    returns: z.object({ steps: z.array(RecipeStep) }),
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/devices/try',
    summary: 'Open the portal through a simulated gateway, with no hardware',
    access: { by: 'page', may: 'device:write' },
    returns: z.object({ url: z.string() }),
  }),
}

export const OnlineSession = z.object({
  id: z.uuid(),
  guestId: z.uuid().nullable(),
  guestName: z.string().nullable(),
  mac: z.string(),
  ip: z.string().nullable(),
  nas_id: z.string(),
  deviceName: z.string(),
  startedAt: z.iso.datetime(),
  seconds: z.number().int(),
  downBytes: z.number().int(),
  upBytes: z.number().int(),
  /** A disconnect was asked for and the gateway has not confirmed it yet. */
  isLeaving: z.boolean(),
})
export type OnlineSession = z.output<typeof OnlineSession>

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
    access: { by: 'page', may: 'session:disconnect' },
    params: z.object({ id: z.uuid() }),
    /** `queued`: the gateway picks the order up at its next poll, within seconds. */
    returns: z.object({ result: z.enum(['disconnected', 'queued']) }),
  }),
}
