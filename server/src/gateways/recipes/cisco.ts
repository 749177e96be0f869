// Cisco wireless controllers: commands for Catalyst 9800; AireOS has the same settings on its screens.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, radiusChecks, radiusValues } from './parts.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for local web authentication with an external page. */
export function ciscoRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const server = new URL(config.portalUrl).hostname
  const script = [
    'configure terminal',
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
    ` redirect portal ipv4 ${server}`,
    'end',
  ].join('\n')
  return [
    { text: t('radius-server'), code: radiusValues(config, gateway, 1700) },
    { text: t('cisco-script'), code: script, fileName: 'portico-cisco.txt' },
    ...radiusChecks(config, gateway, t),
  ]
}
