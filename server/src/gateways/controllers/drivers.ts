import type { GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import { isSmartZone } from '@portico/contract/gateways/fields.ts'
import { omada } from '../omada/controller.ts'
import { smartzone } from '../ruckus/smartzone.ts'
import { unifi } from '../unifi/controller.ts'
import type { Driver } from './driver.ts'

/** The types of gateway that a controller may speak for. */
export const CONTROLLED: readonly GatewayType[] = ['unifi', 'omada', 'ruckus']

/** Those that report nothing by themselves, so that each running session is asked about. */
export const POLLED: readonly GatewayType[] = ['unifi', 'omada']

const DRIVERS: Partial<Record<GatewayType, Driver>> = { unifi, omada }

type Kind = { type: GatewayType; configuration: GatewayConfiguration }

/** Whether a controller speaks for this gateway, as it is set up now. */
export function isControlled(gateway: Kind): boolean {
  return findDriver(gateway) !== undefined
}

/** The driver of such a gateway. @throws Error for any other */
export function driverOf(gateway: Kind): Driver {
  const driver = findDriver(gateway)
  if (!driver) throw new Error(`no controller speaks for ${gateway.type}`)
  return driver
}

function findDriver(gateway: Kind): Driver | undefined {
  if (isSmartZone(gateway)) return smartzone
  return DRIVERS[gateway.type]
}
