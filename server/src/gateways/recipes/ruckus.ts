// Ruckus Unleashed and ZoneDirector: a hotspot service (WISPr) with an outside page; SmartZone: the same, and its northbound interface.
import { isSmartZone } from '@portico/contract/gateways/fields.ts'
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { controllerSteps, entryOf, gardenStep, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for the controller's own screens. */
export function ruckusRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  if (isSmartZone(gateway)) {
    return [
      { text: t('radius-server'), code: radiusValues(config, gateway) },
      { text: t('smartzone-hotspot'), code: entryOf(config, gateway) },
      gardenStep(config, hosts, t),
      { text: t('smartzone-northbound') },
      { text: t('smartzone-plain'), code: 'enable\nconfig\nno encrypt-mac-ip\nexit' },
      ...controllerSteps(config, gateway, t),
    ]
  }
  return [
    { text: t('radius-server'), code: radiusValues(config, gateway) },
    { text: t('ruckus-hotspot'), code: entryOf(config, gateway) },
    gardenStep(config, hosts, t),
    ...radiusChecks(config, gateway, t),
  ]
}
