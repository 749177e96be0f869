import type { GatewayType } from '@portico/contract/gateways.ts'
import type { Adapter } from './adapter.ts'
import { aruba } from './aruba.ts'
import { cambium } from './cambium.ts'
import { cisco } from './cisco.ts'
import { coovachilli } from './coovachilli.ts'
import { fortinet } from './fortinet.ts'
import { meraki } from './meraki.ts'
import { mikrotik } from './mikrotik.ts'
import { omada } from './omada.ts'
import { opennds } from './opennds.ts'
import { radius } from './radius.ts'
import { ruckus } from './ruckus.ts'
import { unifi } from './unifi.ts'

const ADAPTERS: Record<GatewayType, Adapter> = {
  opennds,
  mikrotik,
  unifi,
  omada,
  coovachilli,
  meraki,
  aruba,
  cisco,
  ruckus,
  cambium,
  fortinet,
  radius,
}

/** The adapter of a brand. */
export function adapterOf(gateway: { type: GatewayType }): Adapter {
  return ADAPTERS[gateway.type]
}
