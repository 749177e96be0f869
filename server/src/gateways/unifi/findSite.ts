import { normaliseMac } from '@portico/radius/mac.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { siteOf } from './controller.ts'

/**
 * The gateway of a guest who arrives at `/guest/s/<site>/`, an address UniFi fixes. Every UniFi calls its first site
 * "default", so among several venues the access point decides; undefined when that does not either.
 */
export function findSite(registry: Registry, site: string, accessPoint: string): KnownGateway | undefined {
  const sameSite = registry.byType('unifi').filter((gateway) => siteOf(gateway) === site)
  const mac = normaliseMac(accessPoint)
  const named = sameSite.filter((gateway) => mac !== undefined && accessPointsOf(gateway).includes(mac))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  // One that lists its access points does not take the guests of others.
  const open = sameSite.filter((gateway) => accessPointsOf(gateway).length === 0)
  return open.length === 1 ? open[0] : undefined
}

function accessPointsOf({ configuration }: KnownGateway): string[] {
  return (configuration.accessPoints ?? '').split(/[\s,;]+/).flatMap((text) => normaliseMac(text) ?? [])
}
