// Steps that several brands share.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { RecipeText } from './recipeText.ts'

/** The address a gateway sends its guests to. */
export function entryOf(config: Config, gateway: KnownGateway): string {
  return `${config.portalUrl}/g/${gateway.entryKey}`
}

export type PortalAddress = {
  host: string
  port: string
  isTls: boolean
  isAddress: boolean
  /** Whether the portal is on the default port, so that addresses need none. */
  isOnWebPort: boolean
}

/** Where the portal is, as phones and gateways see it: behind a proxy that is the proxy's port. */
export function portalOf(config: Pick<Config, 'portalUrl'>): PortalAddress {
  const url = new URL(config.portalUrl)
  const isTls = url.protocol === 'https:'
  const port = url.port || (isTls ? '443' : '80')
  return {
    host: url.hostname,
    port,
    isTls,
    isAddress: isIpv4(url.hostname),
    isOnWebPort: port === (isTls ? '443' : '80'),
  }
}

/** Whether a host is an IPv4 address, not a name. */
export function isIpv4(host: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(host)
}

/** What a guest must reach before being online: the portal, and what the venue's ways of signing in need. */
export function gardenOf(config: Config, hosts: readonly string[]): string[] {
  return [...new Set([new URL(config.portalUrl).hostname, ...hosts])]
}

/** The port for Disconnect and CoA when the device sets none. */
export function ordersPort(config: Config, gateway: KnownGateway, usual = config.coaPort): number {
  return gateway.configuration.coaPort ?? usual
}

/** The values every RADIUS client asks for. */
export function radiusValues(
  config: Config,
  gateway: KnownGateway,
  { usualPort, interimSeconds = 60 }: RadiusDefaults = {},
): string {
  return [
    `RADIUS server        ${new URL(config.portalUrl).hostname}`,
    `Authentication port  ${config.radiusAuthPort} (UDP)`,
    `Accounting port      ${config.radiusAcctPort} (UDP)`,
    `Shared secret        ${gateway.radiusSecret.toString()}`,
    `NAS-Identifier       ${gateway.nasId}`,
    `Interim interval     ${interimSeconds}`,
    `Disconnect / CoA     on, UDP ${ordersPort(config, gateway, usualPort)}`,
  ].join('\n')
}

type RadiusDefaults = { usualPort?: number; interimSeconds?: number }

type RadiusChecks = { /** Whether commands of the recipe turn on Message-Authenticator. */ isSigned?: boolean }

/** How strict we are with this device's packets, and the command that tries it. */
export function radiusChecks(
  config: Config,
  gateway: KnownGateway,
  t: RecipeText,
  { isSigned = false }: RadiusChecks = {},
): RecipeStep[] {
  const server = new URL(config.portalUrl).hostname
  const isLegacy = gateway.configuration.messageAuthenticator === 'legacy'
  return [
    ...(isLegacy ? [{ text: t('radius-legacy') }] : isSigned ? [] : [{ text: t('radius-message-authenticator') }]),
    {
      text: t('radius-test'),
      code: `echo 'User-Name=test,User-Password=test,NAS-Identifier=${gateway.nasId},Message-Authenticator=0x00' | radclient -x ${server}:${config.radiusAuthPort} auth '${gateway.radiusSecret.toString()}'`,
    },
    { text: t('join-and-look') },
  ]
}

/** The walled garden as a list to type in. */
export function gardenStep(config: Config, hosts: readonly string[], t: RecipeText): RecipeStep {
  return { text: t('radius-garden'), code: gardenOf(config, hosts).join('\n') }
}

/** What a controller must allow us: to be reached, and to be recognised. */
export function controllerSteps(config: Config, gateway: KnownGateway, t: RecipeText): RecipeStep[] {
  const { controllerUrl = '' } = gateway.configuration
  const url = URL.parse(controllerUrl)
  const port = url?.port || '443'
  return [
    { text: t('controller-reach'), ...(controllerUrl && { code: controllerUrl }) },
    ...(url?.protocol === 'https:'
      ? [
          {
            text: t('controller-certificate'),
            code: `openssl s_client -connect ${url.hostname}:${port} </dev/null 2>/dev/null | openssl x509 -noout -fingerprint -sha256`,
          },
        ]
      : []),
    { text: t('join-and-look') },
  ]
}
