// "Why can't my guest connect?": the way from the phone to the Internet, link by link, as it was recorded.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'

/** In the order they are passed. */
export const LINKS = ['portal', 'steps', 'gateway', 'answer', 'online'] as const
export type LinkName = (typeof LINKS)[number]

/** The diagnoses, including "nothing is wrong"; each has a sentence and a remedy. */
export const CAUSES = [
  'online',
  'left',
  'time-up',
  'under-way',
  'stopped',
  'stopped-code',
  'stopped-provider',
  'code-unknown',
  'code-expired',
  'code-spent',
  'code-revoked',
  'code-devices',
  'code-wrong',
  'code-undelivered',
  'password-wrong',
  'tries-spent',
  'blocked',
  'quota',
  'full',
  'not-set-up',
  'gateway-offline',
  'wrong-secret',
  'wrong-name',
  'shared-name',
  'unsigned',
  'no-request',
  'token-refused',
  'order-waiting',
  'order-failed',
  'order-address',
  'order-unreachable',
  'order-certificate',
  'order-sign-in',
  'order-version',
  'order-site',
  'order-client',
  'order-refused',
  'order-restarted',
  'refused-unknown',
  'refused-wrong-password',
  'refused-wrong-device',
  'refused-wrong-gateway',
  'refused-used',
  'refused-expired',
  'refused-revoked',
  'refused-denied',
  'eap-untrusted',
  'eap-server-expired',
  'eap-method',
  'eap-broken',
  'eap-no-keys',
  'profile-off',
  'profile-unknown',
  'profile-revoked',
  'profile-expired',
  'profile-withdrawn',
  'no-accounting',
  'no-report',
  'never-seen',
] as const
export type Cause = (typeof CAUSES)[number]

const Link = z.object({
  name: z.enum(LINKS),
  state: z.enum(['ok', 'broken', 'waiting', 'open']),
  at: z.iso.datetime().nullable(),
})
export type Link = z.output<typeof Link>

export const Chain = z.object({
  mac: z.string(),
  guestId: z.uuid().nullable(),
  guestName: z.string().nullable(),
  nas_id: z.string().nullable(),
  deviceName: z.string().nullable(),
  at: z.iso.datetime(),
  cause: z.enum(CAUSES),
  /** The kind of step the guest is at. */
  step: z.string().nullable(),
  /** The words of the gateway or its controller. */
  detail: z.string().nullable(),
  links: z.array(Link),
})
export type Chain = z.output<typeof Chain>

/** What is odd about a gateway, apart from packets that got no reply. */
export const DROPS = [
  'wrong-secret',
  'no-message-authenticator',
  'unknown-gateway',
  /** Guests it sent to the portal with a seal its key does not open. */
  'wrong-key',
  /** The packet matched no gateway of that name, and its address does not tell them apart. */
  'shared-name',
  /** Proven packets come from two addresses by turns. */
  'two-boxes',
  /** Its reports are of another hour. */
  'clock-off',
  /** Phones knock at RADIUS by their address, and not one comes to the portal. */
  'portal-unseen',
  /** openNDS has ended and its agent lives: everybody is online without signing in. */
  'wifi-open',
] as const

const Drop = z.object({
  nas_id: z.string(),
  deviceName: z.string(),
  reason: z.enum(DROPS),
  address: z.string(),
  /** The name a stranger gives that resembles this device's. */
  saidName: z.string().nullable(),
  /** Packets; of `wrong-key` and `portal-unseen` guests. */
  packets: z.number().int(),
  lastAt: z.iso.datetime(),
})
export type Drop = z.output<typeof Drop>

const Silent = z.object({ nas_id: z.string(), deviceName: z.string(), lastSeenAt: z.iso.datetime().nullable() })

/** A device as it is asked about, and how its last hour was. */
const ExaminedDevice = Silent.extend({
  isSilent: z.boolean(),
  tried: z.number().int(),
  online: z.number().int(),
})
export type ExaminedDevice = z.output<typeof ExaminedDevice>

const access = { by: 'page', may: 'session:read' } as const

export const doctor = {
  venue: endpoint({
    method: 'GET',
    path: '/doctor',
    summary: 'The last hour: who tried, who came online, where the others stopped',
    access,
    returns: z.object({
      tried: z.number().int(),
      online: z.number().int(),
      causes: z.array(
        z.object({
          cause: z.enum(CAUSES),
          step: z.string().nullable(),
          deviceName: z.string().nullable(),
          count: z.number().int(),
        }),
      ),
      drops: z.array(Drop),
      silent: z.array(Silent),
      rows: z.array(Chain),
    }),
  }),
  examine: endpoint({
    method: 'GET',
    path: '/doctor/chains',
    summary: 'The way of one guest, phone or gateway, newest first',
    access,
    /** A MAC address, a guest’s id, a name or the end of a phone number, a nas_id, or part of a device’s name. */
    query: z.object({ of: text(128).min(2) }),
    /** `devices` are those the question names. */
    returns: z.object({ rows: z.array(Chain), drops: z.array(Drop), devices: z.array(ExaminedDevice) }),
  }),
}
