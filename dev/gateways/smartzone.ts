// A Ruckus SmartZone: its hotspot, and its northbound portal interface, which takes a login to RADIUS.
import { TerminateCause } from '@portico/radius/dictionary.ts'
import { formatMac, normaliseMac } from '@portico/radius/mac.ts'
import type { Phone } from '../fakeGateway/phones.ts'
import { AP_MAC, ORIGINAL, queryOf, type Brand, type Guest } from './brand.ts'
import { serveController, type Call, type ControllerSetup, type RunningController, type Spoken } from './controller.ts'
import { startBrand, type BrandGateway } from './startBrand.ts'

export type FakeSmartZone = {
  northbound: RunningController
  box: BrandGateway
  faults: {
    refusesOrders?: boolean
    /** Another release, which does not have this version of the interface. */
    isOldRelease?: boolean
    /** Its own RADIUS server does not answer. */
    hasNoRadius?: boolean
    /** It answers a login before RADIUS does. */
    isLate?: boolean
    /** Guests' addresses pass the browser encrypted, as by default. */
    isEncrypting?: boolean
    /** It does not decrypt its own addresses. */
    keepsSecrets?: boolean
  }
  stop(): Promise<void>
}

type Setup = ControllerSetup & { user: string; password: string } & Pick<
    Parameters<typeof startBrand>[0],
    'nas' | 'radius' | 'retryMs'
  >

const MESSAGES: Record<number, string> = {
  100: 'Client unauthorized',
  101: 'Client authorized',
  200: 'OK',
  201: 'Login succeeded',
  202: 'Authentication pending',
  300: 'Not found',
  301: 'Login failed',
  302: 'Bad request',
  303: 'Version not supported',
  304: 'Command not supported',
  305: 'Category not supported',
  306: 'Wrong request password',
  400: 'Internal server error',
  401: 'Radius server error',
}

/** Where SmartZone sends guests; a northbound interface does not use its own login page. */
function hotspotOf(written: (address: string) => string): Brand {
  const redirect = (guest: Guest, self: string) => redirectOf(guest, self, written)
  return { redirect, refused: redirect, path: '/none', method: 'POST', login: () => undefined, onward: () => ORIGINAL }
}

/** Any cipher will do: only the controller reads it. */
const encrypted = (text: string) => `ENC${Buffer.from(text.split('').toReversed().join('')).toString('hex')}`
const decrypted = (text: string) =>
  text.startsWith('ENC') ? Buffer.from(text.slice(3), 'hex').toString().split('').toReversed().join('') : text

function redirectOf(guest: Guest, self: string, written: (address: string) => string): string {
  return queryOf({
    // A server that trusts this instead of the owner's setting could be led anywhere.
    nbiIP: '203.0.113.66',
    wlan: '3',
    reason: 'Un-Auth-Captive',
    proxy: '0',
    mac: AP_MAC,
    client_mac: written(formatMac(guest.mac, 'AA:BB:CC:DD:EE:FF')),
    uip: written(guest.ip),
    ssid: 'Guests',
    startUrl: ORIGINAL,
    url: ORIGINAL,
    sip: new URL(self).hostname,
  })
}

// oxlint-disable-next-line eslint/max-lines-per-function -- the routes of a simulated service, each short
export async function startFakeSmartZone({
  user,
  password,
  nas,
  radius,
  retryMs,
  ...listen
}: Setup): Promise<FakeSmartZone> {
  const faults: FakeSmartZone['faults'] = {}
  const hotspot = hotspotOf((address) => (faults.isEncrypting ? encrypted(address) : address))
  const box = await startBrand({ brand: hotspot, nas, radius, retryMs })
  const northbound = await serveController(listen, answer)

  async function answer({ method, path, body }: Call): Promise<Spoken> {
    if (method !== 'POST' || path !== '/portalintf') return { status: 404 }
    const code = await codeFor(body)
    const data = body['RequestType'] === 'Decrypt' && code === 200 && { Data: decrypted(String(body['Data'])) }
    return {
      status: 200,
      body: { Vendor: 'ruckus', ReplyMessage: MESSAGES[code], ResponseCode: code, APIVersion: '1.0', ...data },
    }
  }

  async function codeFor(body: Record<string, unknown>): Promise<number> {
    if (body['Vendor'] !== 'ruckus') return 302
    if (body['RequestUserName'] !== user || body['RequestPassword'] !== password) return 306
    if (body['APIVersion'] !== '1.0' || faults.isOldRelease) return 303
    if (body['RequestCategory'] === 'GetConfig') {
      if (body['RequestType'] !== 'Decrypt' || faults.keepsSecrets) return 304
      return String(body['Data'] ?? '').startsWith('ENC') ? 200 : 302
    }
    if (body['RequestCategory'] !== 'UserOnlineControl') return 305
    const mac = normaliseMac(decrypted(String(body['UE-MAC'] ?? '')))
    if (!mac || typeof body['UE-IP'] !== 'string' || typeof body['UE-Proxy'] !== 'string') return 302
    const phone = box.hotspot.find(mac)
    if (!phone) return 300
    switch (body['RequestType']) {
      case 'Status':
        return phone.signingIn ? 202 : phone.session ? 101 : 100
      case 'Login':
        return logIn(phone, body)
      case 'Logout':
        if (faults.refusesOrders) return 400
        box.hotspot.end(phone, TerminateCause.AdminReset)
        return 200
      default:
        return 304
    }
  }

  async function logIn(phone: Phone, body: Record<string, unknown>): Promise<number> {
    const [username, secret] = [body['UE-Username'], body['UE-Password']]
    if (typeof username !== 'string' || typeof secret !== 'string') return 302
    if (faults.refusesOrders) return 301
    if (faults.hasNoRadius) return 401
    if (phone.session) return 101
    const outcome = box.hotspot.signIn(phone, { username, password: secret })
    if (faults.isLate) return 202
    const { kind } = await outcome
    return kind === 'online' ? 201 : kind === 'reject' ? 301 : 401
  }

  return {
    northbound,
    box,
    faults,
    async stop() {
      await northbound.stop()
      await box.stop()
    },
  }
}
