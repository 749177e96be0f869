// Which hosts a gateway must let through before sign-in (its walled garden), by what a flow asks for.
import type { FlowStep, SignIn } from './flow.ts'
import { ownValue } from '../names.ts'

// A captive phone asks captive.apple.com and connectivitycheck.gstatic.com whether it is online: a list that lets those
// through keeps the portal from appearing, so no wildcard here covers them.
const HOSTS: Record<SignIn, readonly string[]> = {
  google: [
    'accounts.google.com',
    'accounts.youtube.com',
    'oauth2.googleapis.com',
    'www.googleapis.com',
    'ssl.gstatic.com',
    'www.gstatic.com',
    'fonts.gstatic.com',
    'lh3.googleusercontent.com',
  ],
  facebook: [
    'www.facebook.com',
    'm.facebook.com',
    'web.facebook.com',
    'graph.facebook.com',
    'connect.facebook.net',
    'static.xx.fbcdn.net',
    'facebook.com',
  ],
  zalo: [
    'oauth.zaloapp.com',
    'id.zalo.me',
    'graph.zalo.me',
    'zalo.me',
    'stc-zaloid.zdn.vn',
    'stc-zaloid.zalo.me',
    'zaloid.zadn.vn',
  ],
}

/**
 * Host names the steps of a flow need before the gateway opens, sorted; the portal's own host is not among them.
 * @param steps any part of a flow.
 */
export function hostsOf(steps: readonly Pick<FlowStep, 'type'>[]): string[] {
  const hosts = steps.flatMap(({ type }) => ownValue<readonly string[]>(HOSTS, type) ?? [])
  return [...new Set(hosts)].toSorted()
}
