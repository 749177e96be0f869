// Orders to a gateway that speaks RADIUS: Disconnect and CoA (RFC 5176); only the attributes differ by brand.
import type { Services } from '../../core/services.ts'
import { mayTakeOrders } from '../orderTargets.ts'
import { changeOfAuthorisation, disconnect, answersOrders, type Target } from '../radius/dynamicAuth.ts'
import { limitAttributes } from '../radius/limitAttributes.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import type { Adapter, ChangeResult, DisconnectResult } from './adapter.ts'

type Orders = Pick<Adapter, 'extend' | 'changeRate' | 'disconnect' | 'status'>

/** @param usualPort the brand's default port; the installation's when absent */
export function radiusOrders(usualPort?: number): Orders {
  const change: Adapter['extend'] = async (services, registry, { gateway, session }, limits): Promise<ChangeResult> => {
    const target = targetOf(services, registry, gateway, usualPort)
    if (!target) return 'silent'
    const attributes = limitAttributes(gateway.type, limits)
    const answer = await changeOfAuthorisation(target, session, attributes, services.clock.now())
    return answer.kind === 'not-found' ? 'gone' : answer.kind
  }
  return {
    extend: change,
    changeRate: change,
    async disconnect(services, registry, gateway, session): Promise<DisconnectResult> {
      const target = targetOf(services, registry, gateway, usualPort)
      if (!target) return 'silent'
      const answer = await disconnect(target, session, services.clock.now())
      if (answer.kind === 'done') return 'disconnected'
      return answer.kind === 'not-found' ? 'gone' : answer.kind
    },
    async status(services, registry, gateway) {
      const target = targetOf(services, registry, gateway, usualPort)
      if (!target) return { kind: 'fault', problem: registry.addressOf(gateway) ? 'private-address' : 'no-address' }
      if (await answersOrders(target, services.clock.now())) return { kind: 'ok' }
      return { kind: 'fault', problem: 'orders-silent', detail: `${target.address}:${target.port}/udp` }
    },
  }
}

function targetOf(
  services: Services,
  registry: Registry,
  gateway: KnownGateway,
  usualPort: number | undefined,
): Target | undefined {
  const address = registry.addressOf(gateway)
  if (!address) return undefined
  const port = gateway.configuration.coaPort ?? usualPort ?? services.config.coaPort
  // Stored before addresses were judged, or learnt from a packet of this machine.
  if (!mayTakeOrders(services.config, { address, port }, registry.heardFrom(gateway))) return undefined
  // RouterOS expects the router's own name here, which we do not know.
  const nasId = gateway.type === 'mikrotik' ? undefined : gateway.nasId
  return { address, port, secret: gateway.radiusSecret, nasId }
}
