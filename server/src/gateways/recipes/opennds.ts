// openNDS on OpenWrt (and Debian with the same settings in /etc/opennds/opennds.conf).
import { allowsFasLevel3 } from '@portico/contract/gateways/fields.ts'
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for OpenWrt: openNDS's own settings by uci, then our agent. */
export function openndsRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('opennds-install'), code: 'opkg update && opkg install opennds curl' },
    {
      text: [t('opennds-settings'), t(levelNote(config, gateway))].join(' '),
      code: settings(config, gateway, hosts),
      fileName: 'portico-opennds.sh',
    },
    { text: t('opennds-agent'), code: agent(config, gateway), fileName: 'portico-agent-install.sh' },
    {
      text: t('opennds-start'),
      code: '/etc/init.d/opennds restart && /etc/init.d/portico-agent enable && /etc/init.d/portico-agent restart',
    },
    { text: t('join-and-look') },
  ]
}

/** Why the device has its level, or what keeps the level from working. */
function levelNote({ portalUrl }: Config, { configuration: { fasLevel = 1 } }: KnownGateway) {
  if (fasLevel === 3) return allowsFasLevel3(portalUrl) ? 'opennds-level-3' : 'problem-level-needs-https'
  return allowsFasLevel3(portalUrl) ? 'opennds-level-below' : 'opennds-level-1'
}

function settings(config: Config, gateway: KnownGateway, hosts: readonly string[]): string {
  const portal = new URL(config.portalUrl)
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(portal.hostname)
  const level = gateway.configuration.fasLevel ?? 1
  const set = (name: string, value: string) => `uci set opennds.@opennds[0].${name}='${value}'`
  // openNDS opens its firewall for one IPv4 address, so a name is looked up on the router.
  const address = isAddress
    ? portal.hostname
    : `'"$(nslookup ${portal.hostname} | awk '/^Address/ { ip = $NF } END { print ip }')"'`
  return [
    set('enabled', '1'),
    set('fas_secure_enabled', String(level)),
    set('fasport', portal.port || (portal.protocol === 'https:' ? '443' : '80')),
    set('fasremoteip', address),
    ...(isAddress ? [] : [set('fasremotefqdn', portal.hostname)]),
    set('faspath', `/g/${gateway.entryKey}`),
    set('faskey', gateway.fasKey),
    set('sessiontimeout', String(gateway.configuration.sessionMinutes ?? 480)),
    set('gatewayname', gateway.nasId),
    set('login_option_enabled', '0'),
    // Lets our agent give a guest more time or another speed without a new login.
    set('allow_preemptive_authentication', '1'),
    ...hosts.map((host) => `uci add_list opennds.@opennds[0].walledgarden_fqdn_list='${host}'`),
    'uci commit opennds',
  ].join('\n')
}

function agent(config: Config, gateway: KnownGateway): string {
  return `curl -fsS -o /usr/bin/portico-agent ${config.portalUrl}/agent.sh && chmod 755 /usr/bin/portico-agent
umask 077; cat > /etc/portico-agent.conf <<'END'
PORTICO_URL=${config.portalUrl}
PORTICO_NAS_ID=${gateway.nasId}
PORTICO_KEY=${gateway.agentKey}
END
cat > /etc/init.d/portico-agent <<'END'
#!/bin/sh /etc/rc.common
USE_PROCD=1
START=99
start_service() {
  procd_open_instance
  procd_set_param command /usr/bin/portico-agent
  procd_set_param respawn 3600 5 0
  procd_close_instance
}
END
chmod 755 /etc/init.d/portico-agent`
}
