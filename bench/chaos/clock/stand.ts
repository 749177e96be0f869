// What is begun before a step of the clock, and looked at after it.
import { call, ApiError } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { anyAddress, makeCaller } from '../load/insist.ts'
import { placesOf, type Running } from '../rig/system.ts'
import type { FakeClock } from '../rig/fakeClock.ts'

export type Stand = { system: Running; clock: FakeClock }
/** @param by how far the clock was set, in seconds @returns what is wrong, in a sentence each */
export type Look = (by: number) => Promise<string[]>
/** Begins something, and looks at it after the step. */
export type Trial = (stand: Stand) => Promise<Look>

type Sent = { token?: string; address?: string; headers?: Record<string, string> }
type Answer<E extends Endpoint> = { reply?: Reply<E>; code: string; headers: Headers }

/** Repeats what came to nothing because the server was busy. */
export function insist<T>({ system }: Stand, attempt: () => Promise<T | undefined>): Promise<T> {
  return makeCaller(placesOf(system)).insist(attempt)
}

/** One call, whose refusal is an answer like another. `code` is empty when all is well. */
export function ask<E extends Endpoint>(
  stand: Stand,
  endpoint: E,
  request: Request<E>,
  sent: Sent = {},
): Promise<Answer<E>> {
  return insist(stand, async () => {
    const answer = await askOnce(stand, endpoint, request, sent)
    return answer.code === 'server/busy' ? undefined : answer
  })
}

async function askOnce<E extends Endpoint>(
  { system }: Stand,
  endpoint: E,
  request: Request<E>,
  { token, address = anyAddress(), headers = {} }: Sent,
): Promise<Answer<E>> {
  let answered = new Headers()
  const to = {
    base: placesOf(system)[0]!.apiUrl,
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      const sent = new Headers(init?.headers)
      for (const [name, value] of Object.entries({ ...headers, 'x-forwarded-for': address })) sent.set(name, value)
      const response = await fetch(url, { ...init, headers: sent })
      answered = response.headers
      return response
    },
  }
  try {
    return { reply: await call(to, endpoint, request, token ? { token } : {}), code: '', headers: answered }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, headers: answered }
  }
}

/** Pairs of what a call should have said and did, as faults. */
export function compare(what: string, said: string, expected: string): string[] {
  return said === expected ? [] : [`${what}: ${said || 'accepted'} instead of ${expected || 'accepted'}`]
}
