// MikroTik RouterOS: the commands, and the login page that sends guests on with what their login needs.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { captiveApiUrl } from '../captiveApi.ts'
import { entryOf, gardenOf, isIpv4, ordersPort, portalOf, radiusChecks } from './sharedSteps.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** Steps for RouterOS 7.15 and newer; with Message-Authenticator left out (legacy), for older ones too. */
export function mikrotikRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  const option = captiveOption(config, gateway)
  return [
    { text: t('mikrotik-script'), code: script(config, gateway, t, hosts), fileName: 'portico-mikrotik.rsc' },
    { text: t('mikrotik-login'), code: loginPage(entryOf(config, gateway)), fileName: 'login.html' },
    ...(option ? [{ text: t('captive-option'), code: option }] : []),
    ...radiusChecks(config, gateway, t, { isSigned: true }),
    { text: t('mikrotik-undo'), code: removal() },
  ]
}

const FIND_HOTSPOT = '[/ip hotspot find where interface=$guests]'
const FIND_PROFILE = '[/ip hotspot profile find where name="portico"]'

/**
 * One hotspot, with its own profile and walled garden; other hotspots and the router's name stay unchanged. That name
 * is its NAS-Identifier, so the profile's location identifies the device instead.
 */
function script(config: Config, gateway: KnownGateway, t: RecipeText, hosts: readonly string[]): string {
  const { host, isAddress } = portalOf(config)
  // RouterOS before 7.15 does not know it, and sends no Message-Authenticator: such a box is set to legacy here.
  const signed =
    gateway.configuration.messageAuthenticator === 'legacy' ? '' : ' require-message-auth=yes-for-request-resp'
  const ports = `authentication-port=${config.radiusAuthPort} accounting-port=${config.radiusAcctPort}`
  return [
    '{',
    ':local guests "bridge"',
    `:if ([:len [/interface find where name=$guests]] = 0) do={ :error ${quote(t('mikrotik-no-interface'))} }`,
    `:if ([:len ${FIND_PROFILE}] = 0) do={ /ip hotspot profile add name="portico" }`,
    `:if ([:len ${FIND_HOTSPOT}] = 0) do={`,
    '  :local net [/ip address get [find where interface=$guests] address]',
    `  /ip hotspot profile set ${FIND_PROFILE} hotspot-address=[:pick $net 0 [:find $net "/"]]`,
    '  /ip hotspot add name="portico" interface=$guests profile="portico" disabled=no',
    '} else={',
    `  :local old [/ip hotspot get ${FIND_HOTSPOT} profile]`,
    '  :if ($old != "portico") do={',
    '    :local address [/ip hotspot profile get [find where name=$old] hotspot-address]',
    '    :local dns [/ip hotspot profile get [find where name=$old] dns-name]',
    `    /ip hotspot profile set ${FIND_PROFILE} hotspot-address=$address dns-name=$dns`,
    `    /ip hotspot set ${FIND_HOTSPOT} profile="portico"`,
    '  }',
    '}',
    // Televisions on the list and phones with time left sign in by MAC; all others see the page as before.
    `/ip hotspot profile set ${FIND_PROFILE} use-radius=yes radius-accounting=yes radius-interim-update=1m radius-mac-format=XX-XX-XX-XX-XX-XX login-by=mac,http-chap,cookie radius-location-id="${gateway.nasId}" html-directory-override="portico"`,
    '/radius remove [find where comment="portico"]',
    `:if ([:len [/radius find where service~"hotspot"]] > 0) do={ :put ${quote(t('mikrotik-other-radius'))} }`,
    `/radius add comment="portico" service=hotspot address=${isAddress ? host : `[:resolve "${host}"]`} ${ports} secret="${gateway.radiusSecret.toString()}" timeout=3s${signed}`,
    `/radius incoming set accept=yes port=${ordersPort(config, gateway)}`,
    `:local server [/ip hotspot get ${FIND_HOTSPOT} name]`,
    '/ip hotspot walled-garden remove [find where comment="portico"]',
    '/ip hotspot walled-garden ip remove [find where comment="portico"]',
    ...gardenOf(config, hosts).flatMap((name) =>
      isIpv4(name)
        ? [`/ip hotspot walled-garden ip add comment="portico" server=$server action=accept dst-address=${name}`]
        : [
            `/ip hotspot walled-garden add comment="portico" server=$server action=allow dst-host="${name}"`,
            `/ip hotspot walled-garden ip add comment="portico" server=$server action=accept dst-host="${name}"`,
          ],
    ),
    '}',
  ].join('\n')
}

/** Takes away what the script made; a hotspot that was there before gets the profile every router has. */
function removal(): string {
  return [
    '{',
    '/ip hotspot remove [find where name="portico"]',
    '/ip hotspot set [find where profile="portico"] profile="default"',
    '/ip hotspot profile remove [find where name="portico"]',
    '/radius remove [find where comment="portico"]',
    '/ip hotspot walled-garden remove [find where comment="portico"]',
    '/ip hotspot walled-garden ip remove [find where comment="portico"]',
    // A network that still names a removed set would keep a dead reference; RouterOS takes it back by `none` alone.
    '/ip dhcp-server network set [find where dhcp-option-set="portico"] dhcp-option-set=none',
    '/ip dhcp-server option sets remove [find where name="portico"]',
    '/ip dhcp-server option remove [find where name="portico"]',
    '}',
  ].join('\n')
}

/** A text as RouterOS reads it: ASCII beyond quotes, backslashes and `$` is written as bytes in hex. */
function quote(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) => {
    const isPlain = byte >= 0x20 && byte < 0x7f && !'"\\$?'.includes(String.fromCharCode(byte))
    return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`
  })
  return `"${bytes.join('')}"`
}

/** Sends the captive-portal API's URL to the guests' phones by DHCP (RFC 8910). */
function captiveOption(config: Config, gateway: KnownGateway): string | undefined {
  const url = captiveApiUrl(config, gateway)
  if (!url) return undefined
  return [
    '{',
    ':local guests "bridge"',
    '/ip dhcp-server option remove [find where name="portico"]',
    `/ip dhcp-server option add name="portico" code=114 value="'${url}'"`,
    '/ip dhcp-server option sets remove [find where name="portico"]',
    '/ip dhcp-server option sets add name="portico" options="portico"',
    ':local net [/ip address get [find where interface=$guests] network]',
    '/ip dhcp-server network set [find where address~("^" . $net . "/")] dhcp-option-set="portico"',
    '}',
  ].join('\n')
}

/** RouterOS fills in `$( )`. By GET, so that a phone sees no warning on the way to https. */
function loginPage(entry: string): string {
  const names = [
    'mac',
    'ip',
    'link-login-only',
    'link-orig',
    'chap-id',
    'chap-challenge',
    'error',
    'identity',
    'server-name',
  ]
  const fields = names.map((name) => `  <input type="hidden" name="${name}" value="$(${name})">`)
  return [
    '<!doctype html>',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Wi-Fi</title>',
    `<form id="f" method="get" action="${entry}">`,
    ...fields,
    '  <button>Wi-Fi →</button>',
    '</form>',
    '<script>document.getElementById("f").submit()</script>',
  ].join('\n')
}
