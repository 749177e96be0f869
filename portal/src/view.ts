// What the server tells the portal to show. Plain data: no request, no database, no clock.
import type { FieldProblem } from '@portico/contract/errors.ts'
import type { Language } from '@portico/locales/languages.ts'

export type Venue = {
  name: string
  /** A path on our own origin, such as /media/…; anything else is not shown. */
  logoUrl?: string
  heroUrl?: string
  /** How to reach the person answering for guests' data, as guests should read it. */
  contact?: string
}

/** Colours as #rgb or #rrggbb; one that cannot be read falls back to ours. */
export type Look = {
  accent: string
  /** The paper of the light scheme. The dark scheme always has its own. */
  background?: string
  wave?: boolean
}

export type Page = {
  screen: Screen
  /** Undefined when nobody knows which venue was meant. */
  venue: Venue | undefined
  look: Look
  language: Language
  hrefs: Hrefs
}

export type Hrefs = {
  /** This same screen in another language. */
  languageHref: (language: Language) => string
  terms: string
}

export type Screen = Connect | GuestForm | HandOver | Waiting | Online | Terms | Problem
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>

/** One tap: terms and a button. */
export type Connect = Submission & {
  kind: 'connect'
  errors?: { terms?: FieldProblem }
}

/** The names of the controls, which are the keys of the posted form. */
export const GUEST_FIELDS = ['name', 'phone', 'email'] as const
export type GuestField = (typeof GUEST_FIELDS)[number]
export type Ask = 'hidden' | 'optional' | 'required'

export const CHANNELS = ['email', 'sms', 'zalo'] as const
export type Channel = (typeof CHANNELS)[number]

export type GuestForm = Submission & {
  kind: 'form'
  fields: Record<GuestField, Ask>
  values?: Partial<Record<GuestField, string>>
  errors?: Partial<Record<GuestField | 'terms', FieldProblem>>
  /** Asks for consent to messages; undefined asks for none. Never ticked for the guest. */
  marketing?: Marketing
}

export type Marketing = { channels: readonly Channel[]; maxPerMonth: number }

type Submission = {
  /** Where the form is posted. Ticked boxes arrive as `terms=yes` and `marketing=yes`. */
  action: string
  /** Posted along, such as the token of the portal session. */
  hidden?: Record<string, string>
  /** The guest's own tick, kept after a refused submission. */
  isTermsTicked?: boolean
}

/** Sends the browser on to the gateway; the only screen that may point to another host. */
export type HandOver = {
  kind: 'handOver'
  to: { method: 'get' | 'post'; action: string; fields: Record<string, string> } | { href: string }
}

/** The gateway has not confirmed yet. */
export type Waiting = {
  kind: 'waiting'
  secondsWaited: number
  /** Asks again; read by GET. */
  checkHref: string
  /** Begins anew. */
  againHref: string
}

/** Shown only after the gateway confirmed. */
export type Online = {
  kind: 'online'
  secondsLeft?: number
  downKbps?: number
  upKbps?: number
  continueHref?: string
}

export type Terms = {
  kind: 'terms'
  backHref: string
  /** Months a guest is remembered after the last visit, when the installation really deletes by then. */
  keptMonths?: number
}

export const PROBLEMS = [
  'not-through-wifi',
  'expired',
  'gateway-silent',
  'refused',
  'too-many',
  'gone',
  'not-found',
  'server',
] as const
export type ProblemKind = (typeof PROBLEMS)[number]

export type Problem = {
  kind: 'problem'
  problem: ProblemKind
  /** The way on behind the button. */
  href: string
  /** How long until trying again makes sense; counts down where scripts run. */
  secondsUntilRetry?: number
  /** The request's id, for whoever helps. */
  reference?: string
}
