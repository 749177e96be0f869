import type { Config } from '../core/config.ts'
import type { KnownGateway } from './registry.ts'

/** Where the captive-portal API of a gateway is on the portal's origin (RFC 8908). */
export function captiveApiPath({ entryKey }: Pick<KnownGateway, 'entryKey'>): string {
  return `/api/captive/${entryKey}`
}

/**
 * What a network's DHCP tells in option 114 (RFC 8910), for recipes. Phones believe it over TLS only, so there is none
 * where the portal has no certificate.
 */
export function captiveApiUrl(
  config: Pick<Config, 'portalUrl'>,
  gateway: Pick<KnownGateway, 'entryKey'>,
): string | undefined {
  return config.portalUrl.startsWith('https:') ? config.portalUrl + captiveApiPath(gateway) : undefined
}
