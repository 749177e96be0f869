// openNDS: levels 1 and 2 through the guest's browser; level 3 and all orders through our agent.
import { allowsFasLevel3 } from '@portico/contract/gateways/fields.ts'
import { sql } from '../../core/db/database.ts'
import { isHeardOf, queueChange } from '../opennds/sessionChanges.ts'
import { loginAddress, readFas, type FasArrival } from '../opennds/fas.ts'
import { queueDeauth, queueLogin } from '../opennds/orders.ts'
import { newerVersion } from '../opennds/version.ts'
import { openndsRecipe } from '../recipes/opennds.ts'
import type { KnownGateway } from '../registry.ts'
import type { Adapter, Arrival } from './adapter.ts'

export const opennds: Adapter = {
  fetchesOrders: true,

  arrive(gateway, query) {
    const fas = readFas(query, gateway.fasKey, levelOf(gateway))
    if (!fas) return undefined
    const { mac, ip, originalUrl, hid, gatewayAddress, authDirectory, version = '' } = fas
    const isOnline = query['status'] === 'authenticated'
    return { mac, ip, originalUrl, failure: undefined, isOnline, data: { hid, gatewayAddress, authDirectory, version } }
  },

  async authorise(services, tx, { gateway, arrival, grant, markedReturnUrl }) {
    if (levelOf(gateway) < 3) {
      // openNDS follows `redir` only for a token it accepted.
      return { kind: 'redirect', url: loginAddress(fasOf(arrival), gateway.fasKey, markedReturnUrl, grant.username) }
    }
    await queueLogin(services, tx, { gateway, arrival, grant })
    return { kind: 'wait' }
  },

  admit: queueLogin,

  async noteReturn({ clock }, tx, { pageId, id }) {
    const silent = await tx.run(sql`update gateways set last_error = 'agent-silent'
      where page_id = ${pageId} and id = ${id} and last_error is distinct from 'agent-silent'
        and coalesce(last_seen_at, '-infinity') < ${clock.now()}::timestamptz - interval '2 minutes'`)
    if (silent > 0) tx.notify(pageId, 'devices')
  },

  extend: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),
  changeRate: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),

  async disconnect(services, _registry, gateway, session) {
    await queueDeauth(services, gateway, session)
    return 'queued'
  },

  async status(services, _registry, gateway) {
    if (levelOf(gateway) === 3 && !allowsFasLevel3(services.config.portalUrl))
      return { kind: 'fault', problem: 'level-needs-https', detail: services.config.portalUrl }
    if (!(await isHeardOf(services, gateway))) return { kind: 'fault', problem: 'agent-silent' }
    const newer = await newerVersion(services, gateway)
    return newer ? { kind: 'ok', remark: 'opennds-newer', detail: newer } : { kind: 'ok' }
  },

  isSealed: (query) => Boolean(query['fas']),

  judgePortal: ({ isTls, isAddress }, { configuration }) =>
    configuration.fasLevel !== 3 || (isTls && !isAddress) ? 'ok' : 'failed',

  recipe: openndsRecipe,
}

function levelOf({ configuration }: KnownGateway): number {
  return configuration.fasLevel ?? 1
}

function fasOf({ mac, ip, originalUrl, data }: Arrival): FasArrival {
  const { hid = '', gatewayAddress = '', authDirectory = '' } = data
  return { mac, ip: ip ?? '', originalUrl, hid, gatewayAddress, authDirectory }
}
