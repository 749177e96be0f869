// UniFi Network: an external portal, and the account or key we sign in with.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { controllerSteps, gardenStep } from './parts.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for UniFi Network. Its portal address is fixed by UniFi: host and port are all that is set. */
export function unifiRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const isByKey = gateway.configuration.unifiLogin === 'key'
  return [
    { text: t('unifi-portal'), code: new URL(config.portalUrl).host },
    gardenStep(config, hosts, t),
    { text: t(isByKey ? 'unifi-key' : 'unifi-account') },
    { text: t('unifi-site'), code: `${config.portalUrl}/guest/s/${gateway.configuration.site || 'default'}/` },
    ...controllerSteps(config, gateway, t),
  ]
}
