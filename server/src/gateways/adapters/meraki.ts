// Cisco Meraki: sign-on splash pages post a login that Meraki's cloud checks by RADIUS; click-through pages only follow
// a link to that cloud. Meraki reports nothing then: the guest's return with our mark is the only evidence.
import { speaksRadius } from '@portico/contract/gateways/fields.ts'
import { backAddress } from '../meraki/returnLink.ts'
import { merakiRecipe } from '../recipes/meraki.ts'
import type { Adapter } from './adapter.ts'
import { failureIn, pickQuery, readGuest } from './arrivalQuery.ts'
import { radiusOrders } from './radiusOrders.ts'

const NAMES = { mac: ['client_mac'], ip: ['client_ip'], url: ['user_continue_url', 'continue_url'] }
/** Meraki's own clouds; with any other host a forged link could redirect guests anywhere. */
const CLOUD = /^(?:[a-z0-9-]+\.)+(?:network-auth\.com|meraki\.com|meraki\.cn)$/
const orders = radiusOrders()

export const meraki: Adapter = {
  arrive(_gateway, query) {
    const guest = readGuest(query, NAMES)
    if (!guest) return undefined
    return {
      ...guest,
      failure: failureIn(query['error_message']),
      data: pickQuery(query, ['base_grant_url', 'login_url'], 1500),
    }
  },

  async authorise(services, _tx, { gateway, arrival, grant, visitId, returnUrl }) {
    const isClick = !speaksRadius(gateway)
    const url = cloudAddress(arrival.data[isClick ? 'base_grant_url' : 'login_url'])
    if (!url) return { kind: 'impossible' }
    const { username, password } = grant
    if (!isClick) return { kind: 'form', action: url.href, fields: { username, password, success_url: returnUrl } }
    url.searchParams.set('continue_url', backAddress(services, gateway, { visitId, username, returnUrl }))
    url.searchParams.set('duration', String(grant.sessionSeconds))
    return { kind: 'redirect', url: url.href }
  },

  // Meraki: "the only dynamic authorization supported are disconnect messages".
  extend: async () => 'unsupported',
  changeRate: async () => 'unsupported',
  async disconnect(services, registry, gateway, session) {
    return speaksRadius(gateway) ? orders.disconnect(services, registry, gateway, session) : 'refused'
  },
  async status(services, registry, gateway) {
    // A click-through page offers no way to ask Meraki.
    return speaksRadius(gateway) ? orders.status(services, registry, gateway) : { kind: 'ok' }
  },

  recipe: merakiRecipe,
}

function cloudAddress(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text)
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return undefined
  return CLOUD.test(url.hostname) ? url : undefined
}
