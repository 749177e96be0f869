// Any gateway that redirects guests to an external page and asks RADIUS: the guest's browser posts the one-time login
// to the gateway's login page, whose address comes from the device's settings, never from the query.
import { radiusRecipe } from '../recipes/radius.ts'
import { failureIn, readGuest } from './arrivalQuery.ts'
import type { Adapter, Arrival } from './adapter.ts'
import { radiusOrders } from './radiusOrders.ts'

/** The names vendors give the same thing (MikroTik, Chilli, Cisco, UniFi, Aruba, Ruckus and others). */
const NAMES = {
  mac: ['mac', 'client_mac', 'clientmac', 'clientMac', 'usermac', 'ga_cmac', 'mac-esc', 'id'],
  ip: ['ip', 'client_ip', 'clientip', 'clientIp', 'userip', 'uip'],
  url: ['userurl', 'url', 'link-orig', 'dst', 'originurl', 'redirect', 'continue_url'],
}

export const radius: Adapter = {
  ...radiusOrders(),

  arrive(_gateway, query) {
    const guest = readGuest(query, NAMES)
    return guest && { ...guest, failure: failureOf(query), isOnline: query['status'] === 'authenticated' }
  },

  async authorise(_services, _tx, { gateway, arrival, grant, returnUrl }) {
    const { loginUrl } = gateway.configuration
    if (!loginUrl) return { kind: 'impossible' }
    const url = new URL(loginUrl)
    url.searchParams.set('username', grant.username)
    url.searchParams.set('password', grant.password)
    url.searchParams.set('dst', returnUrl)
    url.searchParams.set('mac', arrival.mac.match(/../g)!.join(':'))
    return { kind: 'redirect', url: url.href }
  },

  recipe: radiusRecipe,
}

/** Chilli sends `res=failed` with a reason, others an `error`; both mark a timeout of our server separately. */
function failureOf(query: Record<string, string>): Arrival['failure'] {
  return failureIn(query['error'] ?? (query['res'] === 'failed' ? (query['reason'] ?? 'reject') : ''))
}
