// Reading what a gateway put into the address, which came through the guest's browser: all of it may be forged.
import { isIP, isIPv4 } from 'node:net'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Arrival } from './adapter.ts'

type Query = Record<string, string>
type Names = { mac: readonly string[]; ip?: readonly string[]; url: readonly string[] }

/** The guest, read by the names a brand gives things; undefined without a readable device address. */
export function readGuest(query: Query, names: Names): Arrival | undefined {
  const mac = normaliseMac(first(query, names.mac))
  if (!mac) return undefined
  const ip = first(query, names.ip ?? [])
  return {
    mac,
    ip: isIP(ip) ? ip : null,
    originalUrl: first(query, names.url).slice(0, 2000).toWellFormed(),
    failure: undefined,
    data: {},
  }
}

/** Picks these parameters, cut to a safe length; absent ones are left out. */
export function pickQuery(query: Query, names: readonly string[], most = 500): Query {
  const shown = names.filter((name) => query[name])
  return Object.fromEntries(shown.map((name) => [name, query[name]!.slice(0, most).toWellFormed()]))
}

/** A failure in most brands' form: some text; one about time means that our server did not answer. */
export function failureIn(text: string | undefined): Arrival['failure'] {
  if (!text) return undefined
  return /time|not respond|no response|unreachable/i.test(text) ? 'gateway-silent' : 'refused'
}

/**
 * The login page to send the one-time login to. The owner's setting decides; otherwise the gateway's address is
 * accepted only when its host is the brand's own or inside a venue, because any other could be an attacker's.
 */
export function loginAddress(
  configured: string | undefined,
  named: string | undefined,
  brandHosts: readonly string[] = [],
): URL | undefined {
  const asked = named !== undefined && /^https?:\/\/[^/\\]/i.test(named) ? URL.parse(named) : null
  if (configured) {
    const own = URL.parse(configured)
    // The path and the query may be the gateway's of this moment; the host is the owner's.
    return asked && asked.origin === own?.origin ? asked : (own ?? undefined)
  }
  if (!asked || asked.username || asked.password) return undefined
  return isInsideVenue(asked.hostname) || brandHosts.includes(asked.hostname) ? asked : undefined
}

/** An IPv4 address that only a venue's own network reaches; names are not looked up. */
export function isInsideVenue(host: string): boolean {
  if (!isIPv4(host)) return false
  const [a = 0, b = 0] = host.split('.').map(Number)
  return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 100 && b >= 64 && b <= 127)
}

function first(query: Query, names: readonly string[]): string {
  return names.map((name) => query[name]).find((value) => value) ?? ''
}
