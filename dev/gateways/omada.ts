// An Omada controller's external portal in the form of the given release: its paths, its token, its parameters.
import { randomBytes } from 'node:crypto'
import { serveController, type Call, type ControllerSetup, type RunningController, type Spoken } from './controller.ts'

export type FakeOmada = RunningController & {
  faults: { isSessionLost?: boolean; refusesOrders?: boolean }
  /** Admitted guests, with their time in milliseconds. */
  inside: Map<string, number>
  signIns: number
}

type Setup = ControllerSetup & { version: 'v5' | 'v4' | 'v2'; user: string; password: string; site?: string }

const ID = 'b1a6a3f4c2d94c55b1a6a3f4c2d94c55'

export async function startFakeOmada({
  version,
  user,
  password,
  site = 'Quan La',
  ...listen
}: Setup): Promise<FakeOmada> {
  const faults: FakeOmada['faults'] = {}
  const inside = new Map<string, number>()
  const tokens = new Map<string, string>()
  const base = version === 'v5' ? `/${ID}` : ''
  const fake: FakeOmada = Object.assign(await serveController(listen, answer), { faults, inside, signIns: 0 })

  function answer(call: Call): Spoken {
    const [path = '', query = ''] = call.path.split('?')
    if (path === '/api/info' && version === 'v5') return good({ omadacId: ID, controllerVer: '5.13.30.8' })
    if (path === (version === 'v2' ? '/login' : `${base}/api/v2/hotspot/login`)) return signIn(call)
    const cookie = call.cookies[version === 'v2' ? 'TPEAP_SESSIONID' : 'TPOMADA_SESSIONID'] ?? ''
    const token = version === 'v5' ? call.headers['csrf-token'] : new URLSearchParams(query).get('token')
    const isIn = !faults.isSessionLost && token !== null && tokens.get(cookie) === token
    const isAuth =
      path ===
      (version === 'v2' ? `/extportal/${encodeURIComponent(site)}/auth` : `${base}/api/v2/hotspot/extPortal/auth`)
    if (!isAuth) return { status: 404, body: {} }
    if (!isIn) {
      tokens.clear()
      faults.isSessionLost = false
      return bad(-1200, 'You have been logged out')
    }
    return faults.refusesOrders ? bad(-41538, 'Failed to authenticate') : letIn(call.body)
  }

  function signIn({ body }: Call): Spoken {
    if (body['name'] !== user || body['password'] !== password) return bad(-30109, 'Invalid username or password')
    fake.signIns++
    const [session, token] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')]
    tokens.set(session, token)
    const name = version === 'v2' ? 'TPEAP_SESSIONID' : 'TPOMADA_SESSIONID'
    return { ...good({ token }), headers: { 'set-cookie': `${name}=${session}; Path=/; HttpOnly` } }
  }

  function letIn(body: Record<string, unknown>): Spoken {
    const isMac = (value: unknown) => typeof value === 'string' && /^[0-9A-F]{2}(-[0-9A-F]{2}){5}$/.test(value)
    const { clientMac, apMac, ssidName, radioId, site: at, authType, cid, ap, ssid, rid, time } = body
    const isWhole =
      version === 'v2'
        ? isMac(cid) && isMac(ap) && ssid !== undefined && typeof rid === 'number'
        : isMac(clientMac) &&
          isMac(apMac) &&
          ssidName !== undefined &&
          typeof radioId === 'number' &&
          at === site &&
          authType === 4
    if (!isWhole || typeof time !== 'number') return bad(-1001, 'Invalid request parameters')
    const mac = String(version === 'v2' ? cid : clientMac)
    inside.set(mac.replaceAll('-', '').toLowerCase(), time)
    return good({})
  }

  return fake
}

function good(result: object): Spoken {
  return { status: 200, body: { errorCode: 0, msg: 'Success.', result } }
}

function bad(errorCode: number, msg: string): Spoken {
  return { status: 200, body: { errorCode, msg } }
}
