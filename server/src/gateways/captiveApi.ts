import type { Config } from '../core/config.ts'
import type { KnownGateway } from './registry.ts'

/** Where the captive-portal API of a gateway is on the portal's origin (RFC 8908). */
export function captiveApiPath({ entryKey }: Pick<KnownGateway, 'entryKey'>): string {
  return `/api/captive/${entryKey}`
}

/**
 * The URL for DHCP option 114 (RFC 8910), for recipes. Phones accept it over TLS only, so without a certificate there
 * is none.
 */
export function captiveApiUrl(
  config: Pick<Config, 'portalUrl'>,
  gateway: Pick<KnownGateway, 'entryKey'>,
): string | undefined {
  return config.portalUrl.startsWith('https:') ? config.portalUrl + captiveApiPath(gateway) : undefined
}
