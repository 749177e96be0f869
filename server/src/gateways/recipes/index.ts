import type { Language } from '@portico/locales/languages.ts'
import type { Config } from '../../core/config.ts'
import { adapterOf } from '../adapters/index.ts'
import type { KnownGateway } from '../registry.ts'
import type { RecipeStep } from './recipeStep.ts'
import { recipeText } from './recipeText.ts'

/**
 * What the owner does to connect a device: sentences in the owner's language, code with the device's own values.
 * @param hosts what guests must reach before they are online, for the ways of signing in the venue has chosen
 */
export function recipe(
  config: Config,
  gateway: KnownGateway,
  language: Language,
  hosts: readonly string[],
): RecipeStep[] {
  return adapterOf(gateway).recipe(config, gateway, recipeText(language), hosts)
}
