// Gateways: a venue's hotspots (NAS). The wire calls them devices, as the specification does.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { isStorable, requiredText, text } from './text.ts'

export { OnlineSession, sessions } from './gateways/sessions.ts'

/** Brands with an adapter. */
export const GATEWAY_TYPES = [
  'opennds',
  'mikrotik',
  'unifi',
  'omada',
  'coovachilli',
  'meraki',
  'aruba',
  'cisco',
  'ruckus',
  'cambium',
  'fortinet',
  'radius',
] as const
export type GatewayType = (typeof GATEWAY_TYPES)[number]

const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine(isStorable)

/** What an adapter needs to know of the box; which of it applies depends on `type`: see gateways/fields.ts. */
export const GatewayConfiguration = z.object({
  /** openNDS: how the gateway hands the guest over (FAS level). */
  fasLevel: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** Where the guest's browser brings the one-time login, e.g. `http://10.5.50.1/login`. */
  loginUrl: webAddress.optional(),
  /** RADIUS: address Disconnect and CoA are sent to; the address requests come from when empty. */
  coaAddress: z.union([z.ipv4(), z.ipv6(), z.literal('')]).optional(),
  coaPort: z.int().min(1).max(65_535).optional(),
  /** RADIUS: `legacy` accepts packets without Message-Authenticator (BlastRADIUS, CVE-2024-3596). */
  messageAuthenticator: z.enum(['required', 'legacy']).optional(),
  /** CoovaChilli: how the password travels to it. */
  uamPassword: z.enum(['chap', 'pap']).optional(),
  /** UniFi, Omada: the controller's own address; nothing else is ever called for this device. */
  controllerUrl: webAddress.optional(),
  /** The user the controller knows us by: a local administrator (UniFi), a hotspot operator (Omada). */
  controllerUser: text(128).optional(),
  /** SHA-256 of a self-signed certificate; without it the certificate must be one everybody trusts. */
  certificate: z.union([z.string().regex(/^(?:[0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2}$/), z.literal('')]).optional(),
  /** UniFi and Omada: the site's internal name. */
  site: text(64).optional(),
  /** UniFi: access points' addresses, when several venues have a site of the same name. */
  accessPoints: text(2000).optional(),
  unifiLogin: z.enum(['os', 'classic', 'key']).optional(),
  /** Omada: 5.0.15 and newer, 4.1.5 to 4.4, 2.6 to 3.2. */
  omadaVersion: z.enum(['v5', 'v4', 'v2']).optional(),
  /** Omada: what the controller counts time in; releases differ. */
  omadaTime: z.enum(['ms', 'us']).optional(),
  /** Ruckus: whether guests' browsers log in themselves, or SmartZone does through its northbound interface. */
  ruckusController: z.enum(['unleashed', 'smartzone']).optional(),
  /** Meraki: which splash page is set. */
  splash: z.enum(['click', 'sign-on']).optional(),
  /** Limits every session on this gateway gets. */
  sessionMinutes: z.int().min(1).max(43_200).optional(),
  downKbps: z.int().min(0).max(10_000_000).optional(),
  upKbps: z.int().min(0).max(10_000_000).optional(),
  /** Guests online at once; later guests are asked to wait. Absent means no limit. */
  maxGuests: z.int().min(1).max(100_000).optional(),
  /** How much a session may move, both ways together; 0 is no limit. */
  dataMegabytes: z.int().min(0).max(1_000_000).optional(),
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
  /** The gateway's page; when sent, it must be the page of the token. */
  page: z.uuid().optional(),
  configuration: GatewayConfiguration.optional(),
  /** The password or API key of a controller: written, sealed, never returned. Absent keeps the stored one. */
  controllerSecret: text(512).optional(),
})

export const Gateway = fields
  .omit({ controllerSecret: true })
  .required()
  .extend({
    /**
     * `waiting` until its first contact, then online or offline by its last sign of life. `open`: its agent calls, and
     * openNDS has ended, so that everybody is online without signing in.
     */
    state: z.enum(['waiting', 'online', 'offline', 'open']),
    lastSeenAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable(),
    guestsOnline: z.number().int(),
    /** New keys wait to be used by the device; the old ones are good until then. */
    newKeysUntil: z.iso.datetime().nullable(),
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

/** The checks of a device test, in the order they are shown. */
export const DEVICE_CHECKS = ['portal', 'contact', 'keys', 'login', 'orders', 'guest'] as const

const DeviceCheck = z.object({
  check: z.enum(DEVICE_CHECKS),
  /** `open`: nothing proves it yet; `none`: this kind of device has no such thing. */
  result: z.enum(['ok', 'failed', 'open', 'none']),
  /** The reply, in words. */
  detail: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})
export type DeviceCheck = z.output<typeof DeviceCheck>

/** How many days back a device’s history goes. */
export const HISTORY_DAYS = 30

/** What a device did in the last `HISTORY_DAYS` days, today included. */
const DeviceHistory = z.object({
  /** Newest first; one that goes on has no end. */
  outages: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime().nullable() })),
  /** The part of the time it could be reached, 0 to 1; null before its first contact. */
  availability: z.number().min(0).max(1).nullable(),
  /** Bits per second of its running sessions, by their last two reports. */
  now: z.object({ downKbps: z.int(), upKbps: z.int() }),
  /** By the page’s calendar, oldest first, each day once. */
  days: z.array(z.object({ day: z.iso.date(), visits: z.int(), bytes: z.int() })),
})
export type DeviceHistory = z.output<typeof DeviceHistory>

/** Devices in one call; a longer list comes in parts. */
export const MOST_AT_ONCE = 500

/** Who reads a device's set-up steps without signing in: the owner's own phone, or a technician on another day. */
const SET_UP_READERS = ['phone', 'technician'] as const

export const gateways = {
  ...crud({
    path: '/devices',
    key: 'nas_id',
    id: requiredText(128),
    name: 'device',
    item: Gateway,
    fields,
    /** `simulator`: the one that try-outs go through, instead of the venue's own devices. */
    filter: { pages: z.uuid().optional(), simulator: z.enum(['true', 'false']).optional() },
    read: { by: 'page', may: 'device:read' },
    edit: { by: 'page', may: 'device:write' },
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/devices/{nas_id}/recipe',
    summary: 'Set-up steps with this device\u2019s own values, secrets included',
    access: { by: 'page', may: 'device.secret:reveal' },
    params,
    /** `isHidden`: the device has proved its keys, so they are no longer shown. */
    returns: z.object({ steps: z.array(RecipeStep), isHidden: z.boolean() }),
  }),
  shareRecipe: endpoint({
    method: 'POST',
    path: '/devices/{nas_id}/recipe/link',
    summary: 'A link to the set-up steps for somebody who is not signed in; one browser can open it, once',
    access: { by: 'page', may: 'device.secret:reveal' },
    params,
    body: z.object({ to: z.enum(SET_UP_READERS) }),
    returns: z.object({ url: z.string(), until: z.iso.datetime() }),
    perMinute: 20,
  }),
  history: endpoint({
    method: 'GET',
    path: '/devices/{nas_id}/history',
    summary: 'Outages, guests and data of a device, day by day',
    access: { by: 'page', may: 'device:read' },
    params,
    returns: DeviceHistory,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/devices/{nas_id}/keys',
    summary: 'Make new keys; the old ones hold until the device uses the new, at most so many hours',
    access: { by: 'page', may: 'device.secret:reveal' },
    params,
    body: z.object({ hours: z.int().min(1).max(168) }),
    returns: z.object({ until: z.iso.datetime() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/devices/{nas_id}/test',
    summary: 'Try the device now: what of the way from guest to Internet is proved to work',
    access: { by: 'page', may: 'device:write' },
    params,
    returns: z.object({ checks: z.array(DeviceCheck) }),
    isWaiting: true,
    perMinute: 20,
  }),
  addMany: endpoint({
    method: 'POST',
    path: '/devices/import',
    summary:
      'Add many devices: those that are new are kept, once however often they are sent; with isTrial nothing is kept',
    access: { by: 'page', may: 'device:write' },
    body: z.object({ rows: z.array(fields).min(1).max(MOST_AT_ONCE), isTrial: z.boolean().default(false) }),
    /** Lines, counted from 0, that were not kept: their nas_id is taken, or they have none and the name is. */
    returns: z.object({
      refused: z.array(z.object({ line: z.number().int(), reason: z.enum(['nas-id', 'name']) })),
      added: z.number().int(),
    }),
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/devices/try',
    summary: 'Open the portal through a simulated gateway, with no hardware',
    access: { by: 'page', may: 'device:write' },
    returns: z.object({ url: z.string() }),
  }),
}
