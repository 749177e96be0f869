// What each feature does with its rows about a guest on erasure, merge and access requests.
import type { TimelineEntry } from '@portico/contract/profiles.ts'
import type { Schema } from './db/schema.ts'
import type { Tx } from './db/database.ts'

/** A column that names a guest. */
export type GuestColumn = {
  [T in keyof Schema]: readonly [T, Extract<keyof Schema[T], `${string}guest_id`>]
}[keyof Schema]

export type GuestRef = { pageId: string; guestId: string }
/** A guest who is leaving, with what other tables know them by. */
export type LeavingGuest = GuestRef & {
  /** Addresses of the guest's devices, except those another guest has come with since. */
  macs: readonly string[]
  /** Phone number and e-mail address. */
  contacts: readonly string[]
}
/** Two guests who are one person: all of `from` becomes `into`'s. */
export type Merge = { pageId: string; from: string; into: string }

/** The newest `limit` entries before an instant. */
export type TimelineRange = GuestRef & { before: string; limit: number }

/** A merge that is taken back: `into` stays, `from` is a guest again. */
export type Split = Merge & {
  mergeId: string
  mergedAt: string
  /** What {@link GuestData.keep} of all features read before. */
  kept: Readonly<Record<string, unknown>>
}

export type GuestData = {
  /** Every column of the feature's tables that names a guest. A merge is refused while any of them still names `from`. */
  columns: readonly GuestColumn[]
  /** Erases everything that identifies the guest; totals stay. */
  forget?: (tx: Tx, guest: LeavingGuest) => Promise<void>
  /** Erases what an erased guest's session still needed, once it is over. */
  forgetEnded?: (tx: Tx) => Promise<void>
  move?: (tx: Tx, merge: Merge) => Promise<void>
  /** What {@link split} needs, by a name of its own, read before the two become one. */
  keep?: (tx: Tx, merge: Merge) => Promise<Record<string, unknown>>
  /** Takes apart what a merge put together. Rows that only changed their guest are back already. */
  split?: (tx: Tx, split: Split) => Promise<void>
  /** Its entries of what happened with a guest, newest first. */
  timeline?: (tx: Tx, of: TimelineRange) => Promise<TimelineEntry[]>
  /** Its share of what the guest is shown. */
  show?: (tx: Tx, guest: GuestRef) => Promise<Partial<HeldData>>
}

/** What was agreed to: the newest answer, its words, and every answer before it. */
export type HeldConsent = {
  id: string
  purpose: 'terms' | 'marketing'
  channel: string
  isGiven: boolean
  maxPerMonth: number | null
  at: string
  language: string
  textHash: string
  version: number | null
  text: string
  history: HeldAnswer[]
}

/** An answer and its evidence: how, at which hotspot, from which phone. */
export type HeldAnswer = {
  isGiven: boolean
  at: string
  method: string
  hotspot: string | null
  mac: string | null
  ip: string | null
}

/** Everything that is held of a guest, for the guest. */
export type HeldData = {
  profile: {
    name: string | null
    phone: string | null
    isPhoneVerified: boolean
    email: string | null
    isEmailVerified: boolean
    language: string
    source: string
    firstSeenAt: string
    lastSeenAt: string
    /** Other answers of the guest, by the venue's name for each. */
    more: Record<string, string>
  }
  identities: { kind: string; value: string; verifiedAt: string }[]
  visits: { at: string; endedAt: string | null; hotspot: string; seconds: number; bytes: number }[]
  devices: { mac: string; lastSeenAt: string }[]
  /** A guest's device without a browser. */
  ownDevices: { name: string; mac: string; addedAt: string }[]
  /** The guest's devices that come in by themselves. */
  wifiProfiles: { device: string; at: string; expiresAt: string; usedAt: string | null; isRevoked: boolean }[]
  consents: HeldConsent[]
  answers: { question: string; answer: string; at: string }[]
  /** What the guest asked the venue for. */
  leads: { note: string; at: string }[]
  /** What the venue does by itself, and when the guest came into it. */
  automations: { name: string; at: string }[]
  /** What the guest collected: every change of the balances, tasks, orders for gifts, and turns of games. */
  points: { change: number; unit: string; reason: string; name: string; note: string; at: string }[]
  tasks: { title: string; type: string; status: string; points: number; at: string }[]
  gifts: { name: string; status: string; place: string; at: string; usedAt: string | null }[]
  draws: { game: string; label: string; points: number; at: string }[]
  /** What the guest said after visits. */
  reviews: { score: number; words: string; reply: string; at: string }[]
  /** Who the guest is at Zalo, and when they were last in touch there. */
  zalo: { name: string; phone: string | null; isFollower: boolean; at: string | null }[]
  /** Messages of both sides, over every channel. */
  messages: { text: string; isFromGuest: boolean; at: string }[]
  /** What the venue's team wrote about the guest, and the names of the guest's tags. */
  notes: { text: string; at: string }[]
  tags: string[]
  /** What was changed by hand, newest first. */
  edits: { field: string; before: string; after: string; isByGuest: boolean; at: string }[]
  /** Whether the guest is always or never let in. */
  rule: { id: string; kind: 'allow' | 'deny'; reason: string; until: string | null } | null
}
