// Attempts are counted by account and by address, so that neither guessing at one account from many addresses nor at many
// accounts from one is worth it. Counts live in the process: a restart forgives.
import { fail } from '../core/fail.ts'

const ENTRIES = 20_000

export type Throttle = {
  /**
   * Counts an attempt before it is judged: a hundred sent at once are a hundred.
   * @throws request/too-many when the account or the address has tried too often lately.
   */
  attempt(account: string, address: string, now: Date): void
  /** Takes back what a good attempt counted, and forgives the account. */
  succeeded(account: string, address: string): void
}

type Limits = { perAccount: number; perAddress: number; windowMinutes: number }

/** Wrong passwords and codes. */
export const GUESSES: Limits = { perAccount: 10, perAddress: 50, windowMinutes: 15 }
/** Mails and text messages that anybody can have sent to anybody. */
export const MESSAGES: Limits = { perAccount: 5, perAddress: 30, windowMinutes: 60 }

/** Counts per process; asked before and told after each try. */
/** Counts in memory, by the limits given. */
export function makeThrottle({ perAccount, perAddress, windowMinutes }: Limits): Throttle {
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
    attempt(account, address, at) {
      const now = at.getTime()
      const [ofAccount, ofAddress] = [read(`a ${account}`, now), read(`i ${address}`, now)]
      if (ofAccount.attempts >= perAccount || ofAddress.attempts >= perAddress) throw fail('request/too-many')
      ofAccount.attempts++
      ofAddress.attempts++
    },
    succeeded(account, address) {
      counts.delete(`a ${account}`)
      const ofAddress = counts.get(`i ${address}`)
      if (ofAddress) ofAddress.attempts = Math.max(0, ofAddress.attempts - 1)
    },
  }
}
