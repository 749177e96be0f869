// Aruba Instant: commands for its console; Instant On has the same settings on its screens.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for Aruba Instant (and Instant On by its screens). */
export function arubaRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const portal = new URL(config.portalUrl)
  const script = [
    'configure terminal',
    'wlan auth-server portico',
    ` ip ${portal.hostname}`,
    ` port ${config.radiusAuthPort}`,
    ` acctport ${config.radiusAcctPort}`,
    ` key ${gateway.radiusSecret.toString()}`,
    ` nas-id ${gateway.nasId}`,
    ' rfc3576',
    'exit',
    'wlan external-captive-portal portico',
    ` server ${portal.hostname}`,
    ` port ${portal.port || (portal.protocol === 'https:' ? '443' : '80')}`,
    ` url "${new URL(entryOf(config, gateway)).pathname}"`,
    ' auth-text ""',
    ' auto-whitelist-disable',
    ...(portal.protocol === 'https:' ? [' https'] : []),
    'exit',
    'wlan walled-garden',
    ...gardenOf(config, hosts).map((host) => ` white-list ${host}`),
    'exit',
    'end',
    'commit apply',
  ].join('\n')
  return [
    { text: t('aruba-script'), code: script, fileName: 'portico-aruba.txt' },
    { text: t('radius-scripted'), code: radiusValues(config, gateway) },
    { text: t('aruba-certificate') },
    ...radiusChecks(config, gateway, t),
  ]
}
