// What an online guest presses on the success page: more time, or log out.
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../core/services.ts'
import { forgetPassed } from '../../guests/index.ts'
import type { Registry } from '../../gateways/index.ts'
import { readVisit } from './connect.ts'
import { stretchDevices } from '../ownDevices/ownDevices.ts'
import { withGuest, type Guest } from '../guest.ts'
import { redirect } from '../show/reply.ts'
import { pathOf, saveSession } from '../session.ts'
import { extendStay, extensionOf, leave } from './stay.ts'
import { showNext } from '../walk/walk.ts'

type TokenRoute = { Params: { token: string } }

/** Registers them; each goes back to the success page, which says what the gateway said. */
export function stayRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const back = (guest: Guest, said?: string) => redirect(guest, pathOf(guest.session) + (said ? `?said=${said}` : ''))

  app.post<TokenRoute>('/s/:token/extend', { config: access }, (request, reply) =>
    withGuest({ services, registry, request, reply }, request.params.token, async (guest) => {
      const { tx, session, flow } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      const extension = visit?.status === 'online' ? extensionOf(flow, session.progress, visit.extensions) : undefined
      if (!extension) return showNext(guest)
      return async () => {
        const said = await extendStay(services, registry, session, extension)
        if (said === 'extended' || said === 'extend-waiting')
          await stretchDevices(services, registry, session, extension.minutes)
        return back(guest, said)
      }
    }),
  )

  app.post<TokenRoute>('/s/:token/leave', { config: access }, (request, reply) =>
    withGuest({ services, registry, request, reply }, request.params.token, async (guest) => {
      const { tx, session } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      if (visit?.status !== 'online') return showNext(guest)
      session.progress.hasLeft = true
      if (session.progress.guestId) await forgetPassed(tx, session.pageId, session.progress.guestId)
      await saveSession(tx, session)
      return async () => back(guest, await leave(services, registry, session))
    }),
  )
}
