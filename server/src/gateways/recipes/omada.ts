// TP-Link Omada: an external portal server, and the hotspot operator we sign in as.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { controllerSteps, entryOf, gardenOf } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for the Omada controller. */
export function omadaRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('omada-portal'), code: entryOf(config, gateway) },
    { text: t('omada-operator') },
    { text: t('omada-garden'), code: gardenOf(config, hosts).join('\n') },
    { text: t('omada-time') },
    ...controllerSteps(config, gateway, t),
  ]
}
