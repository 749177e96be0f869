// What the server tells the portal to show. Plain data: no request, no database, no clock.
import type { FieldProblem } from '@portico/contract/errors.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Advert } from './advertView.ts'
import type { HomePage, HomeScreen } from './home/view.ts'
import type { MyData, MyDataAsk, MyDataCode, MyDataErase, VenueInfo } from './myDataView.ts'
import type { HandOver, Online, Waiting } from './onlineView.ts'
import type { OwnDevices } from './ownDevicesView.ts'
import type { PurchaseView } from './purchaseView.ts'

export type Venue = {
  name: string
  /** A path on our own origin, such as /media/…; anything else is not shown. */
  logoUrl?: string
  heroUrl?: string
  /** The house's own rules, by language; they stand before the terms. */
  rules?: Partial<Record<Language, string>>
  /** What messages guests are asked for, when the owner decided it. */
  marketing?: Marketing
  /** Which versions of the owner's words these are; posted along with the boxes. */
  wording?: string
  /** Guests may say how it was. */
  asksForReviews?: boolean
  /** It can be followed on Zalo. */
  isOnZalo?: boolean
  /** Guests may take a Wi-Fi profile along. */
  offersProfiles?: boolean
  /** Its menu, on the guests' origin, while there is something on it. */
  menuHref?: string
  /** How to reach the person answering for guests' data, as guests should read it. */
  contact?: string
}

/** Colours as #rgb or #rrggbb; one that cannot be read falls back to ours. */
export type Look = {
  accent: string
  /** The paper of the light scheme. The dark scheme always has its own. */
  background?: string
  wave?: boolean
  /** Light or dark whatever the phone prefers. */
  scheme?: 'auto' | 'light' | 'dark'
  /** The template all of this comes from (look/design.ts); undefined is the plain page. */
  design?: TemplateDesign
}

export type Page = {
  screen: Screen
  /** Undefined when nobody knows which venue was meant. */
  venue: Venue | undefined
  look: Look
  language: Language
  hrefs: Hrefs
  /** Stands after the steps. */
  advert?: Advert
  /** Asked for once the page was on screen, where a booking decides its look. */
  seenHref?: string
  /** Of a guest's home, which a phone can keep. */
  home?: HomePage
}

export type Hrefs = {
  /** This same screen in another language. */
  languageHref: (language: Language) => string
  terms: string
}

export type Screen =
  | Connect
  | GuestForm
  | CodeEntry
  | PasswordEntry
  | AccessCodeEntry
  | Purchase
  | SignInElsewhere
  | Video
  | HandOver
  | Waiting
  | Online
  | Terms
  | Problem
  | MyDataAsk
  | MyDataCode
  | MyData
  | MyDataErase
  | VenueInfo
  | OwnDevices
  | HomeScreen
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>

/** The owner's own words, in the guest's language; ours where they are missing. */
export type StepWords = { title?: string; text?: string; button?: string }

/** What every step's screen has: one form with a button. */
export type Submission = {
  /** Where the form is posted. Ticked boxes arrive as `terms=yes` and `marketing=yes`, a second button as `do=…`. */
  action: string
  /** Posted along, such as the token of the portal session. */
  hidden?: Record<string, string>
  words?: StepWords
  /** #rrggbb of this step's button; the page's own when absent. */
  buttonColor?: string
  /** Which step of how many; undefined when there is but one. */
  position?: { number: number; of: number }
  /** Absent on steps after the one where the guest agreed. */
  agreement?: Agreement
  /** A sentence above the form: what has just happened, or why it did not go on. */
  notice?: Notice
  /** The guest may pass this step over. */
  canSkip?: boolean
}

export type Agreement = {
  /** The guest's own tick, kept after a refused submission. */
  isTicked?: boolean
  problem?: FieldProblem
  /** Asks for consent to messages; undefined asks for none. Never ticked for the guest. */
  marketing?: Marketing
  wording?: string
}
/** `texts`: the owner's own words, where `{venue}`, `{channels}` and `{maxPerMonth}` are filled in. */
export type Marketing = {
  channels: readonly Channel[]
  maxPerMonth: number
  texts?: Partial<Record<Language, string>>
}

export const CHANNELS = ['email', 'sms', 'zalo', 'call'] as const
export type Channel = (typeof CHANNELS)[number]

export const NOTICES = [
  'check',
  'sent',
  'wait',
  'too-many',
  'pass-too-many',
  'undelivered',
  'country',
  'wrong',
  'expired',
  'spent',
  'password-wrong',
  'password-too-many',
  'access-unknown',
  'access-expired',
  'access-spent',
  'access-revoked',
  'access-devices',
  'access-too-many',
  'purchase-gone',
  'purchase-over',
  'purchase-unreachable',
  'purchase-too-many',
  'sign-in-refused',
  'sign-in-away',
  'watch',
] as const
/** `seconds`: how long until the thing asked for makes sense; `left`: tries left. */
export type Notice = { kind: (typeof NOTICES)[number]; seconds?: number; left?: number }

/** One tap: terms and a button. With `isTerms` it is a step of its own before others. */
export type Connect = Submission & { kind: 'connect'; isTerms?: boolean }

export type GuestForm = Submission & {
  kind: 'form'
  questions: readonly AskedQuestion[]
  /** Which words stand above when the owner wrote none. */
  about: 'contact' | 'survey' | 'phone' | 'email'
}

export type AskedQuestion = {
  /** The name of the control, which is the key in the posted form. */
  id: string
  type: 'text' | 'number' | 'choice' | 'rating' | 'nps' | 'date' | 'phone' | 'email'
  /** Undefined for what the portal can ask by itself: name, phone, email. */
  label?: string
  /** Of those three; decides keyboard, autofill and phrases. */
  field?: GuestField
  isRequired: boolean
  options?: readonly { value: string; label: string }[]
  value?: string
  problem?: FieldProblem
}

export const GUEST_FIELDS = ['name', 'phone', 'email'] as const
export type GuestField = (typeof GUEST_FIELDS)[number]

export const CODE_WAYS = ['sms', 'zalo', 'email', 'screen', 'staff'] as const
export type CodeWay = (typeof CODE_WAYS)[number]

export type CodeEntry = Submission & {
  kind: 'code'
  way: CodeWay
  /** Where it went, with the middle hidden; undefined for a code on the screen or from staff. */
  sentTo?: string
  /** The code itself, for `screen` only. */
  shown?: string
  /** Seconds until another may be asked for. */
  resendSeconds: number
  otherWays: readonly CodeWay[]
  /** Which contact `change` goes back to. */
  asked: 'phone' | 'email'
  /** Offers a few minutes of Internet to fetch the mail. */
  canPass: boolean
  /** Minutes of the pass that are left, while it runs. */
  passSeconds?: number
}

export type PasswordEntry = Submission & { kind: 'password'; problem?: FieldProblem }

/** A code from a slip or the counter. */
export type AccessCodeEntry = Submission & { kind: 'accessCode'; value?: string; problem?: FieldProblem }

export const PROVIDERS = ['google', 'facebook', 'zalo'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Sign-in that a phone's mini-browser may not do. */
export type SignInElsewhere = Submission & {
  kind: 'signIn'
  provider: Provider
  /** Set once the pass runs. */
  elsewhere?: {
    secondsLeft: number
    phone: 'ios' | 'android' | 'other'
    /** On from this very browser; absent in a mini-browser, which the provider would refuse. */
    href?: string
    /** From an Android's mini-browser into Chrome. */
    intentHref?: string
    /** For another browser or device, good once; absent when it was opened. */
    address?: string
    qr?: { path: string; size: number }
  }
}

export type Purchase = Submission & PurchaseView

/** A video or an advert. The server keeps the time, so nothing has to load. */
export type Video = Submission & {
  kind: 'video'
  mediaUrl?: string
  posterUrl?: string
  seconds: number
  secondsUntilSkip: number
}

export type Terms = {
  kind: 'terms'
  backHref: string
  /** Months a guest is remembered after the last visit, when the installation really deletes by then. */
  keptMonths?: number
}

export const PROBLEMS = [
  'code-ready',
  'hand-off-over',
  'not-through-wifi',
  'expired',
  'ended',
  'left',
  'erased',
  'gateway-silent',
  'refused',
  'too-many',
  'full',
  'blocked',
  'quota',
  'gone',
  'not-found',
  'unreadable',
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
  /** The request's id, for support. */
  reference?: string
}
