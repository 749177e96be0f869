// Any gateway with an outside login page and RADIUS: the values to type into its own screens.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenStep, radiusChecks, radiusValues } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for a gateway with its own settings screens: the values to type, and a test. */
export function radiusRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('radius-server'), code: radiusValues(config, gateway) },
    {
      text: t('radius-page'),
      code: `${entryOf(config, gateway)}?mac=<client MAC>&ip=<client IP>&url=<original URL>`,
    },
    gardenStep(config, hosts, t),
    { text: t('radius-login'), code: gateway.configuration.loginUrl ?? 'http://10.5.50.1/login' },
    ...radiusChecks(config, gateway, t),
  ]
}
