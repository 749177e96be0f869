// Cisco wireless controllers: commands for Catalyst 9800; AireOS has the same settings on its screens.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, portalOf, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for local web authentication with an external page. */
export function ciscoRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const { host: server, port, isAddress } = portalOf(config)
  // These commands take an address only, and a name may change its own: the owner looks it up.
  const address = isAddress ? server : 'PORTAL_IPV4'
  // The controller's own list opens ports 80 and 443 of the portal, no other.
  const isBlocked = port !== '80' && port !== '443'
  const script = [
    'configure terminal',
    'parameter-map type webauth global',
    ' type webauth',
    ' virtual-ip ipv4 192.0.2.1',
    'exit',
    'radius server portico',
    ` address ipv4 ${server} auth-port ${config.radiusAuthPort} acct-port ${config.radiusAcctPort}`,
    ` key ${gateway.radiusSecret.toString()}`,
    'exit',
    'aaa group server radius portico',
    ' server name portico',
    'exit',
    'aaa authentication login portico group portico',
    'aaa accounting identity portico start-stop group portico',
    'aaa server radius dynamic-author',
    ` client ${server} server-key ${gateway.radiusSecret.toString()}`,
    'exit',
    'radius-server attribute 31 mac format ietf upper-case',
    `radius-server attribute 32 include-in-access-req format ${gateway.nasId}`,
    'urlfilter list portico-garden',
    ' action permit',
    ...gardenOf(config, hosts).map((host) => ` url ${host}`),
    'exit',
    'parameter-map type webauth portico',
    ' type webauth',
    ` redirect for-login ${entryOf(config, gateway)}`,
    ' redirect append ap-mac tag ap_mac',
    ' redirect append client-mac tag client_mac',
    ' redirect append wlan-ssid tag wlan',
    ` redirect portal ipv4 ${address}`,
    'exit',
    ...(isBlocked ? preAuth(address, port) : []),
    'end',
  ].join('\n')
  return [
    ...(isAddress ? [] : [{ text: t('cisco-address'), code: `nslookup ${server}` }]),
    { text: t('cisco-script'), code: script, fileName: 'portico-cisco.txt' },
    { text: t('radius-scripted'), code: radiusValues(config, gateway, { usualPort: 1700 }) },
    ...(isBlocked ? [{ text: t('cisco-port'), code: WLAN.join('\n') }] : []),
    { text: t('cisco-certificate') },
    ...radiusChecks(config, gateway, t),
  ]
}

const WLAN = [
  'configure terminal',
  'wlan guest',
  ' shutdown',
  ' ip access-group web portico-preauth',
  ' no shutdown',
  'end',
]

/** A pre-authentication list of our own: names, addresses, and the portal on its port. */
function preAuth(address: string, port: string): string[] {
  return [
    'ip access-list extended portico-preauth',
    ' permit udp any any eq domain',
    ' permit udp any eq domain any',
    ' permit udp any any eq bootps',
    ' permit udp any any eq bootpc',
    ` permit tcp any host ${address} eq ${port}`,
    ` permit tcp host ${address} eq ${port} any`,
    'exit',
  ]
}
