// The page where a guest who is online brings devices without a browser along, and takes them off again. Plain forms.
import { pathOf } from '../session.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withoutInvisible } from '@portico/contract/text.ts'
import { DEVICE_NOTICES, type DeviceProblem, type OwnDevices } from '@portico/portal/ownDevicesView.ts'
import { isUuid } from '../../core/id.ts'
import { flat } from '../../core/http/parameters.ts'
import type { Services } from '../../core/services.ts'
import { formatMac, waysIn, type Registry } from '../../gateways/index.ts'
import { withGuest, type Exchange, type Guest, type Reply } from '../guest.ts'
import { bringDevice, canBring, dropDevice, readHost, readOwnDevices, type Host } from './ownDevices.ts'
import { redirect, showScreen } from '../show/reply.ts'
import { showNext } from '../walk/walk.ts'

type TokenRoute = { Params: { token: string } }
type DeviceForm = { name: string; mac: string; problem?: DeviceProblem }

const LONGEST_NAME = 40
const NOTHING: DeviceForm = { name: '', mac: '' }

/** Registers the page. A guest who is offline, or may bring no devices, sees what comes next instead. */
export function ownDeviceRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const uses = { services, registry }

  app.get<TokenRoute>('/s/:token/devices', { config: access }, (request, reply) =>
    withHost({ ...uses, request, reply }, request.params.token, (guest, host) => showDevices(guest, host, NOTHING)),
  )

  app.post<TokenRoute>('/s/:token/devices', { config: access }, (request, reply) =>
    withHost({ ...uses, request, reply }, request.params.token, (guest, host) => {
      const form = flat(request.body)
      return form['do'] === 'remove' ? removeDevice(guest, host, form['id'] ?? '') : addDevice(guest, host, form)
    }),
  )
}

function withHost(
  exchange: Exchange,
  token: string,
  work: (guest: Guest, host: Host) => Promise<Reply>,
): Promise<FastifyReply> {
  return withGuest(exchange, token, async (guest) => {
    const host = guest.session.visitId ? await readHost(guest.services, guest.tx, guest.session) : undefined
    return host && canBring(guest.gateway, host) ? work(guest, host) : showNext(guest)
  })
}

async function addDevice(guest: Guest, host: Host, form: Record<string, string>): Promise<Reply> {
  const { services, tx, session, gateway } = guest
  const typed = form['do'] === 'again' ? await readKnownDevice(guest, host, form['id'] ?? '') : readForm(form)
  const problem = await bringDevice(services, tx, { gateway, session, host, name: typed.name, typed: typed.mac })
  if (!problem) return backToDevices(guest, 'added')
  return showDevices(guest, host, { ...typed, problem }, problem === 'too-many' ? 429 : 422)
}

async function removeDevice(guest: Guest, { guestId }: Host, id: string): Promise<Reply> {
  const { services, registry, tx, session } = guest
  if (!isUuid(id)) return backToDevices(guest)
  const end = await dropDevice(services, tx, registry, { pageId: session.pageId, guestId, id })
  if (!end) return backToDevices(guest)
  return async () => backToDevices(guest, (await end()) ? 'removed' : 'remove-failed')()
}

async function readKnownDevice({ services, tx, session }: Guest, { guestId }: Host, id: string): Promise<DeviceForm> {
  const devices = await readOwnDevices(services, tx, session.pageId, guestId)
  return devices.find((one) => one.id === id) ?? NOTHING
}

async function showDevices(guest: Guest, host: Host, typed: DeviceForm, status = 200): Promise<Reply> {
  const { services, tx, session, gateway, request } = guest
  const devices = await readOwnDevices(services, tx, session.pageId, host.guestId)
  const { said } = flat(request.query)
  const path = `${pathOf(session)}/devices`
  const screen: OwnDevices = {
    kind: 'devices',
    action: path,
    devices: devices.map((one) => ({ ...one, mac: `…:${formatMac(one.mac, 'AA:BB:CC:DD:EE:FF').slice(-8)}` })),
    most: host.mostDevices,
    hasRoom: devices.filter(({ state }) => state !== 'over').length < host.mostDevices,
    way: waysIn(gateway) ?? 'address',
    name: typed.name,
    mac: typed.mac,
    problem: typed.problem,
    notice: DEVICE_NOTICES.find((notice) => notice === said),
    checkHref: path,
    backHref: pathOf(session),
  }
  return showScreen(guest, screen, status)
}

function backToDevices(guest: Guest, said?: string): Reply {
  return () => redirect(guest, `${pathOf(guest.session)}/devices${said ? `?said=${said}` : ''}`)
}

/** One line, nothing that no keyboard writes. */
function readForm(form: Record<string, string>): DeviceForm {
  const name = withoutInvisible(form['name'] ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  return { name, mac: (form['mac'] ?? '').replaceAll('\0', '').slice(0, 60) }
}
