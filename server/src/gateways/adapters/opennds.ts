// openNDS: levels 1 and 2 through the guest's browser, level 3 by its own poll; orders through our agent.
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { queueLogin } from '../opennds/authmon.ts'
import { isHeardOf, queueAdmission, queueChange } from '../opennds/change.ts'
import { loginAddress, readFas, type FasArrival } from '../opennds/fas.ts'
import { openndsRecipe } from '../recipes/opennds.ts'
import type { Adapter, Arrival } from './adapter.ts'

export const opennds: Adapter = {
  arrive(gateway, query) {
    const fas = readFas(query, gateway.fasKey)
    if (!fas) return undefined
    const { mac, ip, originalUrl, hid, gatewayAddress, authDirectory } = fas
    const isOnline = query['status'] === 'authenticated'
    return { mac, ip, originalUrl, failure: undefined, isOnline, data: { hid, gatewayAddress, authDirectory } }
  },

  async authorise(services, tx, { gateway, arrival, grant, visitId, returnUrl }) {
    const fas = fasOf(arrival)
    if (gateway.configuration.fasLevel === 3) {
      await queueLogin(services, tx, gateway, { hid: fas.hid, mac: arrival.mac, visitId, grant })
      return { kind: 'wait' }
    }
    return { kind: 'redirect', url: loginAddress(fas, gateway.fasKey, returnUrl, grant.username) }
  },

  admit: (services, tx, of) => queueAdmission(services, tx, of),

  extend: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),
  changeRate: (services, _registry, { gateway, session }, limits) => queueChange(services, gateway, session, limits),

  async disconnect(services, _registry, gateway, session) {
    const now = services.clock.now()
    await services.db.asSystem((tx) =>
      tx.run(sql`
        insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, created_at)
        select ${gateway.pageId}, ${newId(now)}, ${gateway.id}, ${session.id}, 'deauth', ${session.mac}, ${now}
        where not exists (select 1 from gateway_commands where page_id = ${gateway.pageId} and session_id = ${session.id} and kind = 'deauth' and status in ('queued', 'sent'))`),
    )
    return 'queued'
  },

  async status(services, _registry, gateway) {
    return (await isHeardOf(services, gateway)) ? { kind: 'ok' } : { kind: 'fault', problem: 'orders-silent' }
  },

  recipe: openndsRecipe,
}

function fasOf({ mac, ip, originalUrl, data }: Arrival): FasArrival {
  const { hid = '', gatewayAddress = '', authDirectory = '' } = data
  return { mac, ip: ip ?? '', originalUrl, hid, gatewayAddress, authDirectory }
}
