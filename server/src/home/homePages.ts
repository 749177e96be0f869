// The pages of the home: whose they are, in which language, and only for forms of our own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@portico/locales/languages.ts'
import { makeGuestCookie, readGuestCookie } from '../core/http/guestCookie.ts'
import { flat } from '../core/http/parameters.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import {
  languageOf,
  problem,
  readFront,
  redirect,
  showWithoutSession,
  type Front,
  type Reply,
} from '../portal/index.ts'
import { homeHref, pageNamed } from './homeHref.ts'
import { keepTable } from './keepTable.ts'
import { readHomeGuest, type SignedIn } from './homeGuest.ts'

/** What every request below the home brings, from somebody who may be signed in. */
type HomeVisitor = {
  services: Services
  tx: Tx
  request: FastifyRequest
  reply: FastifyReply
  pageId: string
  language: Language
  /** Where the home is; its pages are below. */
  href: string
  /** Where the guest sits, as a table's card said; empty for none. */
  table: string
  /** Where this page is, without its query. */
  path: string
  /** From the path, from the query and from the posted form, flat. */
  params: Record<string, string>
  query: Record<string, string>
  form: Record<string, string>
  signedIn: SignedIn | undefined
}
/** A request for a page of the home, dressed as the venue. */
export type HomeForAnyone = HomeVisitor & { front: Front }
/** A request from the guest whose home it is. */
export type HomeGuest = HomeForAnyone & { guestId: string }
/** A press of theirs that only leads on to another page. */
export type HomePress = HomeVisitor & { guestId: string }

type Work<Visitor> = (visitor: Visitor) => Promise<Reply>

const ACCESS = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
const LANGUAGE_COOKIE = 'portico_h_lang'
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Registers pages below `/home/:page`. `get` and `post` are for the guest who is signed in; anybody else is asked to
 * sign in and comes back. `getForAnyone` and `postForAnyone` are for everybody, `press` is a `post` that shows nothing.
 */
export function homePages(app: FastifyInstance, services: Services) {
  const at = (method: 'GET' | 'POST', path: string, work: Work<HomeVisitor>) =>
    app.route<{ Params: { page: string } }>({
      method,
      url: `/home/:page${path}`,
      config: ACCESS,
      handler: (request, reply) => answer(services, request, reply, work),
    })
  return {
    get: (path: string, work: Work<HomeGuest>) => at('GET', path, withFront(forGuest(work))),
    post: (path: string, work: Work<HomeGuest>) => at('POST', path, withFront(forGuest(work))),
    press: (path: string, work: Work<HomePress>) => at('POST', path, forGuest(work)),
    getForAnyone: (path: string, work: Work<HomeForAnyone>) => at('GET', path, withFront(work)),
    postForAnyone: (path: string, work: Work<HomeForAnyone>) => at('POST', path, withFront(work)),
  }
}

function withFront(work: Work<HomeForAnyone>): Work<HomeVisitor> {
  return async (visitor) => {
    const { services, tx, request, reply, pageId } = visitor
    const front = await readFront(tx, pageId, services.clock.now())
    if (!front) return showGone(request, reply)
    const own = `/home/${visitor.params['page']}`
    // One address for one page: its cookie and its worker are kept by it.
    if (own !== visitor.href) return () => redirect({ reply }, visitor.href + request.url.slice(own.length))
    return work({ ...visitor, front })
  }
}

function showGone(request: FastifyRequest, reply: FastifyReply): Reply {
  return () => showWithoutSession(request, reply, { screen: problem('gone', '/'), status: 404 })
}

function forGuest<Visitor extends HomeVisitor>(work: Work<Visitor & { guestId: string }>): Work<Visitor> {
  return async (visitor) => {
    const { signedIn, href, path, request } = visitor
    if (signedIn) return work({ ...visitor, guestId: signedIn.guestId })
    const next = request.method === 'GET' && path !== href ? `?next=${encodeURIComponent(path.slice(href.length))}` : ''
    return () => redirect(visitor, href + next)
  }
}

async function answer(
  services: Services,
  request: FastifyRequest<{ Params: { page: string } }>,
  reply: FastifyReply,
  work: Work<HomeVisitor>,
): Promise<FastifyReply> {
  const pageId = pageNamed(request.params.page)
  const send = await services.db.asSystem(async (tx): Promise<Reply> => {
    if (!pageId) return showGone(request, reply)
    const href = homeHref(pageId)
    if (isForeign(services, request))
      return () => showWithoutSession(request, reply, { screen: problem('unreadable', href), status: 403 })
    const language = chooseHomeLanguage(services, request, reply, href)
    const table = keepTable(services, request, reply, href)
    const signedIn = await readHomeGuest({ services, tx, request, reply }, pageId)
    const [params, asked, form] = [flat(request.params), flat(request.query), flat(request.body)]
    return work({
      services,
      tx,
      request,
      reply,
      pageId,
      language,
      href,
      table,
      path: request.url.split('?')[0]!,
      params,
      query: asked,
      form,
      signedIn,
    })
  })
  return send()
}

/** Whether another site sends a guest's browser to change something here. The cookie does not come along then either. */
function isForeign({ config }: Services, { method, headers }: FastifyRequest): boolean {
  if (method !== 'POST') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== new URL(config.portalUrl).origin
}

/** The language of the address, which the browser keeps; else the kept one, else the phone's. */
function chooseHomeLanguage(services: Services, request: FastifyRequest, reply: FastifyReply, href: string): Language {
  const { lang } = flat(request.query)
  const of = { name: LANGUAGE_COOKIE, path: href }
  if (isLanguage(lang))
    reply.header('set-cookie', makeGuestCookie(services, { ...of, value: lang, seconds: YEAR_SECONDS }))
  const kept = readGuestCookie(services, request.headers.cookie, of)
  return !isLanguage(lang) && isLanguage(kept) ? kept : languageOf(request)
}
