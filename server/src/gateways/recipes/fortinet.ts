// FortiGate: commands for its console.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, radiusChecks, radiusValues } from './parts.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for a FortiGate with an external captive portal. */
export function fortinetRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const server = new URL(config.portalUrl).hostname
  const garden = gardenOf(config, hosts)
  const script = [
    'config user radius',
    ' edit portico',
    `  set server ${server}`,
    `  set secret ${gateway.radiusSecret.toString()}`,
    `  set nas-id-type custom`,
    `  set nas-id ${gateway.nasId}`,
    '  set radius-coa enable',
    '  set acct-interim-interval 60',
    '  set auth-type chap',
    '  set require-message-authenticator enable',
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
    ...garden.flatMap((host) => [` edit "portico ${host}"`, '  set type fqdn', `  set fqdn ${host}`, ' next']),
    'end',
    'config wireless-controller vap',
    ' edit guest',
    '  set security captive-portal',
    '  set portal-type external-auth',
    `  set external-web "${entryOf(config, gateway)}"`,
    '  set selected-usergroups portico-guests',
    ' next',
    'end',
  ].join('\n')
  return [
    { text: t('radius-server'), code: radiusValues(config, gateway) },
    { text: t('fortinet-script'), code: script, fileName: 'portico-fortigate.txt' },
    ...radiusChecks(config, gateway, t),
  ]
}
