// The portal's addresses: a guest arrives, passes steps, waits for the gateway, is online.
import type { FastifyInstance } from 'fastify'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { advertRoutes } from './adverts/advertRoutes.ts'
import { receiveArrival } from './arrive/arrival.ts'
import { beginAgain } from './arrive/beginAgain.ts'
import { captiveRoutes } from './arrive/captiveRoutes.ts'
import { withGuest } from './guest.ts'
import { codeCookie } from './arrive/codeFromLink.ts'
import { ownDeviceRoutes } from './ownDevices/ownDeviceRoutes.ts'
import { showScreen } from './show/reply.ts'
import { ownPath, showWithoutSession } from './show/respond.ts'
import { pathOf } from './session.ts'
import { problem } from './show/screens.ts'
import { signInRoutes } from './signIn/signInRoutes.ts'
import { stayRoutes } from './online/stayRoutes.ts'
import { submitStep } from './walk/submitStep.ts'
import { leaveToPay, showNext } from './walk/walk.ts'

type TokenRoute = { Params: { token: string } }

/** Any gateway answers this with its own redirect while the phone is not online: it alone knows which phone it is. */
const INTERCEPTED = 'http://captive.apple.com/hotspot-detect.html'

const ACCESS = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const

/** Registers the guests' addresses: arrival, steps, waiting, online, terms. */
export function portalRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const uses = { services, registry }
  sessionRoutes(app, services, registry)
  signInRoutes(app, services, registry)
  stayRoutes(app, services, registry)
  ownDeviceRoutes(app, services, registry)
  advertRoutes(app, services, registry)
  captiveRoutes(app, services, registry)
  publicRoutes(app)

  app.get<{ Params: { entry: string } }>('/g/:entry', { config: ACCESS }, (request, reply) =>
    receiveArrival({ ...uses, request, reply }, request.params.entry),
  )

  app.get<{ Params: { code: string } }>('/c/:code', { config: ACCESS }, (request, reply) => {
    const offer = codeCookie(services, request.params.code)
    if (offer) reply.header('set-cookie', offer)
    const screen = offer ? problem('code-ready', INTERCEPTED) : problem('not-found', '/')
    return showWithoutSession(request, reply, { screen, path: ownPath(request), status: offer ? 200 : 404 })
  })
}

/** What the guest of a session asks for. */
function sessionRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const uses = { services, registry }

  app.get<TokenRoute>('/s/:token', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, showNext),
  )

  app.post<TokenRoute>('/s/:token', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, (guest) => submitStep(guest, flat(request.body))),
  )

  app.get<TokenRoute>('/s/:token/again', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, beginAgain),
  )

  app.get<TokenRoute>('/s/:token/pay', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, leaveToPay),
  )

  app.get<TokenRoute>('/s/:token/terms', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, async (guest) =>
      showScreen(guest, { kind: 'terms', backHref: pathOf(guest.session) }),
    ),
  )
}

/** What anybody may ask for, without a gateway or a session. */
function publicRoutes(app: FastifyInstance): void {
  app.get('/', { config: ACCESS }, (request, reply) =>
    showWithoutSession(request, reply, { screen: problem('not-through-wifi', '/') }),
  )

  app.get('/terms', { config: ACCESS }, (request, reply) =>
    showWithoutSession(request, reply, { screen: { kind: 'terms', backHref: '/' }, path: '/terms' }),
  )

  // Phones' windows ask for it by themselves, on the same slow line.
  app.get('/favicon.ico', { config: ACCESS }, (_request, reply) =>
    reply.status(204).header('cache-control', 'public, max-age=604800').send(),
  )
}
