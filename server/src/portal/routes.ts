// The portal's addresses: a guest arrives, passes steps, waits for the gateway, is online.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../core/db/database.ts'
import {
  adapterOf,
  noteBadKey,
  withNextSecrets,
  useNextSecrets,
  type KnownGateway,
  type Registry,
} from '../gateways/index.ts'
import { notePortalOpened } from '../pages/index.ts'
import { captiveRoutes } from './captiveRoutes.ts'
import { handOver, readVisit } from './connect.ts'
import { readDraft, readRunningFlow, type RunningFlow } from '../flows/index.ts'
import { offerHeader, withOffered } from './offered.ts'
import { fresh, limitsOf } from './progress.ts'
import { isBlocked } from './refuse.ts'
import { ownDeviceRoutes } from './ownDeviceRoutes.ts'
import { reportSeen } from './report.ts'
import { show } from './respond.ts'
import { findOnlineVisit, isOwnVisit } from './onlineVisit.ts'
import { browserOf, resume } from './resume.ts'
import { welcomeBack } from './returning.ts'
import { pathOf, problem } from './screens.ts'
import { beginSession, chooseLanguage, saveSession } from './session.ts'
import { signInRoutes } from './signInRoutes.ts'
import { stayRoutes } from './stayRoutes.ts'
import { readFront } from './venue.ts'
import { makeWalk } from './walk.ts'
import { withGuest, type Answer, type Guest } from './withGuest.ts'

type Named = { Params: { token: string } }

/** Any gateway answers this with its own redirect while the phone is not online: it alone knows which phone it is. */
const INTERCEPTED = 'http://captive.apple.com/hotspot-detect.html'

/** Registers the guests' addresses: arrival, steps, waiting, online, terms. */
export function portalRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const
  const walk = makeWalk(services, registry)
  const { answer, carry, stand, take } = walk
  const guestOf = (request: FastifyRequest<Named>, reply: FastifyReply, work: (guest: Guest) => Promise<Answer>) =>
    withGuest({ services, registry, request, reply }, request.params.token, work)

  // Phones' windows ask for it by themselves, on the same slow line.
  app.get('/favicon.ico', { config: access }, (_request, reply) =>
    reply.status(204).header('cache-control', 'public, max-age=604800').send(),
  )

  app.get<{ Params: { entry: string } }>('/g/:entry', { config: access }, async (request, reply) => {
    const query = flat(request.query)
    const language = chooseLanguage(query['lang'], undefined, request.headers['accept-language'])
    const lost =
      (kind: 'gone' | 'not-through-wifi', status: number): Answer =>
      () =>
        show(request, reply, { screen: problem(kind, request.url), language, path: '/', termsHref: '/terms', status })
    const known = await registry.findByEntryKey(request.params.entry)
    if (!known) return lost('gone', 404)()
    const readable = (await adapterOf(known).decipher?.(services, known, query)) ?? query
    // A device whose keys are being changed may already use the new ones.
    const { gateway, arrival } = arriveBy(known, readable, services.config.portalUrl + request.url)
    if (gateway.isRenewed && arrival) await useNextSecrets(services, gateway)
    if (!arrival) {
      await noteBadKey(services, gateway, query)
      return lost('not-through-wifi', 400)()
    }
    const said = await services.db.asSystem(async (tx): Promise<Answer> => {
      const browser = browserOf(services, gateway, request.headers.cookie)
      const running = arrival.isOnline ? await findOnlineVisit(tx, gateway, arrival.mac) : undefined
      const tried = await triedFlow(tx, gateway, query['flow'])
      const begun = tried ? { progress: fresh(), flow: tried } : await resume(services, tx, gateway, arrival, browser)
      const flow = begun.flow ?? (await readRunningFlow(tx, gateway.pageId, gateway.id))
      const front = await readFront(tx, gateway.pageId, services.clock.now(), flow.templateId)
      if (!front) return lost('gone', 404)
      const who = { pageId: gateway.pageId, mac: arrival.mac, progress: begun.progress }
      const progress = withOffered(
        services,
        await welcomeBack(services, { tx, request, reply }, who),
        request.headers.cookie,
      )
      const isOwn =
        running && (await isOwnVisit(tx, running, { gateway, arrival, browser, progress, address: request.ip }))
      const visitId = isOwn ? running.id : undefined
      const session = await beginSession(services, tx, gateway, arrival, language, flow, {
        visitId: visitId ?? begun.visitId,
        progress: { ...progress, isSaidOnline: running !== undefined && !isOwn },
        browser: browser.id,
      })
      reply.header('set-cookie', browser.cookie)
      await notePortalOpened(services, tx, gateway)
      await reportSeen(services, tx, session, request.headers['user-agent'])
      const guest = { tx, session, gateway, front, flow, request, reply }
      if (!running && (await isBlocked(services, tx, gateway.pageId, arrival.mac))) {
        session.refusal = 'blocked'
        await saveSession(tx, session)
        return answer(guest, problem('blocked', pathOf(session)), 403)
      }
      if (!arrival.failure) return stand(guest)
      const again = begun.visitId ? `${pathOf(session)}/again` : pathOf(session)
      return answer(guest, problem(arrival.failure, again))
    })
    return said()
  })

  app.get<{ Params: { code: string } }>('/c/:code', { config: access }, async (request, reply) => {
    const language = chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
    const offer = offerHeader(services, request.params.code)
    if (offer) reply.header('set-cookie', offer)
    const screen = offer ? problem('code-ready', INTERCEPTED) : problem('not-found', '/')
    const path = request.url.split('?')[0]!
    return show(request, reply, { screen, language, path, termsHref: '/terms', status: offer ? 200 : 404 })
  })

  app.get<Named>('/s/:token', { config: access }, (request, reply) => guestOf(request, reply, stand))

  app.post<Named>('/s/:token', { config: access }, (request, reply) =>
    guestOf(request, reply, (guest) => take(guest, flat(request.body))),
  )

  app.get<Named>('/s/:token/again', { config: access }, (request, reply) =>
    guestOf(request, reply, async (guest) => {
      const { session, tx, gateway, flow } = guest
      const visit = session.visitId ? await readVisit(services, tx, session) : undefined
      if (visit?.status === 'waiting')
        return carry(guest, await handOver(services, tx, gateway, session, limitsOf(flow, session.progress)))
      if (visit?.status === 'online') return stand(guest)
      const { flowId, flowVersion } = session
      const begun = flowVersion === null ? { flowId, flowVersion } : undefined
      const current = await readRunningFlow(tx, gateway.pageId, gateway.id, begun)
      const who = { pageId: gateway.pageId, mac: session.arrival.mac, progress: fresh() }
      const progress = await welcomeBack(services, { tx, request, reply }, who)
      const { arrival, language } = session
      const browser = browserOf(services, gateway, undefined)
      const anew = await beginSession(services, tx, gateway, arrival, language, current, {
        progress,
        browser: browser.id,
      })
      reply.header('set-cookie', browser.cookie)
      return () => reply.redirect(pathOf(anew), 303)
    }),
  )

  app.get<Named>('/s/:token/terms', { config: access }, (request, reply) =>
    guestOf(request, reply, async (guest) => answer(guest, { kind: 'terms', backHref: pathOf(guest.session) })),
  )

  signInRoutes(app, services, registry, walk)
  stayRoutes(app, services, registry, walk)
  ownDeviceRoutes(app, services, registry, walk)
  captiveRoutes(app, services, registry)

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
}

function arriveBy(known: KnownGateway, query: Record<string, string>, address: string) {
  const arrival = adapterOf(known).arrive(known, query, address)
  const next = arrival ? undefined : withNextSecrets(known)
  return next ? { gateway: next, arrival: adapterOf(next).arrive(next, query, address) } : { gateway: known, arrival }
}

/** An owner who tries a draft says which in the address. */
async function triedFlow(tx: Tx, { id }: KnownGateway, asked: string | undefined): Promise<RunningFlow | undefined> {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(asked ?? '') ? readDraft(tx, id, asked!) : undefined
}
