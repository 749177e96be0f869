// What stands at the end of the way: at the gateway's door, and behind it.

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
  /** Starts again. */
  againHref: string
}

/** Shown only after the gateway confirmed. */
export type Online = {
  kind: 'online'
  /** The phone came back through the gateway, and its report is on the way: the page looks again soon. */
  isUnconfirmed?: true
  secondsLeft?: number
  downKbps?: number
  upKbps?: number
  continueHref?: string
  /** The code a guest bought, in groups. */
  code?: string | undefined
  /** Asks again, and is what a bookmark keeps. */
  checkHref?: string
  notice?: OnlineNotice
  /** Both are posted; absent where the gateway or the flow offers none. */
  extend?: { action: string; minutes: number }
  leaveAction?: string
  myDataHref?: string
  /** Where a guest brings devices without a browser along. */
  devicesHref?: string
  venueHref?: string
  /** Where the guest says how it was, where the venue asks. */
  reviewHref?: string
  /** The guest's own page of the venue. */
  homeHref?: string
  /** Where they follow the venue on Zalo. */
  zaloHref?: string | undefined
  /** Where they take along a profile that signs their device in by itself. */
  profileHref?: string | undefined
}

/** What became of what an online guest asked for, by the gateway's word. */
export const ONLINE_NOTICES = [
  'extended',
  'extend-waiting',
  'extend-unsupported',
  'extend-failed',
  'leaving',
  'leave-failed',
] as const
export type OnlineNotice = (typeof ONLINE_NOTICES)[number]
