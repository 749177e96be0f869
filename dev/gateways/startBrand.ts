// A hotspot of a given brand: its own redirect and login page in front of the simulated gateway.
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TerminateCause } from '@portico/radius/dictionary.ts'
import { listenForOrders } from '../fakeGateway/dynamicAuth.ts'
import { keepEnrolments } from '../fakeGateway/enrolments.ts'
import { makeHotspot, type Hotspot } from '../fakeGateway/hotspot.ts'
import type { AuthMethod, Nas } from '../fakeGateway/nas.ts'
import type { Phone } from '../fakeGateway/phones.ts'
import { readFields } from '../fakeGateway/readFields.ts'
import type { Reply } from '../fakeGateway/routes.ts'
import { serveWeb } from '../fakeGateway/web.ts'
import { makeWire, type Faults } from '../fakeGateway/wire.ts'
import type { Brand, Guest } from './brand.ts'

type Setup = {
  brand: Brand
  nas: { nasId: string; secret: string; portalUrl: string; auth?: AuthMethod }
  radius: { address: string; authPort: number; acctPort: number }
  /** Where it listens; an address inside a venue, if the machine has one. */
  host?: string
  /** How long it waits for RADIUS before each of three attempts. */
  retryMs?: number
}

export type BrandFaults = Faults & {
  /** Delay of each of its own pages. */
  slowMs?: number
  /** Its web server accepts the connection and never answers. */
  blackHole?: boolean
  /** Its login page is missing, as in another release. */
  isAnother?: boolean
}

export type BrandGateway = {
  url: string
  coaPort: number
  faults: BrandFaults
  hotspot: Hotspot
  /** A phone on its Wi-Fi. */
  join(): Phone
  /** Loses power: every session is gone, without a report. */
  forget(): void
  stop(): Promise<void>
}

const TICK_MS = 100
/** How a phone identifies itself here: a real gateway sees its cable or radio. */
export const PHONE_HEADER = 'x-simulated-phone'

// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function startBrand({
  brand,
  nas: named,
  radius,
  host = '127.0.0.1',
  retryMs = 1000,
}: Setup): Promise<BrandGateway> {
  const faults: BrandFaults = {}
  const now = () => Date.now()
  const wire = makeWire(faults, 'brand')
  const hotspot = makeHotspot({ authPort: radius.authPort, retryMs, interimSeconds: 1, staySeconds: Infinity, now })
  const enrolments = keepEnrolments({ radius, host, retryMs, wire, now })
  const nas = enrolments.enrol(named)
  const orders = await listenForOrders({ host, port: 0, hotspot, nases: enrolments.all, faults, wire, now })
  const web = await serveWeb(host, 0, answer)
  const url = `http://${host}:${(web.address() as AddressInfo).port}`
  const ticker = setInterval(hotspot.tick, TICK_MS)

  async function answer(request: IncomingMessage): Promise<Reply> {
    if (faults.blackHole) await new Promise(() => undefined)
    if (faults.slowMs) await new Promise((resolve) => setTimeout(resolve, faults.slowMs))
    const phone = hotspot.find(String(request.headers[PHONE_HEADER] ?? ''))
    const asked = URL.parse(request.url ?? '/', url)
    if (!phone || !asked) return { status: 404, body: 'no such phone' }
    const door = { guest: guestOf(phone, nas), phone, hotspot, self: url, portal: named.portalUrl }
    const reply = await brand.more?.(asked, door)
    if (reply) return reply
    if (faults.isAnother && asked.pathname === brand.path) return { status: 404, body: 'not found' }
    if (asked.pathname !== brand.path) {
      if (hotspot.pass(phone)) return { status: 200, body: 'internet reached' }
      return {
        status: 302,
        location: `${named.portalUrl}?${brand.redirect(guestOf(phone, nas), url, named.portalUrl)}`,
        body: '',
      }
    }
    if (request.method !== brand.method) return { status: 405, body: 'not so' }
    const fields = request.method === 'POST' ? await readFields(request, new URLSearchParams()) : asked.searchParams
    const login = fields && brand.login(guestOf(phone, nas), fields, asked.search.slice(1))
    if (!fields || !login) return { status: 400, body: 'something is missing' }
    const outcome = await hotspot.signIn(phone, login)
    if (outcome.kind === 'online') return { status: 302, location: brand.onward(fields), body: '' }
    const query = brand.refused(guestOf(phone, nas), url, named.portalUrl, outcome.kind)
    return { status: 302, location: `${named.portalUrl}?${query}`, body: '' }
  }

  return {
    url,
    coaPort: orders.address().port,
    faults,
    hotspot,
    join: () => hotspot.join(nas),
    forget() {
      for (const phone of hotspot.phones()) phone.session = undefined
    },
    async stop() {
      clearInterval(ticker)
      await new Promise<void>((resolve) => {
        web.close(() => resolve())
        web.closeAllConnections()
      })
      for (const phone of hotspot.phones()) hotspot.end(phone, TerminateCause.NasReboot)
      await enrolments.close(300)
      wire.close()
      await new Promise<void>((resolve) => orders.close(() => resolve()))
    },
  }
}

function guestOf({ mac, ip }: Phone, { nasId, secret }: Nas): Guest {
  return { mac, ip, nasId, secret: secret.toString() }
}
