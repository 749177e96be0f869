// A simulated hotspot: a RADIUS NAS and its login page, with real packets. One process simulates many.
import type { Socket } from 'node:dgram'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { listenForOrders } from './dynamicAuth.ts'
import { keepEnrolments } from './enrolments.ts'
import { makeHotspot } from './hotspot.ts'
import type { Enrolment } from './nas.ts'
import { viewPhone, type PhoneView } from './phoneView.ts'
import { answer } from './routes.ts'
import { scriptPhone, type ScriptedPhone } from './scriptedPhone.ts'
import { waitFor } from './waitFor.ts'
import { serveWeb } from './web.ts'
import { makeWire, type Faults } from './wire.ts'

export type FakeGatewaySetup = {
  /** 0 for any free one, as for `coaPort`. */
  httpPort: number
  /** Where it listens; the loopback address by default. */
  host?: string
  radius: { address: string; authPort: number; acctPort: number }
  coaPort?: number
  /** Where phones reach it; `http://host:httpPort` by default. */
  publicUrl?: string
  /** Overrides the report interval that the server asks for. */
  interimSeconds?: number
  /** How long guests stay before they leave; forever by default. */
  staySeconds?: number
  /** The wait for an answer before sending again. */
  retryMs?: number
  faults?: Faults
  seed?: string
  now?: () => Date
}

export type FakeGateway = {
  /** Without a slash at the end. */
  url: string
  /** The same from this machine, where `url` may lead through a proxy or not at all. */
  localUrl: string
  coaPort: number
  /** May be changed at any time. */
  faults: Faults
  /** Adds a hotspot; one with the same name and portal takes the new secret and keeps its state. */
  enrol(nas: Enrolment): { joinUrl: string; loginUrl: string }
  phones(): PhoneView[]
  /** Accounting that the server has not answered yet. */
  unanswered(): number
  /** @param mac of the phone; random when absent. @throws Error for an unknown gateway */
  phone(nasId: string, mac?: string): ScriptedPhone
  waitFor: typeof waitFor
  /** Shuts down cleanly: ends sessions, sends Stops and Accounting-Off, and waits up to `graceMs` for the answers. */
  stop(options?: { graceMs?: number }): Promise<void>
}

const TICK_MS = 100

/** Opens the gateway's ports. @throws the socket's error when one is not available */
export async function startFakeGateway(setup: FakeGatewaySetup): Promise<FakeGateway> {
  const { host = '127.0.0.1', coaPort = 0, radius, retryMs = 2000, staySeconds = Infinity, seed = 'portico' } = setup
  const clock = setup.now ?? (() => new Date())
  const now = () => clock().getTime()
  const faults = { ...setup.faults }
  const wire = makeWire(faults, seed)
  const hotspot = makeHotspot({
    authPort: radius.authPort,
    retryMs,
    interimSeconds: setup.interimSeconds,
    staySeconds,
    now,
  })
  const enrolments = keepEnrolments({ radius, host, retryMs, wire, now })
  const { all: nases } = enrolments

  const orders = await listenForOrders({ host, port: coaPort, hotspot, nases, faults, wire, now })
  const web = await serveWeb(host, setup.httpPort, (request) => answer({ hotspot, nases, views, url }, request)).catch(
    (error: unknown) => {
      orders.close()
      throw error
    },
  )
  const local = localUrl(host, web)
  const url = setup.publicUrl?.replace(/\/+$/, '') ?? local
  const ticker = setInterval(hotspot.tick, TICK_MS)
  let stopping: Promise<void> | undefined

  function views(): PhoneView[] {
    hotspot.tick()
    return hotspot.phones().map((phone) => viewPhone(phone, now()))
  }

  async function shutDown(graceMs: number): Promise<void> {
    clearInterval(ticker)
    await closeWeb(web)
    hotspot.shut()
    await enrolments.close(graceMs)
    wire.close()
    await closeSocket(orders)
  }

  return {
    url,
    localUrl: local,
    coaPort: orders.address().port,
    faults,
    enrol: (enrolment) => ({ joinUrl: `${url}${enrolments.enrol(enrolment).joinPath}`, loginUrl: `${url}/login` }),
    phones: views,
    unanswered: () => nases().reduce((sum, nas) => sum + nas.reports.unanswered(), 0),
    phone(nasId, mac) {
      const nas = nases().find((known) => known.nasId === nasId)
      if (!nas) throw new Error(`no gateway ${nasId} was enrolled`)
      return scriptPhone({ hotspot, local, joinPath: nas.joinPath, now, mac })
    },
    waitFor,
    stop: ({ graceMs = 1000 } = {}) => (stopping ??= shutDown(graceMs)),
  }
}

function localUrl(host: string, web: Server): string {
  const address = web.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

function closeWeb(web: Server): Promise<void> {
  return new Promise((resolve) => {
    web.close(() => resolve())
    web.closeAllConnections()
  })
}

function closeSocket(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()))
}
