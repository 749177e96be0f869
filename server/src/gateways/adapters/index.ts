import type { GatewayType } from '@portico/contract/gateways.ts'
import type { Adapter } from './adapter.ts'
import { opennds } from './opennds.ts'
import { radius } from './radius.ts'

const ADAPTERS: Record<GatewayType, Adapter> = { opennds, radius }

/** The adapter of a brand. */
export function adapterOf(gateway: { type: GatewayType }): Adapter {
  return ADAPTERS[gateway.type]
}
