// CoovaChilli: its configuration file, with the uamsecret that signs what it tells us.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, ordersPort, radiusChecks } from './parts.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for chilli 1.7: the whole configuration of the hotspot side. */
export function chilliRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const portal = new URL(config.portalUrl)
  const port = portal.port || (portal.protocol === 'https:' ? '443' : '80')
  const conf = [
    `radiusserver1 ${portal.hostname}`,
    `radiusserver2 ${portal.hostname}`,
    `radiusauthport ${config.radiusAuthPort}`,
    `radiusacctport ${config.radiusAcctPort}`,
    `radiussecret ${gateway.radiusSecret.toString()}`,
    `radiusnasid ${gateway.nasId}`,
    `uamserver ${entryOf(config, gateway)}`,
    `uamsecret ${gateway.fasKey}`,
    'uamport 3990',
    'nouamsuccess',
    `uamallowed ${portal.hostname}:${port}`,
    ...gardenOf(config, hosts).map((host) => `uamdomain ${host}`),
    `coaport ${ordersPort(config, gateway)}`,
    'definteriminterval 60',
    `defsessiontimeout ${(gateway.configuration.sessionMinutes ?? 480) * 60}`,
  ].join('\n')
  return [
    { text: t('chilli-settings'), code: conf, fileName: 'chilli.conf' },
    { text: t('chilli-start'), code: '/etc/init.d/chilli restart' },
    ...radiusChecks(config, gateway, t),
  ]
}
