// A UniFi controller: classic, UniFi OS, or by API key; access points admit a guest late, cookies expire.
import { randomBytes } from 'node:crypto'
import { serveController, type Call, type ControllerSetup, type RunningController, type Spoken } from './controller.ts'

export type UnifiStation = {
  mac: string
  isAuthorised: boolean
  authorisedAt: number
  minutes: number
  up: number
  down: number
  apMac: string
  /** As granted; 0 for no limit. */
  upKbps: number
  downKbps: number
  quotaMegabytes: number
}

/** The ranges that Network 9.1 to 10.1 accept for a guest (developer.ui.com, executeConnectedClientAction). */
const ACCEPTED: Record<string, readonly [least: number, most: number]> = {
  timeLimitMinutes: [1, 1_000_000],
  dataUsageLimitMBytes: [1, 1_048_576],
  rxRateLimitKbps: [2, 100_000],
  txRateLimitKbps: [2, 100_000],
}

export type UnifiFaults = {
  /** Delay until the access point admits an authorised guest. */
  slowMs?: number
  /** The controller does not know a device before this moment. */
  knownAt?: number
  /** Invalidates every cookie at once. */
  isSessionLost?: boolean
  /** Drops authorised guests, once. */
  forgetsOnce?: boolean
  refusesOrders?: boolean
}

export type FakeUnifi = RunningController & {
  faults: UnifiFaults
  stations: Map<string, UnifiStation>
  /** A device joins the Wi-Fi. */
  associate(mac: string): UnifiStation
  signIns: number
}

type Kind = 'os' | 'classic' | 'key'
type Setup = ControllerSetup & { kind: Kind; user: string; password: string; site?: string }

// oxlint-disable-next-line eslint/max-lines-per-function -- the routes of a simulated service, each short
export async function startFakeUnifi({ kind, user, password, site = 'default', ...listen }: Setup): Promise<FakeUnifi> {
  const faults: UnifiFaults = {}
  const stations = new Map<string, UnifiStation>()
  const cookies = new Set<string>()
  const csrf = randomBytes(8).toString('hex')
  const prefix = kind === 'classic' ? '' : '/proxy/network'
  const siteId = '88f7af54-98f8-306a-a1c7-c9349722b1f6'

  const fake: FakeUnifi = Object.assign(await serveController(listen, answer), {
    faults,
    stations,
    signIns: 0,
    associate(mac: string) {
      const station = {
        mac,
        isAuthorised: false,
        authorisedAt: 0,
        minutes: 0,
        up: 0,
        down: 0,
        apMac: '',
        quotaMegabytes: 0,
        upKbps: 0,
        downKbps: 0,
      }
      stations.set(mac, station)
      return station
    },
  })

  async function answer(call: Call): Promise<Spoken> {
    if (kind === 'key') return byKey(call)
    if (call.path === '/')
      return { status: kind === 'os' ? 200 : 302, headers: kind === 'os' ? {} : { location: '/manage' } }
    if (call.path === (kind === 'os' ? '/api/auth/login' : '/api/login')) return signIn(call)
    const isIn = cookies.has(call.cookies[kind === 'os' ? 'TOKEN' : 'unifises'] ?? '') && !faults.isSessionLost
    faults.isSessionLost &&= isIn
    if (!isIn) {
      cookies.clear()
      faults.isSessionLost = false
      return errorReply(401, 'api.err.LoginRequired')
    }
    if (kind === 'os' && call.method !== 'GET' && call.headers['x-csrf-token'] !== csrf)
      return { status: 403, body: {} }
    const [, at = '', what = ''] = new RegExp(`^${prefix}/api/s/([^/]+)/(.*)$`).exec(call.path) ?? []
    if (!at) return { status: 404, body: {} }
    if (decodeURIComponent(at) !== site) return errorReply(400, 'api.err.NoSiteContext')
    if (what === 'self') return data([{ name: user }])
    if (what.startsWith('stat/sta/')) return stat(what.slice('stat/sta/'.length))
    return what === 'cmd/stamgr' && call.method === 'POST' ? command(call.body) : { status: 404, body: {} }
  }

  function signIn({ body }: Call): Spoken {
    if (body['username'] !== user || body['password'] !== password)
      return errorReply(kind === 'os' ? 403 : 400, 'api.err.Invalid')
    fake.signIns++
    const token = randomBytes(12).toString('hex')
    cookies.add(token)
    const name = kind === 'os' ? 'TOKEN' : 'unifises'
    const headers: Record<string, string> = { 'set-cookie': `${name}=${token}; Path=/; Secure; HttpOnly` }
    if (kind === 'os') headers['x-csrf-token'] = csrf
    return { status: 200, headers, body: { meta: { rc: 'ok' }, data: [] } }
  }

  function stat(mac: string): Spoken {
    const station = find(mac)
    if (!station) return errorReply(400, 'api.err.UnknownStation')
    const ip = '10.20.0.7'
    return data([
      { mac, ip, authorized: isInside(station), rx_bytes: station.up, tx_bytes: station.down, is_guest: true },
    ])
  }

  function command(body: Record<string, unknown>): Spoken {
    if (faults.refusesOrders) return errorReply(403, 'api.err.NoPermission')
    const mac = typeof body['mac'] === 'string' ? body['mac'] : ''
    // The only notation that it accepts.
    const station = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/.test(mac) ? find(mac) : undefined
    if (!station) return errorReply(400, 'api.err.UnknownStation')
    if (body['cmd'] === 'unauthorize-guest') station.isAuthorised = false
    else if (body['cmd'] === 'authorize-guest') {
      station.quotaMegabytes = Number(body['bytes'] ?? 0)
      authorise(
        station,
        Number(body['minutes'] ?? 480),
        Number(body['up'] ?? 0),
        Number(body['down'] ?? 0),
        body['ap_mac'],
      )
    } else return errorReply(400, 'api.err.InvalidCommand')
    return data([])
  }

  function byKey(call: Call): Spoken {
    if (call.headers['x-api-key'] !== password || faults.isSessionLost)
      return { status: 401, body: { message: 'Unauthorized' } }
    const base = '/proxy/network/integration/v1/sites'
    if (call.path === base) return rows([{ id: siteId, internalReference: site, name: 'Quán Lá' }])
    const [, query] = new RegExp(`^${base}/${siteId}/clients\\?filter=(.*)$`).exec(call.path) ?? []
    if (query !== undefined) {
      const mac = /^macAddress\.eq\('([0-9a-f:]{17})'\)$/.exec(decodeURIComponent(query))?.[1] ?? ''
      const station = find(mac)
      return rows(
        station
          ? [{ id: station.mac, ipAddress: '10.20.0.7', access: { type: 'GUEST', authorized: isInside(station) } }]
          : [],
      )
    }
    const [, id = ''] = new RegExp(`^${base}/${siteId}/clients/([^/]+)/actions$`).exec(call.path) ?? []
    const station = stations.get(id)
    if (!station) return { status: 404, body: { message: 'not found' } }
    if (faults.refusesOrders) return { status: 403, body: { message: 'forbidden' } }
    for (const [name, [least, most]] of Object.entries(ACCEPTED)) {
      const value = call.body[name]
      if (value !== undefined && !(Number.isInteger(value) && Number(value) >= least && Number(value) <= most))
        return { status: 400, body: { message: `'${name}' must be between ${least} and ${most}` } }
    }
    const { action, timeLimitMinutes, rxRateLimitKbps, txRateLimitKbps, dataUsageLimitMBytes } = call.body
    if (action === 'UNAUTHORIZE_GUEST_ACCESS') station.isAuthorised = false
    else {
      // In Ubiquiti's terms, rx is the "download rate limit" and tx the "upload rate limit".
      const [down, up] = [Number(rxRateLimitKbps ?? 0), Number(txRateLimitKbps ?? 0)]
      authorise(station, Number(timeLimitMinutes), up, down, undefined)
      station.quotaMegabytes = Number(dataUsageLimitMBytes ?? 0)
    }
    return { status: 200, body: { action, grantedAuthorization: { authorizedAt: '', expiresAt: '' } } }
  }

  function authorise(station: UnifiStation, minutes: number, upKbps: number, downKbps: number, ap: unknown): void {
    if (faults.forgetsOnce) {
      faults.forgetsOnce = false
      stations.delete(station.mac)
      setTimeout(() => stations.set(station.mac, station), 1500)
      return
    }
    const authorisedAt = station.isAuthorised ? station.authorisedAt : Date.now()
    Object.assign(station, {
      isAuthorised: true,
      authorisedAt,
      minutes,
      upKbps,
      downKbps,
      apMac: typeof ap === 'string' ? ap : '',
    })
  }

  function isInside({ isAuthorised, authorisedAt }: UnifiStation): boolean {
    return isAuthorised && Date.now() >= authorisedAt + (faults.slowMs ?? 0)
  }

  function find(mac: string): UnifiStation | undefined {
    return Date.now() < (faults.knownAt ?? 0) ? undefined : stations.get(mac.replaceAll(':', ''))
  }

  return fake
}

const errorReply = (status: number, msg: string): Spoken => ({ status, body: { meta: { rc: 'error', msg }, data: [] } })
const data = (items: object[]): Spoken => ({ status: 200, body: { meta: { rc: 'ok' }, data: items } })
const rows = (items: object[]): Spoken => ({
  status: 200,
  body: { offset: 0, limit: 25, count: items.length, data: items },
})
