import type { GatewayType } from '@portico/contract/gateways.ts'
import { omada } from '../omada/controller.ts'
import { unifi } from '../unifi/controller.ts'
import type { Driver } from './driver.ts'

const DRIVERS: Partial<Record<GatewayType, Driver>> = { unifi, omada }

/** The types of gateway that a controller speaks for. */
export const CONTROLLED = Object.keys(DRIVERS) as GatewayType[]

/** The driver of such a type. @throws Error for any other */
export function driverOf({ type }: { type: GatewayType }): Driver {
  const driver = DRIVERS[type]
  if (!driver) throw new Error(`no controller speaks for ${type}`)
  return driver
}
