// The only way out to services of others. A URL may come from a customer, so every address it resolves to is judged at
// the moment of connecting: checking a name first and connecting later would let it change in between.
import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { makeBreaker, type Breaker } from './breaker.ts'
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
  body?: string | Uint8Array
  timeoutMs?: number
  /** The longest answer that is read. */
  maxBytes?: number
  /** Only the beginning of the answer is wanted: a longer one is cut at `maxBytes` instead of refused. */
  isExcerpt?: boolean
  /** Somebody waits for the answer: while the service has not answered several times, it is not asked, see `breaker.ts`. */
  isAwaited?: boolean
}
export type EgressReply = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  bytes: Buffer
}

export type Egress = {
  /**
   * Asks a service of others. Redirects are not followed: a 3xx is an answer like any other.
   * @throws EgressError
   */
  request(url: string, request?: EgressRequest): Promise<EgressReply>
  /** Whether a URL is worth trying; the name in it is judged only when it is resolved. */
  permits(url: string): boolean
  /**
   * The address to connect to for a protocol that is no HTTP, judged; to be used as it is, never looked up again.
   * @throws EgressError
   */
  addressOf(protocol: 'smtp', host: string, port: number): Promise<string>
}

/** Where mail servers listen for those who send; any other port would make us a scanner of ports. */
const MAIL_PORTS = new Set([25, 465, 587, 2525])

/** Resolves a host name; tests replace it because their names are not in the DNS. */
export type Resolve = (
  name: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** @param trusted base URLs the operator configured; their origins may be private and plain http. */
export function makeEgress(trusted: readonly string[], resolve: Resolve = resolveAll): Egress {
  const origins = new Set(trusted.filter(Boolean).map((url) => originOf(new URL(url))))
  const breakers = new Map<string, Breaker>()
  const breakerOf = (origin: string) => {
    const breaker = breakers.get(origin) ?? makeBreaker({ isFailure: isSilence, refuse: leaveAlone })
    breakers.set(origin, breaker)
    return breaker
  }
  return {
    async request(url, request = {}) {
      const target = judge(url, origins)
      const ask = () => exchange(target, request, origins.has(target.origin) ? undefined : guardLookup(resolve))
      return request.isAwaited ? breakerOf(target.origin).pass(ask) : ask()
    },
    permits(url) {
      try {
        return Boolean(judge(url, origins))
      } catch {
        return false
      }
    },
    async addressOf(protocol, host, port) {
      const isTrusted = origins.has(`${protocol}://${host.toLowerCase()}:${port}`)
      const bare = host.replace(/^\[(.*)\]$/, '$1')
      if (!isTrusted && !MAIL_PORTS.has(port)) throw new EgressError('refused', 'not a port of mail servers')
      if (isAddress(bare)) {
        if (!isTrusted && !isPublicAddress(bare)) throw new EgressError('refused', 'not a public address')
        return bare
      }
      const [first] = await addressesOf(resolve, bare, isTrusted)
      return first!
    },
  }
}

const isSilence = (error: unknown) =>
  error instanceof EgressError && (error.reason === 'timeout' || error.reason === 'unreachable')
const leaveAlone = () => new EgressError('unreachable', 'it did not answer several times and is asked again later')

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

function originOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin
}

function addressesOf(resolve: Resolve, name: string, isTrusted: boolean): Promise<string[]> {
  return new Promise((done, reject) => {
    resolve(name, { all: true }, (error, found) => {
      const addresses = error ? [] : found.map(({ address }) => address)
      if (addresses.length === 0) return reject(new EgressError('unreachable', error?.message ?? 'no address'))
      if (!isTrusted && !addresses.every(isPublicAddress))
        return reject(new EgressError('refused', 'not a public address'))
      return done(addresses)
    })
  })
}

/** A resolver that answers only when each address it found is public; one private among them spoils all. */
function guardLookup(resolve: Resolve): LookupFunction {
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

/**
 * One request over a connection of its own.
 * @param connect makes the connection when not the usual way; it calls back once the far side is known to be right
 * @throws EgressError
 */
export function exchange(
  url: URL,
  request: EgressRequest,
  lookup: LookupFunction | undefined,
  connect?: http.ClientRequestArgs['createConnection'],
): Promise<EgressReply> {
  const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS, maxBytes = MOST_BYTES, isExcerpt } = request
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const fail = (error: Error) => reject(explain(error, signal))
    // A fresh connection each time: a kept one would have been judged for another request.
    const options = {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(connect ? { createConnection: connect } : { agent: false as const }),
      lookup,
      signal,
    }
    const sent = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      const parts: Buffer[] = []
      let size = 0
      const finish = () => {
        const bytes = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: bytes.toString('utf8'),
          bytes,
        })
      }
      response.on('error', fail)
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= maxBytes) return void parts.push(part)
        if (isExcerpt) {
          parts.push(part.subarray(0, Math.max(0, part.length - (size - maxBytes))))
          finish()
          sent.destroy()
        } else sent.destroy(new EgressError('too-large', `an answer of more than ${maxBytes} bytes`))
      })
      response.on('end', finish)
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
