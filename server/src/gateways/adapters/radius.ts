// Any gateway that sends its guests to an outside page and asks RADIUS: the guest's browser brings the
// one-time login to the gateway's own login page, whose address is the device's, never the query's.
import { isIP } from 'node:net'
import { normaliseMac } from '@portico/radius/mac.ts'
import { disconnect } from '../radius/dynamicAuth.ts'
import type { Adapter, Arrival } from './adapter.ts'

/** The names vendors give the same thing (MikroTik, Chilli, Cisco, UniFi, Aruba, Ruckus and others). */
const MAC_NAMES = ['mac', 'client_mac', 'clientmac', 'clientMac', 'usermac', 'ga_cmac', 'mac-esc', 'id']
const IP_NAMES = ['ip', 'client_ip', 'clientip', 'clientIp', 'userip', 'uip']
const URL_NAMES = ['userurl', 'url', 'link-orig', 'dst', 'originurl', 'redirect', 'continue_url']

export const radius: Adapter = {
  arrive(_gateway, query) {
    const first = (names: string[]) => names.map((name) => query[name]).find((value) => value) ?? ''
    const mac = normaliseMac(first(MAC_NAMES))
    if (!mac) return undefined
    return {
      mac,
      ip: isIP(first(IP_NAMES)) ? first(IP_NAMES) : null,
      originalUrl: first(URL_NAMES).slice(0, 2000).toWellFormed(),
      failure: failureOf(query),
      data: {},
    }
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

  async disconnect(services, registry, gateway, session) {
    const address = registry.addressOf(gateway)
    if (!address) return 'silent'
    const port = gateway.configuration.coaPort ?? services.config.coaPort
    const target = { address, port, secret: gateway.radiusSecret, nasId: gateway.nasId }
    const answer = await disconnect(target, session, services.clock.now())
    if (answer.kind === 'done') return 'disconnected'
    return answer.kind === 'not-found' ? 'gone' : answer.kind
  },
}

/** Chilli sends `res=failed` with a reason, others an `error`; both say apart that we did not answer. */
function failureOf(query: Record<string, string>): Arrival['failure'] {
  const error = query['error'] ?? (query['res'] === 'failed' ? (query['reason'] ?? 'reject') : '')
  if (error === '') return undefined
  return /time/i.test(error) ? 'gateway-silent' : 'refused'
}
