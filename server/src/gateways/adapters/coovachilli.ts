// CoovaChilli's UAM: it signs the address a guest arrives with, and takes the login by CHAP or PAP at its own port.
import { isIPv4 } from 'node:net'
import { chilliRecipe } from '../recipes/coovachilli.ts'
import { hasSignature, logonAddress } from '../coovachilli/uam.ts'
import type { Adapter, Arrival } from './adapter.ts'
import { failureIn, pickQuery, readGuest } from './arrivalQuery.ts'
import { radiusOrders } from './radiusOrders.ts'

const NAMES = { mac: ['mac'], ip: ['ip'], url: ['userurl'] }
const KEPT = ['uamip', 'uamport', 'challenge', 'ssl', 'sessionid']
/** What chilli prints as `res` when the guest is in: just now, or before. */
const INSIDE = ['success', 'already']

export const coovachilli: Adapter = {
  ...radiusOrders(),

  arrive(gateway, query, address) {
    if (!hasSignature(address, gateway.fasKey)) return undefined
    const guest = readGuest(query, NAMES)
    // Signed, so this address is chilli's own word; any other brand's would have to lie inside the venue.
    if (!guest || !isIPv4(query['uamip'] ?? '') || !/^\d{1,5}$/.test(query['uamport'] ?? '')) return undefined
    const res = query['res'] ?? ''
    return {
      ...guest,
      failure: failureOf(query),
      isOnline: INSIDE.includes(res),
      isSigned: true,
      data: pickQuery(query, KEPT),
    }
  },

  async authorise(_services, _tx, { gateway, arrival, grant, returnUrl }) {
    const { uamip, uamport, challenge } = arrival.data
    if (!uamip || !uamport || !challenge) return { kind: 'impossible' }
    const method = gateway.configuration.uamPassword ?? 'chap'
    const to = { address: `${uamip}:${uamport}`, challenge, uamSecret: gateway.fasKey }
    return { kind: 'redirect', url: logonAddress(to, grant, method, returnUrl) }
  },

  isSealed: (query) => Boolean(query['res']) && Boolean(query['md']),

  recipe: chilliRecipe,
}

function failureOf(query: Record<string, string>): Arrival['failure'] {
  if (query['res'] !== 'failed') return undefined
  return failureIn(query['reason'] || 'reject')
}
