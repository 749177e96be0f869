// Cisco Meraki: a custom splash page; sign-on asks RADIUS from Meraki's own cloud.
import type { Config } from '../../core/config.ts'
import { MERAKI_INTERIM_SECONDS } from '../radius/limitAttributes.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for the Meraki dashboard; they differ by the kind of splash page. */
export function merakiRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const splash = { text: t('meraki-splash'), code: entryOf(config, gateway) }
  const garden = { text: t('meraki-garden'), code: gardenOf(config, hosts).join('\n') }
  if (gateway.configuration.splash === 'click') {
    return [{ text: t('meraki-click') }, garden, splash, { text: t('join-and-look') }]
  }
  return [
    { text: t('meraki-sign-on') },
    { text: t('radius-server'), code: radiusValues(config, gateway, { interimSeconds: MERAKI_INTERIM_SECONDS }) },
    garden,
    splash,
    { text: t('meraki-orders') },
    ...radiusChecks(config, gateway, t),
  ]
}
