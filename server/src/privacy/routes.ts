// The addresses of a guest's own data: the three ways in, and what can be done there. No script is needed anywhere.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ME_NOTICES } from '@portico/portal/myDataView.ts'
import type { Screen } from '@portico/portal/view.ts'
import { flat } from '../core/http/parameters.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { auditGuest, readCookie, readHeldData, readLink } from '../guests/index.ts'
import { show, problem, chooseLanguage, readFront, type Front, pathOf, withGuest } from '../portal/index.ts'
import { beginView, findView, readContacts, saveView, viewPath, type View } from './views.ts'
import { takeWish, type Wish } from './wishes.ts'
import { viewScreen } from './screens.ts'
import { readVenueInfo } from './venueInfo.ts'

type Said = () => FastifyReply
type Visit = { tx: Tx; view: View; front: Front; request: FastifyRequest; reply: FastifyReply }

/** Registers `/v` (the venue, for anybody), `/s/…/me` (from the success page), `/me` (a guest's own link) and `/d` (the data, for who proved to be the guest). */
export function privacyRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const

  app.get<{ Params: { entry: string } }>('/v/:entry', { config: access }, (request, reply) =>
    atVenue(request, reply, async (tx, pageId, front) => {
      const language = languageOf(request)
      const path = `/v/${request.params.entry}`
      const screen: Screen = { kind: 'venue', ...(await readVenueInfo(tx, pageId)), myDataHref: `${path}/me` }
      return () => show(request, reply, { screen, ...front, language, path, termsHref: '/terms' })
    }),
  )

  app.get<{ Params: { entry: string } }>('/v/:entry/me', { config: access }, (request, reply) =>
    atVenue(request, reply, async (tx, pageId) => {
      const browser = await readCookie(services, tx, pageId, request.headers.cookie)
      const of = { pageId, guestId: browser?.guestId, language: languageOf(request), ip: request.ip }
      return onward(reply, await beginView(services, tx, { ...of, back: `/v/${request.params.entry}` }))
    }),
  )

  app.get<{ Params: { token: string } }>('/s/:token/me', { config: access }, (request, reply) =>
    withGuest({ services, registry, request, reply }, request.params.token, async (guest) => {
      const { tx, session } = guest
      const { pageId, visitId, progress, language } = session
      const visit = await tx.first(sql<{ guestId: string; isNew: boolean }>`
        select v.guest_id as "guestId", g.first_seen_at >= (
          select min(p.created_at) from portal_sessions p, portal_sessions own
          where own.page_id = ${pageId} and own.token_hash = ${session.tokenHash} and p.page_id = ${pageId}
            and p.visit_id = v.id and (p.token_hash = own.token_hash or p.browser = own.browser)) as "isNew"
        from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id
        where v.page_id = ${pageId} and v.id = ${visitId} and v.status = 'online'`)
      if (!visit) return () => reply.header('cache-control', 'no-store').redirect(pathOf(session), 303)
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

  app.get<{ Params: { link: string } }>('/me/:link', { config: access }, async (request, reply) => {
    const said = await services.db.asSystem(async (tx): Promise<Said> => {
      const known = await readLink(services, tx, request.params.link)
      if (!known) return lost(request, reply)
      // A link can be sent to anyone, so it leaves no cookie: what its reader tells the portal next stays their own.
      return onward(reply, await beginView(services, tx, { ...known, language: languageOf(request), ip: request.ip }))
    })
    return said()
  })

  app.get<{ Params: { view: string } }>('/d/:view', { config: access }, (request, reply) =>
    atView(request, reply, async (visit) => {
      const said = flat(request.query)['said']
      return screenOf(visit, { notice: ME_NOTICES.find((notice) => notice === said) })
    }),
  )

  app.get<{ Params: { view: string } }>('/d/:view/erase', { config: access }, (request, reply) =>
    atView(request, reply, (visit) => screenOf(visit, { isErasing: true })),
  )

  app.get<{ Params: { view: string } }>('/d/:view/copy', { config: access }, (request, reply) =>
    atView(request, reply, (visit) => screenOf(visit, { isCopy: true })),
  )

  app.get<{ Params: { view: string } }>('/d/:view/data.json', { config: access }, (request, reply) =>
    atView(request, reply, async (visit) => {
      const { tx, view } = visit
      const { pageId, guestId, proof } = view
      const held = proof && guestId ? await readHeldData(services, tx, { pageId, guestId }) : undefined
      if (!held || !guestId) return screenOf(visit)
      await auditGuest(services, tx, { pageId, guestId, action: 'guests.copy' })
      return () =>
        reply
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', 'attachment; filename="my-data.json"')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify({ venue: visit.front.venue.name, ...held }, null, 2))
    }),
  )

  app.post<{ Params: { view: string } }>('/d/:view', { config: access }, (request, reply) =>
    atView(request, reply, async (visit) => {
      const { tx, view, front } = visit
      const wish: Wish = { services, tx, view, venue: front.venue.name, ip: request.ip }
      const became = await takeWish(wish, flat(request.body))
      await saveView(tx, view)
      if ('go' in became) return onward(reply, became.go ? `${viewPath(view)}?said=${became.go}` : viewPath(view))
      return screenOf(visit, became, became.link ? 200 : 422)
    }),
  )

  async function screenOf(
    { tx, view, front, request, reply }: Visit,
    said: Parameters<typeof viewScreen>[3] = {},
    status = 200,
  ): Promise<Said> {
    const screen = await viewScreen(services, tx, view, said)
    const { language } = view
    return () => show(request, reply, { screen, ...front, language, path: viewPath(view), termsHref: '/terms', status })
  }

  async function atView(
    request: FastifyRequest<{ Params: { view: string } }>,
    reply: FastifyReply,
    work: (visit: Visit) => Promise<Said>,
  ): Promise<FastifyReply> {
    const said = await services.db.asSystem(async (tx): Promise<Said> => {
      const view = await findView(services, tx, request.params.view)
      const front = view && (await readFront(tx, view.pageId, services.clock.now()))
      if (!view || !front) return lost(request, reply)
      const language = chooseLanguage(flat(request.query)['lang'], view.language, undefined)
      if (language !== view.language) await saveView(tx, Object.assign(view, { language }))
      return work({ tx, view, front, request, reply })
    })
    return said()
  }

  async function atVenue(
    request: FastifyRequest<{ Params: { entry: string } }>,
    reply: FastifyReply,
    work: (tx: Tx, pageId: string, front: Front) => Promise<Said>,
  ): Promise<FastifyReply> {
    const gateway = registry.byEntryKey(request.params.entry)
    const said = await services.db.asSystem(async (tx): Promise<Said> => {
      const front = gateway && (await readFront(tx, gateway.pageId, services.clock.now()))
      return gateway && front ? work(tx, gateway.pageId, front) : lost(request, reply)
    })
    return said()
  }
}

function lost(request: FastifyRequest, reply: FastifyReply): Said {
  const language = languageOf(request)
  return () =>
    show(request, reply, { screen: problem('expired', '/'), language, path: '/', termsHref: '/terms', status: 410 })
}

function onward(reply: FastifyReply, path: string): Said {
  return () => reply.header('cache-control', 'no-store').redirect(path, 303)
}

function languageOf(request: FastifyRequest) {
  return chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
}
