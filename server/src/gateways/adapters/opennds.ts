// openNDS: levels 1 and 2 through the guest's browser; level 3 and all orders through our agent.
import { isHeardOf, queueChange } from '../opennds/change.ts'
import { loginAddress, readFas, type FasArrival } from '../opennds/fas.ts'
import { queueDeauth, queueLogin } from '../opennds/orders.ts'
import { openndsRecipe } from '../recipes/opennds.ts'
import type { KnownGateway } from '../registry.ts'
import type { Adapter, Arrival } from './adapter.ts'

export const opennds: Adapter = {
  arrive(gateway, query) {
    const fas = readFas(query, gateway.fasKey, levelOf(gateway))
    if (!fas) return undefined
    const { mac, ip, originalUrl, hid, gatewayAddress, authDirectory } = fas
    const isOnline = query['status'] === 'authenticated'
    return { mac, ip, originalUrl, failure: undefined, isOnline, data: { hid, gatewayAddress, authDirectory } }
  },

  async authorise(services, tx, { gateway, arrival, grant, returnUrl }) {
    if (levelOf(gateway) < 3)
      return { kind: 'redirect', url: loginAddress(fasOf(arrival), gateway.fasKey, returnUrl, grant.username) }
    await queueLogin(services, tx, { gateway, arrival, grant })
    return { kind: 'wait' }
  },

  admit: queueLogin,

  extend: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),
  changeRate: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),

  async disconnect(services, _registry, gateway, session) {
    await queueDeauth(services, gateway, session)
    return 'queued'
  },

  async status(services, _registry, gateway) {
    return (await isHeardOf(services, gateway)) ? { kind: 'ok' } : { kind: 'fault', problem: 'orders-silent' }
  },

  recipe: openndsRecipe,
}

function levelOf({ configuration }: KnownGateway): number {
  return configuration.fasLevel ?? 1
}

function fasOf({ mac, ip, originalUrl, data }: Arrival): FasArrival {
  const { hid = '', gatewayAddress = '', authDirectory = '' } = data
  return { mac, ip: ip ?? '', originalUrl, hid, gatewayAddress, authDirectory }
}
