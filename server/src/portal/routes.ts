// The portal's addresses: a guest arrives, passes steps, waits for the gateway, is online.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@portico/locales/languages.ts'
import type { Screen } from '@portico/portal/view.ts'
import type { Tx } from '../core/db/database.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { adapterOf, type HandOver, type KnownGateway, type Registry } from '../gateways/index.ts'
import { connect, findOnlineVisit, handOver, readVisit } from './connect.ts'
import { consentsOf } from './consentTexts.ts'
import { readAnswer } from './flow.ts'
import { show } from './respond.ts'
import { isStale, pathOf, problem, stepScreen, visitScreen } from './screens.ts'
import { beginSession, chooseLanguage, findSession, saveSession, type PortalSession } from './session.ts'
import { readFront, type Front } from './venue.ts'

/** Said only after the transaction is committed: the phone may be back before we have finished speaking. */
type Answer = () => FastifyReply
type Guest = {
  tx: Tx
  session: PortalSession
  gateway: KnownGateway
  front: Front
  request: FastifyRequest
  reply: FastifyReply
}
type Named = { Params: { token: string } }

/** Registers the guests' addresses: arrival, steps, waiting, online, terms. */
export function portalRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const

  app.get<{ Params: { entry: string } }>('/g/:entry', { config: access }, async (request, reply) => {
    const query = flat(request.query)
    const language = chooseLanguage(query['lang'], undefined, request.headers['accept-language'])
    const lost =
      (kind: 'gone' | 'not-through-wifi', status: number): Answer =>
      () =>
        show(request, reply, { screen: problem(kind, request.url), language, path: '/', termsHref: '/terms', status })
    const gateway = registry.byEntryKey(request.params.entry)
    if (!gateway) return lost('gone', 404)()
    const arrival = adapterOf(gateway).arrive(gateway, query)
    if (!arrival) return lost('not-through-wifi', 400)()
    const said = await services.db.asSystem(async (tx): Promise<Answer> => {
      const front = await readFront(tx, gateway.pageId)
      if (!front) return lost('gone', 404)
      const visitId = query['status'] === 'authenticated' ? await findOnlineVisit(tx, gateway, arrival.mac) : undefined
      const session = await beginSession(services, tx, gateway, arrival, language, visitId)
      const guest = { tx, session, gateway, front, request, reply }
      if (arrival.failure) return answer(guest, problem(arrival.failure, pathOf(session)))
      return visitId ? await stand(guest) : answer(guest, stepScreen(session, front.steps[0]!))
    })
    return said()
  })

  app.get<Named>('/s/:token', { config: access }, (request, reply) => withGuest(request, reply, stand))

  app.post<Named>('/s/:token', { config: access }, (request, reply) =>
    withGuest(request, reply, async (guest) => {
      const { session, front, tx, gateway } = guest
      // A second tap, or Back and again: whoever passed the steps is not asked twice.
      if (session.visitId) return stand(guest)
      if (isStale(session, services.clock.now()))
        return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
      const step = front.steps[0]!
      const tried = readAnswer(step, flat(request.body))
      if (Object.keys(tried.errors).length > 0) return answer(guest, stepScreen(session, step, tried), 422)
      const consents = consentsOf(session.language, front.venue, tried.answer)
      return carry(guest, await connect(services, tx, gateway, session, tried.answer, consents))
    }),
  )

  app.get<Named>('/s/:token/again', { config: access }, (request, reply) =>
    withGuest(request, reply, async (guest) => {
      const { session, tx, gateway } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      if (visit?.status === 'waiting') return carry(guest, await handOver(services, tx, gateway, session))
      if (visit?.status === 'online') return stand(guest)
      const fresh = await beginSession(services, tx, gateway, session.arrival, session.language)
      return () => reply.redirect(pathOf(fresh), 303)
    }),
  )

  app.get<Named>('/s/:token/terms', { config: access }, (request, reply) =>
    withGuest(request, reply, async (guest) => answer(guest, { kind: 'terms', backHref: pathOf(guest.session) })),
  )

  app.get('/terms', { config: access }, async (request, reply) => {
    const language = chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
    return show(request, reply, {
      screen: { kind: 'terms', backHref: '/' },
      language,
      path: '/terms',
      termsHref: '/terms',
    })
  })

  app.get('/', { config: access }, async (request, reply) => {
    const language = chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
    return show(request, reply, { screen: problem('not-through-wifi', '/'), language, path: '/', termsHref: '/terms' })
  })

  /** Where the guest stands now. */
  async function stand(guest: Guest): Promise<Answer> {
    const { session, front, tx, gateway } = guest
    const now = services.clock.now()
    if (!session.visitId) {
      if (isStale(session, now)) return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
      return answer(guest, stepScreen(session, front.steps[0]!))
    }
    const visit = await readVisit(services, tx, session)
    if (!visit) return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
    // A gateway that restarted has forgotten its queue; a page that still waits puts its guest in again.
    const isForgotten =
      visit.status === 'waiting' &&
      gateway.type === 'opennds' &&
      gateway.configuration.fasLevel === 3 &&
      !visit.isQueued
    if (isForgotten) await handOver(services, tx, gateway, session)
    return answer(guest, visitScreen(session, visit, now))
  }

  function carry(guest: Guest, to: HandOver): Answer {
    if (to.kind === 'impossible') return answer(guest, problem('gateway-silent', `${pathOf(guest.session)}/again`), 502)
    return () =>
      guest.reply
        .header('cache-control', 'no-store')
        .redirect(to.kind === 'redirect' ? to.url : pathOf(guest.session), 303)
  }

  function answer({ request, reply, session, front }: Guest, screen: Screen, status = 200): Answer {
    const { venue, look } = front
    const path = screen.kind === 'terms' ? `${pathOf(session)}/terms` : pathOf(session)
    return () =>
      show(request, reply, {
        screen,
        venue,
        look,
        path,
        language: session.language,
        termsHref: `${pathOf(session)}/terms`,
        status,
      })
  }

  async function withGuest(
    request: FastifyRequest<Named>,
    reply: FastifyReply,
    work: (guest: Guest) => Promise<Answer>,
  ): Promise<FastifyReply> {
    const said = await services.db.asSystem(async (tx): Promise<Answer> => {
      const session = await findSession(services, tx, request.params.token)
      const gateway = session && registry.byId(session.gatewayId)
      const front = gateway && (await readFront(tx, gateway.pageId))
      const asked = flat(request.query)['lang']
      if (!session || !gateway || !front) {
        const language = chooseLanguage(asked, undefined, request.headers['accept-language'])
        return () =>
          show(request, reply, {
            screen: problem(session ? 'gone' : 'expired', '/'),
            language,
            path: '/',
            termsHref: '/terms',
            status: session ? 404 : 410,
          })
      }
      const language: Language = chooseLanguage(asked, session.language, undefined)
      if (language !== session.language) {
        session.language = language
        await saveSession(tx, session)
      }
      return work({ tx, session, gateway, front, request, reply })
    })
    return said()
  }
}
