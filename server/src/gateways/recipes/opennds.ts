// openNDS 9.10 to 10.3 on OpenWrt 22.03 and newer. Elsewhere 9.10 reads /etc/opennds/opennds.conf, 10 /etc/config/opennds.
import { allowsFasLevel3 } from '@portico/contract/gateways/fields.ts'
import type { Config } from '../../core/config.ts'
import { AGENT_SERVICE } from '../opennds/agentScript.ts'
import type { KnownGateway } from '../registry.ts'
import { installPackages, lookUpAddress, startAndCheck, swapDnsmasq } from './openwrt.ts'
import { portalOf } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for OpenWrt: openNDS's own settings by uci, then our agent. */
export function openndsRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const level = gateway.configuration.fasLevel ?? 1
  // openNDS exits without them and leaves the Wi-Fi open: PHP from level 2 on, certificates for https.
  const needed = level >= 2 ? ['php8-cli', 'php8-mod-openssl'] : []
  return [
    { text: t('opennds-install'), code: installPackages(['opennds', 'curl', 'ca-bundle', ...needed], t) },
    ...(hosts.length > 0 ? [{ text: t('opennds-dnsmasq'), code: swapDnsmasq(t) }] : []),
    {
      text: [t('opennds-settings'), t(levelNote(config, gateway))].join(' '),
      code: settings(config, gateway, t, hosts),
      fileName: 'portico-opennds.sh',
    },
    { text: t('opennds-agent'), code: agent(config, gateway), fileName: 'portico-agent-install.sh' },
    { text: t('opennds-start'), code: startAndCheck(t) },
    { text: t('join-and-look') },
    { text: t('opennds-undo'), code: REMOVAL },
  ]
}

const REMOVAL = [
  '/etc/init.d/portico-agent stop; /etc/init.d/portico-agent disable',
  'rm -f /etc/init.d/portico-agent /etc/portico-agent.conf /usr/bin/portico-agent',
  '/etc/init.d/opennds stop; /etc/init.d/opennds disable',
  "uci set opennds.@opennds[0].enabled='0'; uci commit opennds",
].join('\n')

/** Why the device has its level, or what keeps the level from working. */
function levelNote({ portalUrl }: Config, { configuration: { fasLevel = 1 } }: KnownGateway) {
  if (fasLevel === 3) return allowsFasLevel3(portalUrl) ? 'opennds-level-3' : 'problem-level-needs-https'
  return allowsFasLevel3(portalUrl) ? 'opennds-level-below' : 'opennds-level-1'
}

function settings(config: Config, gateway: KnownGateway, t: RecipeText, hosts: readonly string[]): string {
  const { host, port, isAddress } = portalOf(config)
  const level = gateway.configuration.fasLevel ?? 1
  const option = (name: string) => `opennds.@opennds[0].${name}`
  const set = (name: string, value: string) => `uci set ${option(name)}='${value}'`
  const lists = ['walledgarden_fqdn_list', 'walledgarden_port_list']
  return [
    '(',
    // openNDS opens its firewall for one IPv4 address, so a name is looked up on the router.
    isAddress ? `ip=${host}` : lookUpAddress(host, t),
    set('enabled', '1'),
    set('fas_secure_enabled', String(level)),
    set('fasport', port),
    `uci set ${option('fasremoteip')}="$ip"`,
    isAddress ? `uci -q delete ${option('fasremotefqdn')}` : set('fasremotefqdn', host),
    set('faspath', `/g/${gateway.entryKey}`),
    set('faskey', gateway.fasKey),
    set('sessiontimeout', String(gateway.configuration.sessionMinutes ?? 480)),
    set('gatewayname', gateway.nasId),
    set('login_option_enabled', '0'),
    // Lets our agent change a guest's time or speed without a new login.
    set('allow_preemptive_authentication', '1'),
    ...lists.map((list) => `uci -q delete ${option(list)}`),
    ...hosts.map((name) => `uci add_list ${option('walledgarden_fqdn_list')}='${name}'`),
    // Port 80 in the walled garden would answer the phones' own checks, and no page would open.
    ...(hosts.length > 0 ? [`uci add_list ${option('walledgarden_port_list')}='443'`] : []),
    'uci commit opennds',
    ')',
  ].join('\n')
}

function agent(config: Config, gateway: KnownGateway): string {
  return `curl -fsS -o /usr/bin/portico-agent ${config.portalUrl}/agent.sh && chmod 755 /usr/bin/portico-agent
(umask 077; cat > /etc/portico-agent.conf) <<'END'
PORTICO_URL=${config.portalUrl}
PORTICO_NAS_ID=${gateway.nasId}
PORTICO_KEY=${gateway.agentKey}
END
cat > /etc/init.d/portico-agent <<'END'
${AGENT_SERVICE}END
chmod 755 /etc/init.d/portico-agent`
}
