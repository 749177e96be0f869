// Wrong passwords are counted by account and by address, so that neither guessing at one account from
// many addresses nor at many accounts from one is worth it. Counts live in the process: a restart forgives.
import { fail } from '../core/fail.ts'

const WINDOW_MS = 15 * 60_000
const ACCOUNT_LIMIT = 10
const ADDRESS_LIMIT = 50
const ENTRIES = 20_000

export type Throttle = {
  /** @throws request/too-many when the account or the address has failed too often lately. */
  check(account: string, address: string, now: Date): void
  failed(account: string, address: string, now: Date): void
  succeeded(account: string): void
}

export function makeThrottle(): Throttle {
  const counts = new Map<string, { failures: number; since: number }>()
  const failuresOf = (key: string, now: Date) => {
    const entry = counts.get(key)
    return entry && now.getTime() - entry.since < WINDOW_MS ? entry.failures : 0
  }
  const count = (key: string, now: Date) => {
    const failures = failuresOf(key, now)
    if (failures === 0) {
      if (counts.size >= ENTRIES) counts.clear()
      counts.set(key, { failures: 1, since: now.getTime() })
    } else counts.get(key)!.failures++
  }
  return {
    check(account, address, now) {
      const isOver = failuresOf(`a ${account}`, now) >= ACCOUNT_LIMIT || failuresOf(`i ${address}`, now) >= ADDRESS_LIMIT
      if (isOver) throw fail('request/too-many')
    },
    failed(account, address, now) {
      count(`a ${account}`, now)
      count(`i ${address}`, now)
    },
    succeeded: (account) => void counts.delete(`a ${account}`),
  }
}
