// Omada's external portal, by family of releases. Its hotspot operator may only admit guests: it can neither ask
// whether a guest is inside nor disconnect one.
import { formatMac } from '@portico/radius/mac.ts'
import type { Services } from '../../core/services.ts'
import {
  ControllerFault,
  converse,
  cookiesOf,
  objectOf,
  type Conversation,
  type ControllerReply,
  type SignIn,
} from '../controllers/conversation.ts'
import type { Driver, GuestThere } from '../controllers/driver.ts'
import type { KnownGateway } from '../registry.ts'

/** Not signed in, or no longer. */
const FORGOTTEN = new Set([-1, -1200, -1201, -1202, -44106])

export const omada: Driver = {
  async authorise(services, gateway, guest, { sessionSeconds }) {
    const { omadaVersion: version = 'v5', omadaTime } = gateway.configuration
    const time = sessionSeconds * (omadaTime === 'us' ? 1_000_000 : 1000)
    const conversation = open(services, gateway)
    const said =
      version === 'v2'
        ? await conversation.askSignedIn(
            ({ token }) => `/extportal/${encodeURIComponent(guest.data['site'] ?? '')}/auth?token=${token}`,
            oldFields(guest, time),
          )
        : await conversation.askSignedIn(
            ({ base, token }) => `${base}/api/v2/hotspot/extPortal/auth${version === 'v4' ? `?token=${token}` : ''}`,
            { ...fields(guest), time, authType: 4 },
          )
    if (!isGood(said)) throw new ControllerFault('refused', messageOf(said))
  },

  see: undefined,
  throwOut: undefined,

  async check(services, gateway) {
    await signIn(open(services, gateway))
  },
}

function open(services: Services, gateway: KnownGateway): Conversation {
  const isForgotten = ({ json }: ControllerReply) => FORGOTTEN.has(Number(json['errorCode'] ?? 0))
  return converse(services, gateway, { signIn, isForgotten })
}

const signIn: SignIn = async ({ gateway, ask }) => {
  const { omadaVersion: version = 'v5', controllerUser: name = '' } = gateway.configuration
  const base = version === 'v5' ? `/${await controllerId(ask)}` : ''
  const path = version === 'v2' ? '/login' : `${base}/api/v2/hotspot/login`
  const said = await ask(path, { name, password: gateway.controllerSecret })
  if (said.status === 404 || (said.status >= 300 && said.status < 400)) throw new ControllerFault('wrong-version')
  const token = objectOf(said.json['result'])['token'] ?? said.json['value']
  if (!isGood(said) || typeof token !== 'string') throw new ControllerFault('sign-in-refused', messageOf(said))
  const headers = { cookie: cookiesOf(said), ...(version === 'v5' && { 'csrf-token': token }) }
  return { headers, token: encodeURIComponent(token), base }
}

async function controllerId(ask: Conversation['ask']): Promise<string> {
  const said = await ask('/api/info')
  const { omadacId } = (said.json['result'] ?? {}) as { omadacId?: unknown }
  if (typeof omadacId !== 'string' || !/^[\w-]{8,64}$/.test(omadacId)) throw new ControllerFault('wrong-version')
  return omadacId
}

/** Numbers are numbers here; the parameters of a wired guest differ from those of a wireless one. */
function fields({ mac, data }: GuestThere): Record<string, unknown> {
  const clientMac = formatMac(mac, 'AA-BB-CC-DD-EE-FF')
  const { apMac, gatewayMac, ssidName, radioId, vid, site } = data
  return apMac
    ? { clientMac, apMac, ssidName, radioId: Number(radioId ?? 0), site }
    : { clientMac, gatewayMac, vid: Number(vid ?? 0), site }
}

function oldFields({ mac, data }: GuestThere, time: number): Record<string, unknown> {
  const { ap, ssid, rid, t } = data
  return { cid: formatMac(mac, 'AA-BB-CC-DD-EE-FF'), ap, ssid, rid: Number(rid ?? 0), t, time }
}

function isGood({ status, json }: ControllerReply): boolean {
  return status === 200 && (json['errorCode'] === 0 || (json['errorCode'] === undefined && json['success'] === true))
}

function messageOf({ status, json }: ControllerReply): string {
  const { errorCode, msg } = json
  return `${typeof errorCode === 'number' ? errorCode : status} ${typeof msg === 'string' ? msg.slice(0, 80) : ''}`.trim()
}
