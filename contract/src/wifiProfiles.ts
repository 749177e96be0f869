// Wi-Fi profiles: a venue's second, encrypted network, which lets a guest's device in by itself.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { requiredText, text } from './text.ts'

/** What a profile is made for: each takes another file. */
export const PROFILE_DEVICES = ['apple', 'android', 'windows', 'other'] as const
export type ProfileDevice = (typeof PROFILE_DEVICES)[number]

/** `unused`: made, and no device has come by it yet. */
export const PROFILE_STATES = ['active', 'unused', 'expired', 'revoked'] as const
export type ProfileState = (typeof PROFILE_STATES)[number]

/** An SSID holds 32 bytes, not letters (IEEE 802.11 §9.4.2.2). */
export const MOST_NETWORK_BYTES = 32
export const MOST_VALID_DAYS = 1825

export const WifiProfile = z.object({
  id: z.uuid(),
  guestId: z.uuid(),
  guestName: z.string().nullable(),
  device: z.enum(PROFILE_DEVICES),
  kind: z.enum(['password', 'certificate']),
  state: z.enum(PROFILE_STATES),
  /** How often a device has signed in by it. */
  uses: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  revokedBy: z.enum(['owner', 'guest', 'erased', 'renewed']).nullable(),
})
export type WifiProfile = z.output<typeof WifiProfile>

const networkName = requiredText(MOST_NETWORK_BYTES).refine(
  (name) => new TextEncoder().encode(name).length <= MOST_NETWORK_BYTES,
  'field/too-long',
)

const offer = z.object({
  isEnabled: z.boolean(),
  networkName,
  /** How long a new profile is good. */
  validDays: z.int().min(1).max(MOST_VALID_DAYS),
  /** A profile of any of the owner's venues that share is good at all of them. */
  isChain: z.boolean(),
  /** The access points announce Passpoint, by which Android finds the network. */
  hasPasspoint: z.boolean(),
})

const Certificate = z.object({
  /** What phones expect the server to be called. */
  serverName: z.string(),
  until: z.iso.datetime(),
  /** The owner's own, instead of the installation's. */
  isOwn: z.boolean(),
  /** The certificate that devices are given to trust, as PEM; null where they know it already. */
  authority: z.string().nullable(),
})

export const WifiProfileSetting = offer.extend({
  certificate: Certificate.nullable(),
  /** Other venues of the owner that share. */
  venues: z.array(z.string()),
  active: z.int(),
})
export type WifiProfileSetting = z.output<typeof WifiProfileSetting>

const read = { by: 'page', may: 'device:read' } as const
const edit = { by: 'page', may: 'device:write' } as const
const path = '/wifi-profile-setting'

const baseEndpoints = crud({
  path: '/wifi-profiles',
  key: 'id',
  name: 'Wi-Fi profile',
  item: WifiProfile,
  fields: z.object({}),
  filter: { state: z.enum(PROFILE_STATES).optional(), guestId: z.uuid().optional() },
  sort: ['createdAt', 'expiresAt'],
  verbs: ['list', 'remove'],
  about: {
    list: 'Profiles of guests’ devices, also those that are over',
    remove: 'Revoke a profile: its device comes in no more, and a session that runs by it is ended',
  },
  read: { by: 'page', may: 'session:read' },
  edit: { by: 'page', may: 'session:disconnect' },
})

export const wifiProfiles = {
  ...baseEndpoints,
  remove: endpoint({ ...baseEndpoints.remove, isWaiting: true }),
  setting: endpoint({
    method: 'GET',
    path,
    summary: 'Whether guests may take a profile, and for which network',
    access: read,
    returns: WifiProfileSetting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path,
    summary: 'Switch profiles on or off, and say for which network and how long',
    access: edit,
    body: offer,
    returns: WifiProfileSetting,
  }),
  setCertificate: endpoint({
    method: 'PUT',
    path: `${path}/certificate`,
    summary: 'Show phones a certificate of your own',
    access: { by: 'page', may: 'device.secret:reveal' },
    body: z.object({
      /** PEM: the server's first, then those that signed it. */
      certificate: text(30_000),
      key: text(10_000),
    }),
    returns: WifiProfileSetting,
    perMinute: 20,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/devices/{nas_id}/network-recipe',
    summary: 'How this device opens the second network, with its own values, secrets included',
    access: { by: 'page', may: 'device.secret:reveal' },
    params: z.object({ nas_id: requiredText(128) }),
    returns: z.object({
      steps: z.array(z.object({ text: z.string(), code: z.string().optional(), fileName: z.string().optional() })),
    }),
  }),
  removeCertificate: endpoint({
    method: 'DELETE',
    path: `${path}/certificate`,
    summary: 'Show phones the installation’s own certificate again',
    access: { by: 'page', may: 'device.secret:reveal' },
    returns: WifiProfileSetting,
  }),
}
