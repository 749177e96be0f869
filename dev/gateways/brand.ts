// What a brand's hotspot does at its web side, as its makers describe it; the rest (RADIUS, doors, accounting) is the
// simulated gateway's.
import type { Phone } from '../fakeGateway/phones.ts'
import type { Login } from '../fakeGateway/proof.ts'
import type { Reply } from '../fakeGateway/routes.ts'
import type { Hotspot } from '../fakeGateway/hotspot.ts'

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
  /** What else it answers beside its login page; undefined for what goes to the Internet. */
  more?(asked: URL, at: Door): Promise<Reply | undefined>
}

/** A phone before its gateway. `self` is the gateway's own address, `portal` where it sends guests. */
export type Door = { guest: Guest; phone: Phone; hotspot: Hotspot; self: string; portal: string }

/** One query of these, in this order. */
export function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}

export function plainLogin(username: string | null, password: string | null): Login | undefined {
  return username && password ? { username, password } : undefined
}

export const ORIGINAL = 'http://example.com/news'
export const AP_MAC = '00:18:0a:36:1c:2b'
