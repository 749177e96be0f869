import type { Language } from '@portico/locales/languages.ts'
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { openndsRecipe } from './opennds.ts'
import { radiusRecipe } from './radius.ts'
import { recipeText } from './text.ts'
import type { RecipeStep } from './step.ts'

/** What the owner does to connect a device: sentences in the owner's language, code with the device's own values. */
export function recipe(config: Config, gateway: KnownGateway, language: Language): RecipeStep[] {
  const t = recipeText(language)
  return gateway.type === 'opennds' ? openndsRecipe(config, gateway, t) : radiusRecipe(config, gateway, t)
}
