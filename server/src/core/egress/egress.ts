// The only way out to services of others. A URL may come from a customer, so every address it resolves to is judged at
// the moment of connecting: checking a name first and connecting later would let it change in between.
import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAddress, isPublicAddress } from './publicAddress.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 1_000_000

export type EgressReason = 'refused' | 'timeout' | 'too-large' | 'unreachable'

/** A request that got no answer we would use; `refused` means it never left. */
export class EgressError extends Error {
  readonly reason: EgressReason

  constructor(reason: EgressReason, message: string) {
    super(message)
    this.reason = reason
  }
}

export type EgressRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  /** The longest answer that is read. */
  maxBytes?: number
}
export type EgressReply = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

export type Egress = {
  /**
   * Asks a service of others. Redirects are not followed: a 3xx is an answer like any other.
   * @throws EgressError
   */
  request(url: string, request?: EgressRequest): Promise<EgressReply>
}

/** Finds the addresses of a name; replaced in tests, where no name of ours is in the DNS. */
export type Resolve = (
  name: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** @param trusted base URLs the operator configured; their origins may be private and plain http. */
export function makeEgress(trusted: readonly string[], resolve: Resolve = resolveAll): Egress {
  const origins = new Set(trusted.filter(Boolean).map((url) => new URL(url).origin))
  return {
    async request(url, request = {}) {
      const target = judge(url, origins)
      return exchange(target, request, origins.has(target.origin) ? undefined : guarded(resolve))
    },
  }
}

function judge(text: string, origins: Set<string>): URL {
  if (!URL.canParse(text)) throw new EgressError('refused', 'not a URL')
  const url = new URL(text)
  if (url.username || url.password) throw new EgressError('refused', 'a URL with a user name in it')
  if (origins.has(url.origin)) return url
  if (url.protocol !== 'https:') throw new EgressError('refused', 'only https')
  // Node asks no resolver for an address, so the guard below would never see one.
  if (isAddress(url.hostname) && !isPublicAddress(url.hostname))
    throw new EgressError('refused', 'not a public address')
  return url
}

const resolveAll: Resolve = (name, options, done) => systemLookup(name, { ...options, all: true }, done)

/** A resolver that answers only when each address it found is public; one private among them spoils all. */
function guarded(resolve: Resolve): LookupFunction {
  return (name, options, done) => {
    resolve(name, options, (error, addresses) => {
      if (error) return done(error, '', 0)
      const isClean = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
      if (!isClean) return done(new EgressError('refused', 'not a public address'), '', 0)
      if (options.all) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

function exchange(url: URL, request: EgressRequest, lookup: LookupFunction | undefined): Promise<EgressReply> {
  const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS, maxBytes = MOST_BYTES } = request
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const fail = (error: Error) => reject(explain(error, signal))
    // A fresh connection each time: a kept one would have been judged for another request.
    const options = {
      method,
      headers: { accept: 'application/json', ...headers },
      agent: false as const,
      lookup,
      signal,
    }
    const sent = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('error', fail)
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= maxBytes) parts.push(part)
        else sent.destroy(new EgressError('too-large', `an answer of more than ${maxBytes} bytes`))
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

function explain(error: Error, signal: AbortSignal): EgressError {
  if (error instanceof EgressError) return error
  if (signal.aborted) return new EgressError('timeout', 'no answer in time')
  return new EgressError('unreachable', error.message || 'no connection')
}
