// A client that repeats itself until it is answered, each time at another server, as one behind a balancer does.
import { setTimeout as sleep } from 'node:timers/promises'
import { call, ApiError } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { Place } from '../rig/processes.ts'

const AGAIN_MS = 50
const ANSWER_MS = 10_000
const LONGEST_MS = 120_000
const CALLERS = 2000
/** Share of the answers that do not reach the client, as on a bad link. */
const LOST = 0.02

export type Caller = {
  /** Repeats an attempt at one server after the other until it returns something. */
  insist<T>(attempt: (place: Place) => Promise<T | undefined>): Promise<T>
  /** A call until it is acknowledged. */
  write<E extends Endpoint>(endpoint: E, request: Request<E>, token: string): Promise<Reply<E>>
  /** Refusals that say to come again, with how often they came. */
  said: Map<string, number>
  /** How many writes had no answer within ten seconds. */
  countUnanswered(): number
}

/** @param isCareful false for one that repeats a call without its key, and so may do it twice */
export function makeCaller(places: readonly Place[], isCareful = true, longestMs = LONGEST_MS): Caller {
  const said = new Map<string, number>()
  let [turn, unanswered] = [0, 0]
  async function insist<T>(attempt: (place: Place) => Promise<T | undefined>): Promise<T> {
    for (const from = monotonicMs(); monotonicMs() - from < longestMs; await sleep(AGAIN_MS)) {
      const reply = await attempt(places[turn++ % places.length]!)
      if (reply !== undefined) return reply
    }
    throw new Error(`no server answered for ${longestMs / 1000} seconds`)
  }
  return {
    said,
    countUnanswered: () => unanswered,
    insist,
    write(endpoint, request, token) {
      const key = crypto.randomUUID()
      return insist(async ({ apiUrl }) => {
        const headers = { 'idempotency-key': isCareful ? key : crypto.randomUUID(), 'x-forwarded-for': anyAddress() }
        const to = { base: apiUrl, fetch: withHeaders(headers) }
        const signal = AbortSignal.timeout(ANSWER_MS)
        try {
          const reply = await call(to, endpoint, request, { token, language: 'en', signal })
          return Math.random() < LOST ? undefined : reply
        } catch (error) {
          if (signal.aborted) unanswered += 1
          const words = againWords(error)
          if (words !== '') said.set(words, (said.get(words) ?? 0) + 1)
          return undefined
        }
      })
    },
  }
}

/** An address of its own for each request, so that limits per address are not what is tested. */
export function anyAddress(): string {
  const caller = Math.floor(Math.random() * CALLERS)
  return `10.9.${caller >> 8}.${caller & 255}`
}

function withHeaders(more: Record<string, string>): typeof fetch {
  return (url, init) => fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...more } })
}

/** What a server said that wants the call again; nothing when it was cut off. @throws what is no reason to come again */
function againWords(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return ''
  if (error.status < 500 && error.status !== 429 && error.code !== 'idempotency/running') throw error
  return `${error.status} ${error.message}`
}
