// How often each address called within a minute. The store that comes with the limits reads the date: a clock that is set
// forward forgives everybody, and one that is set back by a day refuses busy addresses for a day.
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { monotonicMs } from '../clock.ts'

const ADDRESSES = 20_000

type Count = { current: number; sinceMs: number }

/** The store of `@fastify/rate-limit`, one for each route. */
export class CallCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>()

  incr(...[key, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
    const now = monotonicMs()
    const before = this.#counts.get(key)
    const isFresh = before === undefined || now - before.sinceMs >= windowMs
    const { current, sinceMs } = isFresh ? { current: 1, sinceMs: now } : { ...before, current: before.current + 1 }
    this.#counts.delete(key)
    // The one that was silent for longest goes.
    if (this.#counts.size >= ADDRESSES) this.#counts.delete(this.#counts.keys().next().value!)
    this.#counts.set(key, { current, sinceMs })
    answer(null, { current, ttl: Math.ceil(sinceMs + windowMs - now) })
  }

  child(): CallCounts {
    return new CallCounts()
  }
}
