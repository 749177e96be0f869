// UniFi Network: a UniFi OS console, a classic controller, or either by an API key (Network 9.1.105 and newer).
import { formatMac } from '@portico/radius/mac.ts'
import type { Services } from '../../core/services.ts'
import {
  ControllerFault,
  converse,
  objectOf,
  objectsOf,
  cookiesOf,
  type Conversation,
  type ControllerReply,
  type SignIn,
} from '../controllers/conversation.ts'
import type { Driver, GuestState } from '../controllers/driver.ts'
import type { KnownGateway } from '../registry.ts'
import { byKey } from './apiKeyDriver.ts'

const OS_PREFIX = '/proxy/network'

export const unifi: Driver = {
  async authorise(services, gateway, guest, limits) {
    if (gateway.configuration.unifiLogin === 'key') return byKey.authorise(services, gateway, guest, limits)
    const order: Record<string, unknown> = {
      cmd: 'authorize-guest',
      mac: colons(guest.mac),
      minutes: Math.ceil(limits.sessionSeconds / 60),
    }
    if (limits.upKbps) order['up'] = limits.upKbps
    if (limits.downKbps) order['down'] = limits.downKbps
    // UniFi calls it bytes and counts megabytes.
    if (limits.totalBytes) order['bytes'] = Math.ceil(limits.totalBytes / 1_000_000)
    // Naming the access point makes it learn of the guest sooner.
    if (guest.data['ap']) order['ap_mac'] = colons(guest.data['ap'])
    readData(await say(services, gateway, 'cmd/stamgr', order))
  },

  async see(services, gateway, guest): Promise<GuestState> {
    if (gateway.configuration.unifiLogin === 'key') return byKey.see!(services, gateway, guest)
    const said = await say(services, gateway, `stat/sta/${colons(guest.mac)}`)
    if (messageOf(said) === 'api.err.UnknownStation') return { kind: 'unknown' }
    const [station] = readData(said)
    if (!station) return { kind: 'unknown' }
    if (station['authorized'] !== true) return { kind: 'outside' }
    const { ip, rx_bytes: up, tx_bytes: down } = station
    // What the access point received is what the guest sent.
    return { kind: 'inside', ip: typeof ip === 'string' ? ip : undefined, up: count(up), down: count(down) }
  },

  async throwOut(services, gateway, guest) {
    if (gateway.configuration.unifiLogin === 'key') return byKey.throwOut!(services, gateway, guest)
    const said = await say(services, gateway, 'cmd/stamgr', { cmd: 'unauthorize-guest', mac: colons(guest.mac) })
    if (messageOf(said) === 'api.err.UnknownStation') return false
    readData(said)
    return true
  },

  async check(services, gateway) {
    if (gateway.configuration.unifiLogin === 'key') return byKey.check(services, gateway)
    readData(await say(services, gateway, 'self'))
  },
}

function say(
  services: Services,
  gateway: KnownGateway,
  call: string,
  body?: Record<string, unknown>,
): Promise<ControllerReply> {
  const site = encodeURIComponent(siteOf(gateway))
  return open(services, gateway).askSignedIn(({ base }) => `${base}/api/s/${site}/${call}`, body)
}

/** The site's internal name: in the controller's own URLs it follows `/s/`. */
export function siteOf(gateway: KnownGateway): string {
  return gateway.configuration.site || 'default'
}

function open(services: Services, gateway: KnownGateway): Conversation {
  return converse(services, gateway, { signIn, isForgotten: (said) => messageOf(said) === 'api.err.LoginRequired' })
}

const signIn: SignIn = async ({ gateway, ask }) => {
  const isOs = gateway.configuration.unifiLogin !== 'classic'
  const { controllerUser: username = '' } = gateway.configuration
  const said = await ask(isOs ? '/api/auth/login' : '/api/login', { username, password: gateway.controllerSecret })
  if (said.status !== 200) {
    // A console shows its page at `/`, a classic controller sends on to /manage.
    const isConsole = (await ask('/')).status === 200
    // Neither has no place to sign in.
    if (isConsole !== isOs || said.status === 404) throw new ControllerFault('wrong-version')
    throw new ControllerFault('sign-in-refused', messageOf(said) || String(said.status))
  }
  const csrf = said.header('x-csrf-token')
  const headers = { cookie: cookiesOf(said), ...(csrf && { 'x-csrf-token': csrf }) }
  if (!headers.cookie) throw new ControllerFault('wrong-version')
  return { headers, token: csrf, base: isOs ? OS_PREFIX : '' }
}

function readData(said: ControllerReply): Record<string, unknown>[] {
  const message = messageOf(said)
  if (message === 'api.err.NoSiteContext' || message === 'api.err.InvalidSite') throw new ControllerFault('wrong-site')
  if (message === 'api.err.UnknownStation') throw new ControllerFault('client-unknown')
  if (said.status === 404) throw new ControllerFault('wrong-version')
  if (said.status !== 200 || objectOf(said.json['meta'])['rc'] !== 'ok')
    throw new ControllerFault('refused', message || String(said.status))
  return objectsOf(said.json['data'])
}

function messageOf({ json }: ControllerReply): string {
  const { msg } = objectOf(json['meta'])
  return typeof msg === 'string' ? msg.slice(0, 100) : ''
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function colons(mac: string): string {
  return formatMac(mac, 'aa:bb:cc:dd:ee:ff')
}
