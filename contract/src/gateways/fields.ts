// Which settings each type of gateway asks for, as data: one form draws all of them.
import type { GatewayType } from '../gateways.ts'

/**
 * How a setting is asked for. A secret is typed in and never shown again; a number is empty for "as usual". `onlyWith`:
 * only where that was chosen.
 */
export type GatewayField = FieldRule & { onlyWith?: { name: ChoiceName; choice: string } }
type FieldRule =
  | { name: TextName; kind: 'url' | 'address' | 'text' | 'secret'; placeholder?: string; isRequired?: true }
  | { name: 'coaPort'; kind: 'number'; placeholder: string; min: number; max: number }
  | { name: ChoiceName; kind: 'choice'; choices: readonly [string, ...string[]] }

type TextName =
  | 'loginUrl'
  | 'coaAddress'
  | 'controllerUrl'
  | 'controllerUser'
  | 'controllerSecret'
  | 'certificate'
  | 'site'
  | 'accessPoints'
type ChoiceName =
  | 'fasLevel'
  | 'messageAuthenticator'
  | 'uamPassword'
  | 'unifiLogin'
  | 'omadaVersion'
  | 'omadaTime'
  | 'splash'
  | 'ruckusController'

/** The first of `choices` is the usual one. */
const fasLevel = { name: 'fasLevel', kind: 'choice', choices: ['auto', '3', '2', '1'] } as const
const coaAddress = { name: 'coaAddress', kind: 'address' } as const
const strictness = { name: 'messageAuthenticator', kind: 'choice', choices: ['required', 'legacy'] } as const
const certificate = { name: 'certificate', kind: 'text' } as const
const controllerUser = { name: 'controllerUser', kind: 'text' } as const
const controllerSecret = { name: 'controllerSecret', kind: 'secret' } as const

const loginAt = (placeholder: string) => ({ name: 'loginUrl', kind: 'url', placeholder }) as const
const coaPort = (usual: string) =>
  ({ name: 'coaPort', kind: 'number', placeholder: usual, min: 1, max: 65_535 }) as const
const orders = (port = '3799') => [coaAddress, coaPort(port), strictness]
const controllerAt = (placeholder: string) =>
  ({ name: 'controllerUrl', kind: 'url', placeholder, isRequired: true }) as const
const site = (placeholder: string) => ({ name: 'site', kind: 'text', placeholder }) as const

const withRuckus = (choice: 'unleashed' | 'smartzone') => ({ name: 'ruckusController', choice }) as const

/** Settings by gateway type, in the order the form asks for them. Session limits are asked for every type. */
export const GATEWAY_FIELDS: Record<GatewayType, readonly GatewayField[]> = {
  opennds: [fasLevel],
  mikrotik: [loginAt('http://10.5.50.1/login'), ...orders()],
  unifi: [
    { name: 'unifiLogin', kind: 'choice', choices: ['os', 'classic', 'key'] },
    controllerAt('https://192.168.1.1'),
    site('default'),
    controllerUser,
    controllerSecret,
    certificate,
    { name: 'accessPoints', kind: 'text' },
  ],
  omada: [
    { name: 'omadaVersion', kind: 'choice', choices: ['v5', 'v4', 'v2'] },
    controllerAt('https://192.168.1.2:8043'),
    controllerUser,
    controllerSecret,
    certificate,
    { name: 'omadaTime', kind: 'choice', choices: ['ms', 'us'] },
  ],
  coovachilli: [{ name: 'uamPassword', kind: 'choice', choices: ['chap', 'pap'] }, ...orders()],
  meraki: [{ name: 'splash', kind: 'choice', choices: ['sign-on', 'click'] }, ...orders()],
  aruba: [loginAt('https://securelogin.arubanetworks.com/cgi-bin/login'), ...orders()],
  cisco: [loginAt('https://192.0.2.1/login.html'), ...orders('1700')],
  ruckus: [
    { name: 'ruckusController', kind: 'choice', choices: ['unleashed', 'smartzone'] },
    { ...loginAt('http://192.168.1.3:9997/login'), onlyWith: withRuckus('unleashed') },
    { ...controllerAt('https://192.168.1.3:9443'), onlyWith: withRuckus('smartzone') },
    { ...controllerUser, onlyWith: withRuckus('smartzone') },
    { ...controllerSecret, onlyWith: withRuckus('smartzone') },
    { ...certificate, onlyWith: withRuckus('smartzone') },
    ...orders(),
  ],
  cambium: [loginAt('http://192.168.1.4:880/cgi-bin/hotspot_login.cgi'), ...orders()],
  fortinet: [loginAt('https://192.168.1.99:1003/fgtauth'), ...orders()],
  radius: [{ ...loginAt('http://10.5.50.1/login'), isRequired: true }, ...orders()],
}

/**
 * Whether openNDS can use FAS level 3 with a portal at this address: it always calls https, and only a name has a
 * certificate that routers trust.
 */
export function allowsFasLevel3(portalUrl: string): boolean {
  const url = URL.parse(portalUrl)
  return url?.protocol === 'https:' && /[a-z]/i.test(url.hostname) && !url.hostname.startsWith('[')
}

/** Defaults of a new device, fixed at creation because its router is configured with the same values. */
export function usualConfiguration(type: GatewayType, portalUrl: string): { fasLevel?: 1 | 3 } {
  return type === 'opennds' ? { fasLevel: allowsFasLevel3(portalUrl) ? 3 : 1 } : {}
}

/** Whether a type talks RADIUS: then it has a shared secret and takes orders by Disconnect and CoA. */
export function speaksRadius({ type, configuration }: { type: GatewayType; configuration: { splash?: string } }) {
  if (type === 'meraki') return configuration.splash !== 'click'
  return type !== 'opennds' && type !== 'unifi' && type !== 'omada'
}

/** Whether a setting is asked for, by what else was chosen; the first choice is the usual one. */
export function isAsked(
  type: GatewayType,
  { onlyWith }: GatewayField,
  chosen: (name: ChoiceName) => string | undefined,
) {
  if (!onlyWith) return true
  const field = GATEWAY_FIELDS[type].find(({ name }) => name === onlyWith.name)
  return (chosen(onlyWith.name) || (field?.kind === 'choice' ? field.choices[0] : '')) === onlyWith.choice
}

/** Whether a Ruckus device belongs to SmartZone, which we control through its northbound interface. */
export function isSmartZone({
  type,
  configuration,
}: {
  type: GatewayType
  configuration: { ruckusController?: string }
}) {
  return type === 'ruckus' && configuration.ruckusController === 'smartzone'
}
