// Cambium cnPilot and cnMaestro: guest access with an external page.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenStep, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for the access point's or cnMaestro's own screens. */
export function cambiumRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('radius-server'), code: radiusValues(config, gateway) },
    { text: t('cambium-guest'), code: entryOf(config, gateway) },
    gardenStep(config, hosts, t),
    ...radiusChecks(config, gateway, t),
  ]
}
