// A phone for tests: its browser's steps over real HTTP, and its owner's actions.
import { TerminateCause } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Hotspot } from './hotspot.ts'
import { fallQuiet } from './session.ts'

export type LoginResult = { isOnline: boolean; location: string; error?: string; reply?: string }

export type ScriptedPhone = {
  /** Empty before `join`; then `AA-BB-…`. */
  readonly mac: string
  readonly ip: string
  /** Joins the Wi-Fi. @returns the portal address it was sent to */
  join(): Promise<URL>
  /** Posts the login form, as the portal's page makes the browser do. */
  login(username: string, password: string, dst?: string): Promise<LoginResult>
  canReachInternet(): Promise<boolean>
  logout(): Promise<void>
  /** Its owner leaves: no more traffic, until Idle-Timeout ends the session. */
  leave(): void
  /** Its owner walks out of reach, which the access point notices at once. */
  walkOut(): void
  /** Moves this many bytes at once, ignoring speed limits. @throws Error while the phone is not online */
  transfer(bytes: { up?: number; down?: number }): void
}

type Setup = { hotspot: Hotspot; local: string; joinPath: string; now(): number; mac?: string }

export function scriptPhone({ hotspot, local, joinPath, now, mac: wanted = '' }: Setup): ScriptedPhone {
  let mac = wanted
  let ip = ''
  const open = (path: string, init?: RequestInit) => fetch(new URL(path, local), { ...init, redirect: 'manual' })
  const locationOf = (response: Response) => response.headers.get('location') ?? ''

  function session() {
    const open = hotspot.find(mac)?.session
    if (!open) throw new Error(`phone ${normaliseMac(mac) ?? '(not joined)'} is not online`)
    return open
  }

  return {
    get mac() {
      return mac
    },
    get ip() {
      return ip
    },
    async join() {
      const response = await open(mac === '' ? joinPath : `${joinPath}?mac=${mac}`)
      await response.text()
      const portal = new URL(locationOf(response))
      mac = portal.searchParams.get('mac') ?? ''
      ip = portal.searchParams.get('ip') ?? ''
      return portal
    },
    async login(username, password, dst) {
      const body = new URLSearchParams({ mac, username, password, ...(dst && { dst }) })
      const response = await open('/login', { method: 'POST', body })
      await response.text()
      const location = locationOf(response)
      const query = URL.parse(location)?.searchParams
      const isOnline = hotspot.find(mac)?.session !== undefined
      return isOnline
        ? { isOnline, location }
        : { isOnline, location, error: query?.get('error') ?? undefined, reply: query?.get('reply') ?? undefined }
    },
    async canReachInternet() {
      const response = await open(`/internet?mac=${mac}`)
      return response.status === 200 && (await response.text()) === 'internet reached'
    },
    async logout() {
      await (await open(`/logout?mac=${mac}`)).text()
    },
    walkOut() {
      const phone = hotspot.find(mac)
      if (phone) hotspot.end(phone, TerminateCause.LostCarrier)
    },
    leave: () => fallQuiet(session(), now()),
    transfer({ up = 0, down = 0 }) {
      const moved = session()
      moved.up += up
      moved.down += down
    },
  }
}
