// The ways to a guest's own data: from the venue's page, from the success page, and by the guest's own link.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Screen } from '@portico/portal/view.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { readCookie, readLink } from '../guests/index.ts'
import {
  languageOf,
  readFront,
  redirect,
  showWithoutSession,
  withGuest,
  type Exchange,
  type Front,
  type Reply,
} from '../portal/index.ts'
import { beginOnlineView } from './beginOnlineView.ts'
import { showLost } from './showLost.ts'
import { readVenueInfo } from './venueInfo.ts'
import { viewRoutes } from './viewRoutes.ts'
import { beginView } from './views.ts'

const ACCESS = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const

/** Registers `/v` (the venue, for anybody), `/s/…/me` (from the success page), `/me` (a guest's own link) and `/d` (the data). */
export function privacyRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const uses = { services, registry }

  app.get<{ Params: { entry: string } }>('/v/:entry', { config: ACCESS }, (request, reply) =>
    atVenue({ ...uses, request, reply }, request.params.entry, async (tx, pageId, front) => {
      const path = `/v/${request.params.entry}`
      const screen: Screen = {
        kind: 'venue',
        ...(await readVenueInfo(tx, pageId, languageOf(request))),
        myDataHref: `${path}/me`,
      }
      return () => showWithoutSession(request, reply, { screen, ...front, path })
    }),
  )

  app.get<{ Params: { entry: string } }>('/v/:entry/me', { config: ACCESS }, (request, reply) =>
    atVenue({ ...uses, request, reply }, request.params.entry, async (tx, pageId) => {
      const browser = await readCookie(services, tx, pageId, request.headers.cookie)
      const of = { pageId, guestId: browser?.guestId, language: languageOf(request), ip: request.ip }
      const path = await beginView(services, tx, { ...of, back: `/v/${request.params.entry}` })
      return () => redirect({ reply }, path)
    }),
  )

  app.get<{ Params: { token: string } }>('/s/:token/me', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, beginOnlineView),
  )

  app.get<{ Params: { link: string } }>('/me/:link', { config: ACCESS }, async (request, reply) => {
    const send = await services.db.asSystem(async (tx): Promise<Reply> => {
      const known = await readLink(services, tx, request.params.link)
      if (!known) return showLost(request, reply)
      // A link can be sent to anyone, so it leaves no cookie: what its reader tells the portal next stays their own.
      const path = await beginView(services, tx, { ...known, language: languageOf(request), ip: request.ip })
      return () => redirect({ reply }, path)
    })
    return send()
  })

  viewRoutes(app, services)
}

async function atVenue(
  { services, registry, request, reply }: Exchange,
  entry: string,
  work: (tx: Tx, pageId: string, front: Front) => Promise<Reply>,
): Promise<FastifyReply> {
  const gateway = registry.byEntryKey(entry)
  const send = await services.db.asSystem(async (tx): Promise<Reply> => {
    const front = gateway && (await readFront(tx, gateway.pageId, services.clock.now()))
    return gateway && front ? work(tx, gateway.pageId, front) : showLost(request, reply)
  })
  return send()
}
