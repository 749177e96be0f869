// FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 and newer): commands for its console.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, isIpv4, portalOf, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for a FortiGate with an external captive portal. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
export function fortinetRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const server = portalOf(config).host
  const isLegacy = gateway.configuration.messageAuthenticator === 'legacy'
  const garden = gardenOf(config, hosts)
  const script = [
    'config user radius',
    ' edit portico',
    `  set server ${server}`,
    `  set secret ${gateway.radiusSecret.toString()}`,
    `  set radius-port ${config.radiusAuthPort}`,
    `  set nas-id-type custom`,
    `  set nas-id ${gateway.nasId}`,
    '  set radius-coa enable',
    '  set acct-interim-interval 60',
    '  set auth-type chap',
    // Older releases do not know the word, and such a box is set to legacy here.
    ...(isLegacy ? [] : ['  set require-message-authenticator enable']),
    '  config accounting-server',
    '   edit 1',
    '    set status enable',
    `    set server ${server}`,
    `    set secret ${gateway.radiusSecret.toString()}`,
    `    set port ${config.radiusAcctPort}`,
    '   next',
    '  end',
    ' next',
    'end',
    'config user group',
    ' edit portico-guests',
    '  set member portico',
    ' next',
    'end',
    'config firewall address',
    ...garden.flatMap((host) => [
      ` edit "portico ${host}"`,
      ...(isIpv4(host)
        ? ['  set type ipmask', `  set subnet ${host} 255.255.255.255`]
        : ['  set type fqdn', `  set fqdn ${host}`]),
      ' next',
    ]),
    'end',
    'config wireless-controller vap',
    ' edit guest',
    '  set security captive-portal',
    '  set portal-type external-auth',
    `  set external-web "${entryOf(config, gateway)}"`,
    '  set selected-usergroups portico-guests',
    ' next',
    'end',
    ...exempt('portico-dns', '"all"', 'DNS'),
    ...exempt('portico-portal', garden.map((host) => `"portico ${host}"`).join(' '), 'ALL'),
  ].join('\n')
  return [
    { text: t('fortinet-script'), code: script, fileName: 'portico-fortigate.txt' },
    { text: t('radius-scripted'), code: radiusValues(config, gateway) },
    ...radiusChecks(config, gateway, t, { isSigned: true }),
  ]
}

/** What guests reach before they are signed in; without such a policy they reach not even the portal. */
function exempt(name: string, to: string, service: string): string[] {
  return [
    'config firewall policy',
    ' edit 0',
    `  set name ${name}`,
    '  set srcintf guest',
    '  set dstintf wan1',
    '  set srcaddr all',
    `  set dstaddr ${to}`,
    '  set action accept',
    '  set schedule always',
    `  set service ${service}`,
    '  set nat enable',
    '  set captive-portal-exempt enable',
    ' next',
    'end',
  ]
}
