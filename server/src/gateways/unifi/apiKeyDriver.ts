// UniFi Network's own API (9.1.105 and newer): a key instead of a user, clients and sites by their ids.
import { formatMac } from '@portico/radius/mac.ts'
import type { Services } from '../../core/services.ts'
import {
  ControllerFault,
  converse,
  objectOf,
  objectsOf,
  type Conversation,
  type ControllerReply,
} from '../controllers/conversation.ts'
import type { Driver, GuestThere } from '../controllers/driver.ts'
import type { KnownGateway } from '../registry.ts'

const BASE = '/proxy/network/integration/v1'
/** What UniFi accepts; it answers anything else with 400, and the guest would never get in. */
const MOST_KBPS = 100_000
const LEAST_KBPS = 2
const MOST_MINUTES = 1_000_000
const MOST_MEGABYTES = 1_048_576
/** The larger of the two common megabytes, so that no guest gets more than was bought. */
const MEGABYTE = 1_048_576
type Row = Record<string, unknown>

export const byKey: Driver = {
  async authorise(services, gateway, guest, limits) {
    const { conversation, path } = await find(services, gateway, guest)
    if (!path) throw new ControllerFault('client-unknown')
    const said = await conversation.askSignedIn(() => `${path}/actions`, {
      action: 'AUTHORIZE_GUEST_ACCESS',
      timeLimitMinutes: within(1, Math.ceil(limits.sessionSeconds / 60), MOST_MINUTES),
      ...(limits.totalBytes && {
        dataUsageLimitMBytes: within(1, Math.floor(limits.totalBytes / MEGABYTE), MOST_MEGABYTES),
      }),
      // As the guest sees it, unlike the counters: "rx" is documented as the download limit, "tx" as the upload limit.
      ...(limits.downKbps && { rxRateLimitKbps: within(LEAST_KBPS, limits.downKbps, MOST_KBPS) }),
      ...(limits.upKbps && { txRateLimitKbps: within(LEAST_KBPS, limits.upKbps, MOST_KBPS) }),
    })
    if (said.status === 404) throw new ControllerFault('client-unknown')
    if (said.status !== 200) throw new ControllerFault('refused', messageOf(said))
  },

  async see(services, gateway, guest) {
    const { client } = await find(services, gateway, guest)
    if (!client) return { kind: 'unknown' }
    if (objectOf(client['access'])['authorized'] !== true) return { kind: 'outside' }
    const ip = client['ipAddress']
    return { kind: 'inside', ip: typeof ip === 'string' ? ip : undefined, up: undefined, down: undefined }
  },

  async throwOut(services, gateway, guest) {
    const { conversation, path } = await find(services, gateway, guest)
    if (!path) return false
    const said = await conversation.askSignedIn(() => `${path}/actions`, { action: 'UNAUTHORIZE_GUEST_ACCESS' })
    if (said.status === 404) return false
    if (said.status !== 200) throw new ControllerFault('refused', messageOf(said))
    return true
  },

  async check(services, gateway) {
    await siteId(open(services, gateway))
  },
}

/** The nearest value UniFi accepts; leaving a limit out would mean none. */
function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)))
}

async function find(services: Services, gateway: KnownGateway, guest: GuestThere) {
  const conversation = open(services, gateway)
  const site = await siteId(conversation)
  const filter = encodeURIComponent(`macAddress.eq('${formatMac(guest.mac, 'aa:bb:cc:dd:ee:ff')}')`)
  const said = await conversation.askSignedIn(() => `${BASE}/sites/${site}/clients?filter=${filter}`)
  const [client] = rowsOf(said)
  const path = client && `${BASE}/sites/${site}/clients/${encodeURIComponent(String(client['id']))}`
  return { conversation, client, path }
}

async function siteId(conversation: Conversation): Promise<string> {
  const wanted = conversation.gateway.configuration.site || 'default'
  const said = await conversation.askSignedIn(() => `${BASE}/sites`)
  if (said.status === 404) throw new ControllerFault('wrong-version')
  const site = rowsOf(said).find((row) => [row['internalReference'], row['name'], row['id']].includes(wanted))
  if (!site) throw new ControllerFault('wrong-site')
  return encodeURIComponent(String(site['id']))
}

function open(services: Services, gateway: KnownGateway): Conversation {
  const signIn = async () => ({ headers: { 'x-api-key': gateway.controllerSecret }, token: '', base: BASE })
  return converse(services, gateway, { signIn, isForgotten: () => false })
}

function rowsOf(said: ControllerReply): Row[] {
  return objectsOf(said.json['data'])
}

function messageOf({ status, json }: ControllerReply): string {
  return typeof json['message'] === 'string' ? json['message'].slice(0, 100) : String(status)
}
