// Which portal addresses a kind of device can send guests to.
import type { Config } from '../../core/config.ts'
import type { PortalFit } from '../adapters/adapter.ts'
import { adapterOf } from '../adapters/index.ts'
import type { KnownGateway } from '../registry.ts'
import { portalOf } from './sharedSteps.ts'

/** Whether a device's guests reach the portal: `open` where that takes a step of the recipe. */
export function judgePortal(
  config: Pick<Config, 'portalUrl'>,
  gateway: Pick<KnownGateway, 'type' | 'configuration'>,
): PortalFit {
  return adapterOf(gateway).judgePortal?.(portalOf(config), gateway) ?? 'ok'
}

/** A warning about the portal's port for the operator; undefined when there is none. */
export function notePort(portalUrl: string): string | undefined {
  const { isOnWebPort, port } = portalOf({ portalUrl })
  if (isOnWebPort) return undefined
  return `
Note: the portal is on port ${port}. UniFi sends guests to port 80 or 443 only, and a Cisco 9800
opens only those by itself. Where you have such devices, put a proxy in front and set PORTAL_URL.`
}
