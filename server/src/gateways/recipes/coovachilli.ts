// CoovaChilli: the settings its start script turns into a configuration, with the uamsecret that signs its redirects.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { entryOf, gardenOf, ordersPort, portalOf, radiusChecks } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for chilli 1.5 and newer. Its network settings, and its chilli.conf that includes other files, stay as they are. */
export function chilliRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('chilli-settings'), code: packageConfig(config, gateway, hosts), fileName: 'portico-chilli.sh' },
    { text: t('chilli-start'), code: '/etc/init.d/chilli restart' },
    { text: t('chilli-own'), code: ownConfig(config, gateway, hosts), fileName: 'portico-chilli.conf' },
    ...radiusChecks(config, gateway, t),
    { text: t('chilli-undo'), code: REMOVAL },
  ]
}

const REMOVAL = [
  "sed -i '/^\\. \\/etc\\/chilli\\/portico$/d' /etc/chilli/config",
  "sed -i '/^nouamsuccess$/d' /etc/chilli/local.conf",
  'rm -f /etc/chilli/portico',
  '/etc/init.d/chilli restart',
].join('\n')

/** The start script reads /etc/chilli/config, writes main.conf from it, and leaves local.conf alone. */
function packageConfig(config: Config, gateway: KnownGateway, hosts: readonly string[]): string {
  const { host, port } = portalOf(config)
  return [
    "cat > /etc/chilli/portico <<'END'",
    `HS_RADIUS=${host}`,
    `HS_RADIUS2=${host}`,
    `HS_RADAUTH=${config.radiusAuthPort}`,
    `HS_RADACCT=${config.radiusAcctPort}`,
    `HS_RADSECRET=${gateway.radiusSecret.toString()}`,
    `HS_NASID=${gateway.nasId}`,
    `HS_UAMSERVER=${host}`,
    `HS_UAMFORMAT=${entryOf(config, gateway)}`,
    `HS_UAMSECRET=${gateway.fasKey}`,
    `HS_UAMALLOW=${host}:${port}`,
    `HS_UAMDOMAINS="${gardenOf(config, hosts).join(' ')}"`,
    `HS_COAPORT=${ordersPort(config, gateway)}`,
    `HS_DEFINTERIMINTERVAL=60`,
    `HS_DEFSESSIONTIMEOUT=${(gateway.configuration.sessionMinutes ?? 480) * 60}`,
    'END',
    'touch /etc/chilli/config /etc/chilli/local.conf',
    "grep -qx '. /etc/chilli/portico' /etc/chilli/config || echo '. /etc/chilli/portico' >> /etc/chilli/config",
    'grep -qx nouamsuccess /etc/chilli/local.conf || echo nouamsuccess >> /etc/chilli/local.conf',
  ].join('\n')
}

function ownConfig(config: Config, gateway: KnownGateway, hosts: readonly string[]): string {
  const { host, port } = portalOf(config)
  return [
    `radiusserver1 ${host}`,
    `radiusserver2 ${host}`,
    `radiusauthport ${config.radiusAuthPort}`,
    `radiusacctport ${config.radiusAcctPort}`,
    `radiussecret ${gateway.radiusSecret.toString()}`,
    `radiusnasid ${gateway.nasId}`,
    `uamserver ${entryOf(config, gateway)}`,
    `uamsecret ${gateway.fasKey}`,
    'uamport 3990',
    'nouamsuccess',
    `uamallowed ${host}:${port}`,
    ...gardenOf(config, hosts).map((name) => `uamdomain ${name}`),
    `coaport ${ordersPort(config, gateway)}`,
    'definteriminterval 60',
    `defsessiontimeout ${(gateway.configuration.sessionMinutes ?? 480) * 60}`,
  ].join('\n')
}
