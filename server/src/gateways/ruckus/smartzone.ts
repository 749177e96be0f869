// Ruckus SmartZone (vSZ, SZ-100, SZ-300): its northbound portal interface. Each call carries the interface's own password;
// there is no session. A login goes on to RADIUS, which counts the session too.
import { formatMac } from '@portico/radius/mac.ts'
import type { Services } from '../../core/services.ts'
import { ControllerFault, converse } from '../controllers/conversation.ts'
import type { Driver, GuestThere, GuestState } from '../controllers/driver.ts'
import { grantPassword } from '../grants.ts'
import type { KnownGateway } from '../registry.ts'

/** The manufacturer's own numbers (Hotspot WISPr Reference Guide). */
const Code = {
  Unauthorised: 100,
  Authorised: 101,
  Ok: 200,
  LoginSucceeded: 201,
  Pending: 202,
  NotFound: 300,
  LoginFailed: 301,
  BadRequest: 302,
  WrongVersion: 303,
  UnknownCommand: 304,
  UnknownCategory: 305,
  WrongPassword: 306,
} as const

const INSIDE: readonly number[] = [Code.Authorised, Code.LoginSucceeded]
const OTHER_RELEASE: readonly number[] = [Code.WrongVersion, Code.UnknownCommand, Code.UnknownCategory]
/** An unused address: the query proves that our credentials work. */
const NOBODY: GuestThere = { mac: '020000000000', data: {}, username: '' }

export const smartzone: Driver = {
  async authorise(services, gateway, guest) {
    const { username } = guest
    const login = { 'UE-Username': username, 'UE-Password': grantPassword(services, username) }
    const { code, words } = await order(services, gateway, guest, 'Login', login)
    if (INSIDE.includes(code) || code === Code.Pending) return
    throw new ControllerFault(code === Code.NotFound ? 'client-unknown' : 'refused', words)
  },

  async see(services, gateway, guest): Promise<GuestState> {
    const { code, words } = await order(services, gateway, guest, 'Status')
    if (INSIDE.includes(code)) return { kind: 'inside', ip: undefined, up: undefined, down: undefined }
    if (code === Code.Unauthorised || code === Code.Pending) return { kind: 'outside' }
    if (code === Code.NotFound) return { kind: 'unknown' }
    throw new ControllerFault('refused', words)
  },

  async throwOut(services, gateway, guest) {
    const { code, words } = await order(services, gateway, guest, 'Logout')
    if (code === Code.NotFound) return false
    if (code >= Code.NotFound) throw new ControllerFault('refused', words)
    return true
  },

  hasAccounting: true,

  async check(services, gateway) {
    await order(services, gateway, NOBODY, 'Status')
  },
}

/** Names the device as the redirect did: SmartZone may have encrypted it, and accepts it in that form. */
async function order(
  services: Services,
  gateway: KnownGateway,
  { mac, data }: GuestThere,
  type: 'Login' | 'Status' | 'Logout',
  more: Record<string, string> = {},
): Promise<{ code: number; words: string }> {
  const { code, words } = await callSmartZone(services, gateway, 'UserOnlineControl', type, {
    'UE-IP': data['uip'] ?? '',
    'UE-MAC': data['client_mac'] ?? formatMac(mac, 'AA:BB:CC:DD:EE:FF'),
    'UE-Proxy': data['proxy'] ?? '0',
    ...more,
  })
  return { code, words }
}

/** Has the controller read what it encrypted itself, such as `ENC323e79bf1bbd5ac4`. @throws ControllerFault */
export async function decrypt(services: Services, gateway: KnownGateway, text: string): Promise<string> {
  const { code, words, data } = await callSmartZone(services, gateway, 'GetConfig', 'Decrypt', { Data: text })
  if (code !== Code.Ok) throw new ControllerFault('refused', words)
  return data
}

async function callSmartZone(
  services: Services,
  gateway: KnownGateway,
  category: 'UserOnlineControl' | 'GetConfig',
  type: string,
  more: Record<string, string>,
): Promise<{ code: number; words: string; data: string }> {
  const { ask } = converse(services, gateway, { signIn: noSession, isForgotten: () => false })
  const said = await ask('/portalintf', {
    Vendor: 'ruckus',
    RequestUserName: gateway.configuration.controllerUser ?? '',
    RequestPassword: gateway.controllerSecret,
    APIVersion: '1.0',
    RequestCategory: category,
    RequestType: type,
    ...more,
  })
  const code = Number(said.json['ResponseCode'])
  const words = [code, said.json['ReplyMessage']]
    .filter((part) => typeof part !== 'object' && part !== undefined)
    .join(' ')
  if (!Number.isInteger(code) || OTHER_RELEASE.includes(code))
    throw new ControllerFault('wrong-version', said.status === 200 ? words : String(said.status))
  if (code === Code.WrongPassword) throw new ControllerFault('sign-in-refused')
  const data = said.json['Data']
  return { code, words: words.slice(0, 200), data: typeof data === 'string' ? data : '' }
}

async function noSession(): Promise<never> {
  throw new Error('SmartZone has no sessions')
}
