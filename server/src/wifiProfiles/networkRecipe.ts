// How each brand opens the second network: where in its screens, or commands to paste; Passpoint; RADIUS inside TLS.
import type { GatewayType } from '@portico/contract/gateways.ts'
import type { Config } from '../core/config.ts'
import { radiusValues, type KnownGateway, type RecipeStep, type RecipeText } from '../gateways/index.ts'

export type Network = { name: string; serverName: string }

/** Where a brand keeps it. `radsec`: it can speak RADIUS inside TLS. */
type Brand = { where(of: Commands): string; fileName?: string; passpoint?: string; hasRadsec?: true }
type Commands = Network & { host: string; authPort: number; acctPort: number; secret: string; nasId: string }

/** The settlement-free consortium of all identities (WBA OpenRoaming, technical framework 3.0). */
const OPENROAMING = '5A-03-BA-00-00'

const BRANDS: Record<GatewayType, Brand> = {
  opennds: {
    where: openWrt,
    fileName: 'portico-network.sh',
    passpoint: 'wireless.portico.interworking, hs20 (hostapd-full)',
  },
  mikrotik: { where: mikroTik, fileName: 'portico-network.rsc', passpoint: 'WiFi → Interworking', hasRadsec: true },
  unifi: {
    where: ({ nasId }) =>
      `Settings → Profiles → RADIUS → Create New\nSettings → WiFi → Create New → Advanced → Security Protocol: WPA3 Enterprise (WPA2 transition)\n→ RADIUS Profile → NAS ID: Custom: ${nasId}`,
    passpoint: 'Settings → WiFi → Passpoint (Hotspot 2.0)',
    hasRadsec: true,
  },
  omada: {
    where: ({ nasId }) =>
      `Settings → Profiles → RADIUS Profile → Create\nSettings → Wireless Networks → Create → Security: WPA-Enterprise, WPA2/WPA3-Enterprise / AES\n→ RADIUS Profile → NAS ID: ${nasId}`,
    passpoint: 'Settings → Wireless Networks → Advanced → Hotspot 2.0',
  },
  coovachilli: { where: openWrt, fileName: 'portico-network.sh' },
  meraki: {
    where: () =>
      'Wireless → Configure → Access control → Security: Enterprise with my RADIUS server\n→ WPA encryption: WPA3 Transition Mode → RADIUS servers, RADIUS accounting servers, RADIUS CoA: enabled',
    passpoint: 'Wireless → Configure → Hotspot 2.0',
    hasRadsec: true,
  },
  aruba: {
    where: aruba,
    fileName: 'portico-network.txt',
    passpoint: 'wlan hotspot hs-profile portico',
    hasRadsec: true,
  },
  cisco: {
    where: cisco,
    fileName: 'portico-network.txt',
    passpoint: 'Configuration → Wireless → Hotspot/OpenRoaming',
    hasRadsec: true,
  },
  ruckus: {
    where: ({ nasId }) =>
      `WiFi Networks → Create → Usage Type: Standard, Authentication Method: 802.1X, Encryption: WPA2/WPA3-Mixed\n→ Authentication Server, Accounting Server → Advanced → NAS ID: ${nasId}`,
    passpoint: 'Hotspot 2.0 → Identity Provider, Operator, WLAN Profile',
    hasRadsec: true,
  },
  cambium: {
    where: ({ nasId }) =>
      `Configure → WLAN → Add → Security: WPA2/WPA3 Enterprise\n→ AAA Servers: Authentication, Accounting, NAS-Identifier: ${nasId}, Dynamic Authorization: enabled`,
    passpoint: 'Configure → WLAN → Passpoint',
    hasRadsec: true,
  },
  fortinet: {
    where: fortinet,
    fileName: 'portico-network.txt',
    passpoint: 'config wireless-controller hotspot20',
    hasRadsec: true,
  },
  radius: { where: () => 'WPA2/WPA3-Enterprise (802.1X), AES/CCMP, PMF optional' },
}

/** The steps for one device. */
export function networkRecipe(config: Config, gateway: KnownGateway, network: Network, t: RecipeText): RecipeStep[] {
  const brand = BRANDS[gateway.type]
  const { radiusAuthPort: authPort, radiusAcctPort: acctPort, portalUrl } = config
  const host = new URL(portalUrl).hostname
  const secret = gateway.radiusSecret.toString()
  const of = { ...network, host, authPort, acctPort, secret, nasId: gateway.nasId }
  return [
    { text: t('network-where'), code: brand.where(of), ...(brand.fileName && { fileName: brand.fileName }) },
    { text: t('network-radius'), code: `SSID                 ${network.name}\n${radiusValues(config, gateway)}` },
    { text: t('network-try') },
    ...(brand.passpoint
      ? [{ text: t('network-passpoint'), code: passpoint(brand.passpoint, network.serverName) }]
      : []),
    ...(brand.hasRadsec ? [{ text: t('network-radsec'), code: radsec(of), fileName: 'radsecproxy.conf' }] : []),
    { text: t('network-openroaming'), code: OPENROAMING },
  ]
}

function passpoint(where: string, serverName: string): string {
  return [
    where,
    '',
    `NAI realm            ${serverName}`,
    'EAP methods          EAP-TLS (certificate), EAP-TTLS (inner PAP)',
    `Domain name          ${serverName}`,
    'Roaming consortium   (none)',
    'Network type         Free public network, Internet: yes',
  ].join('\n')
}

/** A relay at our side: it ends TLS and asks us as an ordinary gateway. */
function radsec({ authPort, acctPort, secret }: Commands): string {
  return [
    'ListenTLS *:2083',
    'tls default {',
    '  CACertificateFile    /etc/radsec/gateways-ca.pem',
    '  CertificateFile      /etc/radsec/server.pem',
    '  CertificateKeyFile   /etc/radsec/server.key',
    '}',
    'client venue { host 0.0.0.0/0',
    '  type tls',
    '  secret radsec',
    '}',
    `server portico-auth { host 127.0.0.1\n  type udp\n  port ${authPort}\n  secret ${secret}\n}`,
    `server portico-acct { host 127.0.0.1\n  type udp\n  port ${acctPort}\n  secret ${secret}\n}`,
    'realm * {\n  server portico-auth\n  accountingServer portico-acct\n}',
  ].join('\n')
}

function openWrt({ name, host, authPort, acctPort, secret, nasId }: Commands): string {
  const set = (option: string, value: string | number) =>
    `uci set wireless.portico.${option}='${escapeQuotes(String(value))}'`
  return [
    '# opkg remove wpad-basic-mbedtls; opkg install wpad-mbedtls',
    "uci set wireless.portico='wifi-iface'",
    set('device', 'radio0'),
    set('mode', 'ap'),
    set('network', 'guest'),
    set('ssid', name),
    set('encryption', 'wpa3-mixed'),
    set('isolate', 1),
    set('auth_server', host),
    set('auth_port', authPort),
    set('auth_secret', secret),
    set('acct_server', host),
    set('acct_port', acctPort),
    set('acct_secret', secret),
    set('acct_interval', 60),
    set('dae_client', host),
    set('dae_port', 3799),
    set('dae_secret', secret),
    set('nasid', nasId),
    'uci commit wireless && wifi reload',
  ].join('\n')
}

function escapeQuotes(text: string): string {
  return text.replaceAll("'", String.raw`'\''`)
}

function mikroTik({ name, host, authPort, acctPort, secret, nasId }: Commands): string {
  const text = (value: string) => `"${value.replaceAll(/["\\$?]/g, String.raw`\$&`)}"`
  return [
    `/radius add comment="portico-network" service=wireless address=${host} authentication-port=${authPort} accounting-port=${acctPort} secret=${text(secret)} timeout=3s require-message-auth=yes-for-request-resp`,
    '/radius incoming set accept=yes',
    '/interface wifi aaa add name=portico nas-identifier=' + text(nasId) + ' interim-update=1m',
    '/interface wifi security add name=portico authentication-types=wpa2-eap,wpa3-eap eap-accounting=yes',
    `/interface wifi configuration add name=portico ssid=${text(name)} security=portico aaa=portico`,
    '/interface wifi add name=portico-network master-interface=wifi1 configuration=portico disabled=no',
    '/interface bridge port add bridge=bridge interface=portico-network',
  ].join('\n')
}

function aruba({ name, host, authPort, acctPort, secret, nasId }: Commands): string {
  return [
    'configure terminal',
    'wlan auth-server portico-network',
    ` ip ${host}`,
    ` port ${authPort}`,
    ` acctport ${acctPort}`,
    ` key ${secret}`,
    ` nas-id ${nasId}`,
    ' rfc3576',
    'exit',
    `wlan ssid-profile "${name.replaceAll('"', '')}"`,
    ' type guest',
    ` essid "${name.replaceAll('"', '')}"`,
    ' opmode wpa3-aes-ccm-128 wpa2-aes',
    ' auth-server portico-network',
    ' radius-accounting',
    ' radius-interim-accounting-interval 1',
    ' deny-inter-user-bridging',
    'exit',
    'end',
    'commit apply',
  ].join('\n')
}

function cisco({ name, host, authPort, acctPort, secret, nasId }: Commands): string {
  const profile = name.replaceAll(/[^A-Za-z0-9-]/g, '-')
  return [
    'configure terminal',
    'aaa new-model',
    'radius server portico',
    ` address ipv4 ${host} auth-port ${authPort} acct-port ${acctPort}`,
    ` key ${secret}`,
    'aaa group server radius portico',
    ' server name portico',
    'aaa authentication dot1x portico group portico',
    'aaa accounting identity portico start-stop group portico',
    'aaa server radius dynamic-author',
    ` client ${host} server-key ${secret}`,
    `wireless profile policy ${profile}`,
    ' accounting-list portico',
    ' aaa-override',
    ` nas-id option1 custom-string ${nasId}`,
    ' no shutdown',
    `wlan ${profile} 20 "${name.replaceAll('"', '')}"`,
    ' security wpa wpa3',
    ' security dot1x authentication-list portico',
    ' no shutdown',
    'end',
  ].join('\n')
}

function fortinet({ name, host, authPort, acctPort, secret, nasId }: Commands): string {
  return [
    'config user radius',
    ' edit "portico"',
    `  set server "${host}"`,
    `  set secret ${secret}`,
    `  set radius-port ${authPort}`,
    `  set nas-id-type custom`,
    `  set nas-id "${nasId}"`,
    '  set radius-coa enable',
    '  set acct-interim-interval 60',
    '  config accounting-server',
    '   edit 1',
    '    set status enable',
    `    set server "${host}"`,
    `    set secret ${secret}`,
    `    set port ${acctPort}`,
    '   next',
    '  end',
    ' next',
    'end',
    'config wireless-controller vap',
    ' edit "portico"',
    `  set ssid "${name.replaceAll('"', '')}"`,
    '  set security wpa3-enterprise-transition',
    '  set auth radius',
    '  set radius-server "portico"',
    '  set intra-vap-privacy enable',
    ' next',
    'end',
  ].join('\n')
}
