// A guest at the counter asks to see their data, or to have it corrected, withdrawn or erased.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { language, text } from '../text.ts'

const at = z.iso.datetime()

/** How consent was given: the hotspot and the phone, as far as they are known. */
const AnsweredRequest = z.object({
  isGiven: z.boolean(),
  at,
  method: z.string(),
  hotspot: z.string().nullable(),
  mac: z.string().nullable(),
  ip: z.string().nullable(),
})

/** Everything that is held of one guest. */
export const HeldGuest = z.object({
  id: z.uuid(),
  profile: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    isPhoneVerified: z.boolean(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    language: z.string(),
    source: z.string(),
    firstSeenAt: at,
    lastSeenAt: at,
    /** Other answers of the guest, by the venue's name for each. */
    more: z.record(z.string(), z.string()),
  }),
  identities: z.array(z.object({ kind: z.string(), value: z.string(), verifiedAt: at })),
  /** The newest 500. */
  visits: z.array(
    z.object({ at, endedAt: at.nullable(), hotspot: z.string(), seconds: z.number(), bytes: z.number() }),
  ),
  devices: z.array(z.object({ mac: z.string(), lastSeenAt: at })),
  /** A guest's device without a browser. */
  ownDevices: z.array(z.object({ name: z.string(), mac: z.string(), addedAt: at })),
  /** The guest's devices that come in by themselves. */
  wifiProfiles: z.array(
    z.object({ device: z.string(), at, expiresAt: at, usedAt: at.nullable(), isRevoked: z.boolean() }),
  ),
  consents: z.array(
    z.object({
      purpose: z.enum(['terms', 'marketing']),
      channel: z.string(),
      isGiven: z.boolean(),
      maxPerMonth: z.int().nullable(),
      at,
      language: z.string(),
      /** The very words. */
      text: z.string(),
      /** Of the owner's words; 0 is the portal's own, null was not written down. */
      version: z.int().nullable(),
      history: z.array(AnsweredRequest),
    }),
  ),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), at })),
  /** What the guest asked the venue for. */
  leads: z.array(z.object({ note: z.string(), at })),
  /** Who the guest is at Zalo. */
  zalo: z.array(
    z.object({ name: z.string(), phone: z.string().nullable(), isFollower: z.boolean(), at: at.nullable() }),
  ),
  /** What both sides wrote over every channel, and which campaigns wrote, newest first. */
  messages: z.array(z.object({ text: z.string(), isFromGuest: z.boolean(), at })),
  /** Every change of the balances, newest first; at most 500, like tasks, gifts and draws. */
  points: z.array(
    z.object({ change: z.int(), unit: z.string(), reason: z.string(), name: z.string(), note: z.string(), at }),
  ),
  tasks: z.array(z.object({ title: z.string(), type: z.string(), status: z.string(), points: z.int(), at })),
  gifts: z.array(z.object({ name: z.string(), status: z.string(), place: z.string(), at, usedAt: at.nullable() })),
  /** Turns of games. */
  draws: z.array(z.object({ game: z.string(), label: z.string(), points: z.int(), at })),
  /** What the guest said after visits. */
  reviews: z.array(z.object({ score: z.int(), words: z.string(), reply: z.string(), at })),
  /** What the venue's team wrote about the guest, and the names of the guest's tags. */
  notes: z.array(z.object({ text: z.string(), at })),
  tags: z.array(z.string()),
  /** What was changed by hand, newest first; at most 100. */
  edits: z.array(z.object({ field: z.string(), before: z.string(), after: z.string(), isByGuest: z.boolean(), at })),
  /** Whether the guest is always or never let in. */
  rule: z
    .object({ id: z.uuid(), kind: z.enum(['allow', 'deny']), reason: z.string(), until: at.nullable() })
    .nullable(),
  /** Changes with every field that can be corrected. */
  mark: z.string(),
  /** What the venue calls its own questions and fields, in the caller's language. */
  labels: z.record(z.string(), z.string()),
})
export type HeldGuest = z.output<typeof HeldGuest>

const GuestLanguage = language
const params = z.object({ id: z.uuid() })
const serve = { by: 'page', may: 'guest.rights:serve' } as const
// Each writes its row of the audit log itself, in the transaction that does it.
const isPart = true

export const guestRights = {
  show: endpoint({
    method: 'GET',
    path: '/guests/{id}',
    summary: 'Everything that is held of a guest, with the evidence of each consent',
    access: { by: 'page', may: 'guest.held:read' },
    params,
    returns: HeldGuest,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/guests/{id}/copy',
    summary: 'What is held of a guest, to hand over: as data, as a page to read, and as a ZIP file of tables',
    access: serve,
    isPart,
    params,
    body: z.object({ language: GuestLanguage }),
    returns: z.object({
      data: HeldGuest.omit({ mark: true }).extend({ venue: z.string() }),
      html: z.string(),
      /** In base64. */
      zip: z.string(),
    }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/guests/{id}',
    summary: 'Put right what a guest says is wrong; a new number or address has to be proved again',
    access: serve,
    isPart,
    params,
    /** An absent field keeps its value; an empty one deletes it. `more` changes existing answers only, `add` adds some. */
    body: z.object({
      name: text(80).optional(),
      phone: text(32).optional(),
      email: text(254).optional(),
      language: GuestLanguage.optional(),
      more: z.record(z.string().max(40), text(500)).optional(),
      add: z.record(text(40).min(1), text(500)).optional(),
      /** The `mark` the caller has seen; what changed since is not overwritten. */
      seen: text(64).optional(),
    }),
    returns: HeldGuest,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/guests/{id}/withdraw',
    summary: 'Take a guest\u2019s consent to messages back; it counts from this moment',
    access: serve,
    isPart,
    params,
    /** Every channel when left out. */
    body: z.object({ channel: z.enum(['email', 'sms', 'zalo', 'call']).optional() }),
    returns: HeldGuest,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/guests/{id}',
    summary: 'Erase a guest; totals of reports stay',
    access: serve,
    isPart,
    params,
    returns: params,
  }),
}
