// Limits on guesses and on messages strangers can trigger. A stranger cannot use up a user's tries: they are counted by
// account and network together, a known browser has its own, and guesses from many networks are delayed instead of
// refused. Counts live in the process: a restart clears them, and setting the clock does not: `atMs` is its clock's `elapsedMs`.
import { isIPv6 } from 'node:net'
import { fail } from '../core/fail.ts'
import { makeBrake } from './brake.ts'

const ENTRIES = 50_000
const WINDOW_MINUTES = 15
/** Wrong passwords and codes, by account and network, and by address. */
const MOST_OF_ACCOUNT = 10
const MOST_OF_ADDRESS = 50
/** Attempts at one account from all networks before the brake. */
const FREE = 20
const FIRST_GAP_MS = 1000
const LONGEST_GAP_MS = 10_000

/** Who tries: an account, from an address, with the browser known to the account where there is one. */
export type Attempt = { account: string; ip: string; device?: string | undefined; atMs: number }

export type Throttle = {
  /**
   * Counts an attempt before it is judged: a hundred sent at once are a hundred.
   * @throws request/too-many when the account or the address has tried too often lately.
   */
  attempt(account: string, address: string, atMs: number): void
  /** Takes back what a good attempt counted, and forgives the account. */
  succeeded(account: string, address: string): void
}

/** Limits for what takes a token, a password or a Google sign-in to try at all: refused by account, from anywhere. */
export function makeThrottle(): Throttle {
  const counts = makeCounts(WINDOW_MINUTES)
  return {
    attempt(account, address, atMs) {
      counts.take([`a ${account}`, MOST_OF_ACCOUNT], [`i ${addressOf(address)}`, MOST_OF_ADDRESS], atMs)
    },
    succeeded(account, address) {
      counts.forget(`a ${account}`)
      counts.giveBack(`i ${addressOf(address)}`)
    },
  }
}

export type SignInThrottle = {
  /** Counts an attempt before it is judged, and holds it back while an account is under attack. @throws request/too-many */
  attempt(attempt: Attempt): Promise<void>
  /** Takes back what a good attempt counted. */
  succeeded(attempt: Attempt): void
}

/**
 * Limits for guesses at passwords and digits. Per account in 15 minutes: 10 from a network (IPv4 /24, IPv6 /64), 10
 * from each browser that signed in before, and from all networks together {@link FREE} and then one in each gap of 1 s
 * to 10 s, which is less than 150 (14,400 a day), in each process.
 */
export function makeSignInThrottle(): SignInThrottle {
  const counts = makeCounts(WINDOW_MINUTES)
  const brake = makeBrake()
  return {
    async attempt({ account, ip, device, atMs }) {
      if (device) return counts.take([`d ${account} ${device}`, MOST_OF_ACCOUNT], undefined, atMs)
      const network = networkOf(ip)
      counts.take([`n ${account} ${network}`, MOST_OF_ACCOUNT], [`i ${addressOf(ip)}`, MOST_OF_ADDRESS], atMs)
      const tries = counts.add(`a ${account}`, atMs)
      if (tries > FREE) await brake.wait(account, network, gapMs(tries))
    },
    succeeded({ account, ip, device }) {
      if (device) return counts.forget(`d ${account} ${device}`)
      counts.forget(`n ${account} ${networkOf(ip)}`)
      counts.giveBack(`i ${addressOf(ip)}`)
      counts.giveBack(`a ${account}`)
    },
  }
}

/** The delay before the next guess at an account, by its number in the window. */
export function gapMs(tries: number): number {
  return tries <= FREE ? 0 : Math.min(LONGEST_GAP_MS, FIRST_GAP_MS * 2 ** ((tries - FREE - 1) / 10))
}

const MESSAGE_MINUTES = 60
const MESSAGES_OF_ACCOUNT = 5
const MESSAGES_OF_ADDRESS = 30
/** Shorter than any code lives, so that the newest in a mailbox always works. */
const MESSAGE_GAP_MS = 8 * 60_000

export type MessageThrottle = {
  /**
   * Counts requests to send a message. From one network or browser, the sixth within an hour is refused.
   * @returns whether to send: when requests come from many networks, one mailbox gets the sixth in an hour and later
   * ones only every eight minutes, while the earlier link still works.
   * @throws request/too-many
   */
  attempt(attempt: Attempt): boolean
}

/** Limits for mails and text messages that strangers can trigger. */
export function makeMessageThrottle(): MessageThrottle {
  const counts = makeCounts(MESSAGE_MINUTES)
  const sent = new Map<string, number>()
  return {
    attempt({ account, ip, device, atMs }) {
      if (device) counts.take([`d ${account} ${device}`, MESSAGES_OF_ACCOUNT], undefined, atMs)
      else {
        const ofAddress = [`i ${addressOf(ip)}`, MESSAGES_OF_ADDRESS] as const
        counts.take([`n ${account} ${networkOf(ip)}`, MESSAGES_OF_ACCOUNT], ofAddress, atMs)
      }
      const isPaced = counts.add(`a ${account}`, atMs) > MESSAGES_OF_ACCOUNT
      if (isPaced && atMs - (sent.get(account) ?? -Infinity) < MESSAGE_GAP_MS) return false
      sent.delete(account)
      if (sent.size >= ENTRIES) sent.delete(sent.keys().next().value!)
      sent.set(account, atMs)
      return true
    },
  }
}

type Limit = readonly [key: string, most: number]

function makeCounts(windowMinutes: number) {
  const counts = new Map<string, { attempts: number; since: number }>()
  const read = (key: string, now: number) => {
    const entry = counts.get(key)
    if (entry && now - entry.since < windowMinutes * 60_000) return entry
    const fresh = { attempts: 0, since: now }
    counts.delete(key)
    // The oldest goes: a flood of made-up names must not forgive everybody at once.
    if (counts.size >= ENTRIES) counts.delete(counts.keys().next().value!)
    counts.set(key, fresh)
    return fresh
  }
  return {
    /** Counts by both limits, or by neither. */
    take(first: Limit, second: Limit | undefined, atMs: number): void {
      const limits = second ? [first, second] : [first]
      const entries = limits.map(([key, most]) => ({ entry: read(key, atMs), most }))
      if (entries.some(({ entry, most }) => entry.attempts >= most)) throw fail('request/too-many')
      for (const { entry } of entries) entry.attempts++
    },
    add: (key: string, atMs: number) => ++read(key, atMs).attempts,
    giveBack(key: string): void {
      const entry = counts.get(key)
      if (entry) entry.attempts = Math.max(0, entry.attempts - 1)
    },
    forget: (key: string) => void counts.delete(key),
  }
}

/** What one customer of a provider usually has: IPv4 /24, IPv6 /64. */
export function networkOf(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  return v4 ? v4[1]! : addressOf(ip)
}

/** The unit that is counted: an IPv4 address, or the /64 of an IPv6 address, since one computer can use all of it. */
function addressOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groupsOf = (half: string) => half.split(':').filter(Boolean)
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
