// What a brand's hotspot does at its web side, as its makers describe it; the rest (RADIUS, doors, accounting) is the
// simulated gateway's.
import type { Login } from '../fakeGateway/proof.ts'

export type Guest = { mac: string; ip: string; nasId: string; secret: string }

export type Brand = {
  /** The query a guest is sent to the portal with, without the question mark. @param self the gateway's own address */
  redirect(guest: Guest, self: string, portal: string): string
  /** The same after a refusal. */
  refused(guest: Guest, self: string, portal: string, outcome: 'reject' | 'timeout'): string
  /** Where the login page is, and by which method it takes a login. */
  path: string
  method: 'GET' | 'POST'
  /** Reads a login; undefined when something is missing that this brand insists on. */
  login(guest: Guest, fields: URLSearchParams, query: string): Login | undefined
  /** Where a guest who is in goes. */
  onward(fields: URLSearchParams): string
}

/** One query of these, in this order. */
export function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}

export function plainLogin(username: string | null, password: string | null): Login | undefined {
  return username && password ? { username, password } : undefined
}

export const ORIGINAL = 'http://example.com/news'
export const AP_MAC = '00:18:0a:36:1c:2b'
