// MikroTik RouterOS: the commands, and the login page that sends guests on with what their login needs.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import { captiveApiUrl } from '../captiveApi.ts'
import { entryOf, gardenOf, ordersPort, radiusChecks } from './parts.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for a hotspot that is already set up by RouterOS's own wizard (`/ip hotspot setup`). */
export function mikrotikRecipe(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  hosts: readonly string[],
): RecipeStep[] {
  return [
    { text: t('mikrotik-script'), code: script(config, gateway, hosts), fileName: 'portico-mikrotik.rsc' },
    { text: t('mikrotik-login'), code: loginPage(entryOf(config, gateway)), fileName: 'login.html' },
    ...radiusChecks(config, gateway, t),
  ]
}

function script(config: Config, gateway: KnownGateway, hosts: readonly string[]): string {
  const server = new URL(config.portalUrl).hostname
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(server)
  // RouterOS before 7.15 does not know it, and sends no Message-Authenticator: such a box is set to legacy here.
  const signed =
    gateway.configuration.messageAuthenticator === 'legacy' ? '' : ' require-message-auth=yes-for-request-resp'
  const ports = `authentication-port=${config.radiusAuthPort} accounting-port=${config.radiusAcctPort}`
  return [
    `/system identity set name=${gateway.nasId}`,
    `/radius add service=hotspot address=${isAddress ? server : `[:resolve ${server}]`} ${ports} secret=${gateway.radiusSecret.toString()} timeout=3s${signed}`,
    `/radius incoming set accept=yes port=${ordersPort(config, gateway)}`,
    // By MAC come televisions that were written down, and phones whose time still runs; all others see the page as before.
    '/ip hotspot profile set [find] use-radius=yes radius-interim-update=1m radius-mac-format=XX-XX-XX-XX-XX-XX login-by=mac,http-chap,cookie',
    ...gardenOf(config, hosts).flatMap((host) =>
      isAddress && host === server
        ? [`/ip hotspot walled-garden ip add action=accept dst-address=${host}`]
        : [
            `/ip hotspot walled-garden add action=allow dst-host=${host}`,
            `/ip hotspot walled-garden ip add action=accept dst-host=${host}`,
          ],
    ),
    ...captiveOption(config, gateway),
  ].join('\n')
}

/** Tells phones by DHCP where to ask whether they are online (RFC 8910); for all networks this router serves. */
function captiveOption(config: Config, gateway: KnownGateway): string[] {
  const url = captiveApiUrl(config, gateway)
  if (!url) return []
  return [
    `/ip dhcp-server option add name=captive-portal code=114 value="'${url}'"`,
    '/ip dhcp-server option sets add name=captive-portal options=captive-portal',
    '/ip dhcp-server network set [find] dhcp-option-set=captive-portal',
  ]
}

/** RouterOS fills in what stands in `$( )`. By GET, so that a phone sees no warning on the way to https. */
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
