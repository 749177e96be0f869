// The web side of a brand's hotspot, as its vendor describes it; the simulated gateway does the rest (RADIUS,
// sessions, accounting).
import type { Phone } from '../fakeGateway/phones.ts'
import type { Login } from '../fakeGateway/proof.ts'
import type { Reply } from '../fakeGateway/routes.ts'
import type { Hotspot } from '../fakeGateway/hotspot.ts'

export type Guest = { mac: string; ip: string; nasId: string; secret: string }

export type Brand = {
  /** The query with which a guest reaches the portal, without the question mark. @param self the gateway's own address */
  redirect(guest: Guest, self: string, portal: string): string
  /** The same after a refusal. */
  refused(guest: Guest, self: string, portal: string, outcome: 'reject' | 'timeout'): string
  /** The login page's path and the method it accepts. */
  path: string
  method: 'GET' | 'POST'
  /** Reads a login; undefined when a field that this brand requires is missing. */
  login(guest: Guest, fields: URLSearchParams, query: string): Login | undefined
  /** Where a guest who is online is sent. */
  onward(fields: URLSearchParams): string
  /** Answers other requests than the login page's; undefined for those that go to the Internet. */
  more?(asked: URL, at: Door): Promise<Reply | undefined>
}

/** A phone at its gateway. `self` is the gateway's own address, `portal` the one it redirects to. */
export type Door = { guest: Guest; phone: Phone; hotspot: Hotspot; self: string; portal: string }

/** Builds a query of these fields in this order. */
export function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}

export function plainLogin(username: string | null, password: string | null): Login | undefined {
  return username && password ? { username, password } : undefined
}

export const ORIGINAL = 'http://example.com/news'
export const AP_MAC = '00:18:0a:36:1c:2b'
