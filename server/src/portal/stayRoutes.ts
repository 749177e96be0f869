// What an online guest presses on the success page: more time, log out, "My data".
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { readVisit } from './connect.ts'
import { beginView, readContacts } from './myData.ts'
import { stretchDevices } from './ownDevices.ts'
import { pathOf } from './screens.ts'
import { saveSession } from './session.ts'
import { extendStay, extensionOf, leave } from './stay.ts'
import type { Answer, Guest, Said, Walk } from './walk.ts'

type Named = { Params: { token: string } }
type WithToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  work: (guest: Guest) => Promise<Answer>,
) => Promise<Said>

/** Registers them; each goes back to the success page, which says what the gateway said. */
export function stayRoutes(
  app: FastifyInstance,
  services: Services,
  registry: Registry,
  walk: Walk,
  withToken: WithToken,
): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const back = ({ reply, session }: Guest, said?: string) =>
    reply.header('cache-control', 'no-store').redirect(pathOf(session) + (said ? `?said=${said}` : ''), 303)

  app.post<Named>('/s/:token/extend', { config: access }, (request, reply) =>
    withToken(request, reply, request.params.token, async (guest) => {
      const { tx, session, flow } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      const extension = visit?.status === 'online' ? extensionOf(flow, session.progress, visit.extensions) : undefined
      if (!extension) return walk.stand(guest)
      return async () => {
        const said = await extendStay(services, registry, session, extension)
        if (said === 'extended' || said === 'extend-waiting')
          await stretchDevices(services, registry, session, extension.minutes)
        return back(guest, said)
      }
    }),
  )

  app.post<Named>('/s/:token/leave', { config: access }, (request, reply) =>
    withToken(request, reply, request.params.token, async (guest) => {
      const { tx, session } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      if (visit?.status !== 'online') return walk.stand(guest)
      session.progress.hasLeft = true
      await saveSession(tx, session)
      return async () => back(guest, await leave(services, registry, session))
    }),
  )

  app.get<Named>('/s/:token/me', { config: access }, (request, reply) =>
    withToken(request, reply, request.params.token, async (guest) => {
      const { tx, session } = guest
      const { pageId, visitId, progress, language } = session
      const visit = await tx.first(sql<{ guestId: string; isNew: boolean }>`
        select v.guest_id as "guestId", g.first_seen_at >= (
          select min(p.created_at) from portal_sessions p, portal_sessions own
          where own.page_id = ${pageId} and own.token_hash = ${session.tokenHash} and p.page_id = ${pageId}
            and p.visit_id = v.id and (p.token_hash = own.token_hash or p.browser = own.browser)) as "isNew"
        from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id
        where v.page_id = ${pageId} and v.id = ${visitId} and v.status = 'online'`)
      if (!visit) return walk.stand(guest)
      // Being online proves only the phone's address, which can be copied. A browser that is not known as this guest's
      // reads nothing from before its own sign-in, and gets a code where a contact was proved.
      const isHeld = progress.isHeld && progress.guestId === visit.guestId
      const isOwn = visit.isNew && (await readContacts(tx, pageId, visit.guestId)).length === 0
      const proof = isHeld || isOwn ? 'online' : null
      const of = { pageId, guestId: visit.guestId, proof, language, back: pathOf(session), ip: request.ip } as const
      const path = await beginView(services, tx, of)
      return () => reply.header('cache-control', 'no-store').redirect(path, 303)
    }),
  )
}
