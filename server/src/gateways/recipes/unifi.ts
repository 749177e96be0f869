// UniFi Network: an external portal, and the account or key we sign in with.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { controllerSteps, gardenStep, portalOf } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for UniFi Network. It takes an address and a name, no port and no path: guests come on port 80 or 443. */
export function unifiRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const isByKey = gateway.configuration.unifiLogin === 'key'
  const { host, isAddress, isOnWebPort } = portalOf(config)
  return [
    ...(isOnWebPort ? [] : [{ text: t('unifi-port'), code: config.portalUrl }]),
    { text: t('unifi-portal'), code: isAddress ? host : `nslookup ${host}` },
    ...(isAddress ? [] : [{ text: t('unifi-hostname'), code: host }]),
    gardenStep(config, hosts, t),
    { text: t(isByKey ? 'unifi-key' : 'unifi-account') },
    { text: t('unifi-site'), code: `${config.portalUrl}/guest/s/${gateway.configuration.site || 'default'}/` },
    ...controllerSteps(config, gateway, t),
  ]
}
