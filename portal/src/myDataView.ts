// What is shown of a guest's own data, and of the venue. Plain data, every instant already in words.

/** Asks where a code may go: to a contact that is known, or to one that is typed. */
export type MyDataAsk = {
  kind: 'meAsk'
  action: string
  /** Contacts that were proved, with the middle hidden; the guest is known. Empty: the guest types one. */
  contacts: readonly { kind: 'phone' | 'email'; masked: string }[]
  /** Nothing of the guest was ever proved: a code can go nowhere, being on the Wi-Fi is the proof. */
  isUnproved?: boolean
  /** Messages are being sent, and can be stopped without proof. */
  canWithdraw?: boolean
  notice?: MyDataNotice
}

export type MyDataCode = {
  kind: 'meCode'
  action: string
  /** What the code opens, where it is not one's own data. */
  words?: { title: string; text: string }
  sentTo: string
  resendSeconds: number
  /** Tries left, of `wrong`. */
  left?: number
  notice?: MyDataNotice
}

export type MyData = {
  kind: 'me'
  action: string
  name: string
  email: string
  /** The phone number, which is corrected by proving another. */
  phone?: string
  isPhoneVerified: boolean
  isEmailVerified: boolean
  /** Other answers of the guest: the venue's name for each, and the answer. */
  more: readonly { label: string; value: string }[]
  visits: readonly { at: string; hotspot: string; minutes: number; megabytes: number }[]
  visitsInAll: number
  devices: readonly { mac: string; at: string }[]
  /** Without a browser, by the name the guest gave. */
  ownDevices: readonly { name: string; mac: string; at: string }[]
  /** That come in by themselves. */
  wifiProfiles: readonly { device: string; at: string; expiresAt: string; isRevoked: boolean }[]
  consents: readonly ConsentShown[]
  answers: readonly { question: string; answer: string; at: string }[]
  /** What the guest asked the venue for. */
  leads: readonly { note: string; at: string }[]
  /** What was collected: every change of the points, tasks, gifts, and turns of games. */
  points: readonly { change: number; reason: string; name: string; at: string }[]
  tasks: readonly { title: string; type: string; status: string; at: string }[]
  gifts: readonly { name: string; status: string; place: string; at: string }[]
  draws: readonly { game: string; label: string; at: string }[]
  /** What the guest said after visits. */
  reviews: readonly { score: number; words: string; at: string }[]
  /** Messages of both sides. */
  messages: readonly { text: string; isFromGuest: boolean; at: string }[]
  /** What the venue's team wrote about the guest, and the names of the guest's tags. */
  notes: readonly { text: string; at: string }[]
  tags: readonly string[]
  jsonHref: string
  zipHref: string
  htmlHref: string
  eraseHref: string
  backHref?: string
  /** The guest's own short link, once made. */
  link?: string
  notice?: MyDataNotice
  /** As a document of its own, to be kept: no button, no link. */
  isCopy?: boolean
}

export type ConsentShown = {
  purpose: 'terms' | 'marketing'
  channel: string
  isGiven: boolean
  at: string
  maxPerMonth?: number
  text: string
}

export type MyDataErase = {
  kind: 'meErase'
  action: string
  backHref: string
  /** How long a register of connections keeps the guest all the same, where a law asks for one. */
  registerMonths?: number
}

export const ME_NOTICES = [
  'saved',
  'withdrawn',
  'email-wrong',
  'name-wrong',
  'contact-wrong',
  'wrong',
  'expired',
  'spent',
  'wait',
  'too-many',
  'link-made',
] as const
export type MyDataNotice = (typeof ME_NOTICES)[number]

/** The venue as a phone's settings may show it, also to who is not on its Wi-Fi. */
export type VenueInfo = {
  kind: 'venue'
  description: string
  address: string
  /** With its currency and unit; empty when the venue names none. */
  price: string
  /** Days with the same hours together; empty times are a closed day. */
  hours: readonly { days: string; times: string }[]
  pictures: readonly { path: string; width: number; height: number }[]
  myDataHref: string
}
