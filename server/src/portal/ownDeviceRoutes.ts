// The page where a guest who is online brings devices without a browser along, and takes them off again. Plain forms.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutInvisible } from '@portico/contract/text.ts'
import { DEVICE_NOTICES, type DeviceProblem, type OwnDevices } from '@portico/portal/ownDevicesView.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { formatMac, waysIn, type Registry } from '../gateways/index.ts'
import { bringDevice, canBring, dropDevice, readHost, readOwnDevices, type Host } from './ownDevices.ts'
import { pathOf } from './screens.ts'
import type { Walk } from './walk.ts'
import { withGuest, type Answer, type Guest, type Said } from './withGuest.ts'

type Named = { Params: { token: string } }
type Typed = { name: string; mac: string; problem?: DeviceProblem }

const LONGEST_NAME = 40
const NOTHING: Typed = { name: '', mac: '' }

/** Registers the page. Whoever is not online, or may bring nothing here, is shown where they stand. */
export function ownDeviceRoutes(app: FastifyInstance, services: Services, registry: Registry, walk: Walk): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const

  app.get<Named>('/s/:token/devices', { config: access }, (request, reply) =>
    withHost(request, reply, (guest, host) => screen(guest, host, NOTHING)),
  )

  app.post<Named>('/s/:token/devices', { config: access }, (request, reply) =>
    withHost(request, reply, async (guest, host) => {
      const form = flat(request.body)
      if (form['do'] === 'remove') return remove(guest, host, form['id'] ?? '')
      const typed = form['do'] === 'again' ? await typedBefore(guest, host, form['id'] ?? '') : readForm(form)
      const { tx, session, gateway } = guest
      const problem = await bringDevice(services, tx, { gateway, session, host, name: typed.name, typed: typed.mac })
      if (!problem) return back(guest, 'added')
      return screen(guest, host, { ...typed, problem }, problem === 'too-many' ? 429 : 422)
    }),
  )

  async function remove(guest: Guest, { guestId }: Host, id: string): Promise<Answer> {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return back(guest)
    const end = await dropDevice(services, guest.tx, registry, { pageId: guest.session.pageId, guestId, id })
    if (!end) return back(guest)
    return async () => back(guest, (await end()) ? 'removed' : 'remove-failed')()
  }

  async function typedBefore({ tx, session }: Guest, { guestId }: Host, id: string): Promise<Typed> {
    const devices = await readOwnDevices(services, tx, session.pageId, guestId)
    return devices.find((one) => one.id === id) ?? NOTHING
  }

  async function screen(guest: Guest, host: Host, typed: Typed, status = 200): Promise<Answer> {
    const { tx, session, gateway, request } = guest
    const devices = await readOwnDevices(services, tx, session.pageId, host.guestId)
    const said = flat(request.query)['said']
    const path = `${pathOf(session)}/devices`
    const shown: OwnDevices = {
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
    return walk.answer(guest, shown, status)
  }

  function back({ reply, session }: Guest, said?: string): () => FastifyReply {
    const path = `${pathOf(session)}/devices${said ? `?said=${said}` : ''}`
    return () => reply.header('cache-control', 'no-store').redirect(path, 303)
  }

  function withHost(
    request: FastifyRequest<Named>,
    reply: FastifyReply,
    work: (guest: Guest, host: Host) => Promise<Answer>,
  ): Promise<Said> {
    return withGuest({ services, registry, request, reply }, request.params.token, async (guest) => {
      const host = guest.session.visitId ? await readHost(services, guest.tx, guest.session) : undefined
      return host && canBring(guest.gateway, host) ? work(guest, host) : walk.stand(guest)
    })
  }
}

/** One line, nothing that no keyboard writes. */
function readForm(form: Record<string, string>): Typed {
  const name = withoutInvisible(form['name'] ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  return { name, mac: (form['mac'] ?? '').replaceAll('\0', '').slice(0, 60) }
}
