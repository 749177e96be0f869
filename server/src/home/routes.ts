// The home itself: its tiles, the way in from the success page, the way out, and one's own data.
import type { FastifyInstance } from 'fastify'
import type { MyDataNotice } from '@portico/portal/myDataView.ts'
import { textIn } from '@portico/portal/text.ts'
import type { HomeNotice, HomeTile } from '@portico/portal/home/view.ts'
import type { HomePart } from '../core/feature.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { cookieHeader, revokeFamily } from '../guests/index.ts'
import { pathOf, redirect, withGuest, type Guest, type Reply } from '../portal/index.ts'
import { beginView, forgetViews, readOnlineGuest } from '../privacy/index.ts'
import { appRoutes } from './appRoutes.ts'
import { isKeptOut, keepSignedIn, readName } from './homeGuest.ts'
import { homeHref } from './homeHref.ts'
import { homePages, type HomeForAnyone, type HomeGuest } from './homePages.ts'
import { nextIn } from './nextIn.ts'
import { goTo, showHome } from './showHome.ts'
import { signInRoutes } from './signInRoutes.ts'

const NOTICES = ['signed-out', 'closed', 'expired'] as const

/** Registers `/home/:page` and what is below it, and `/s/…/home` from the success page. */
export function homeRoutes(
  app: FastifyInstance,
  services: Services,
  { registry, homeParts }: { registry: Registry; homeParts: readonly HomePart[] },
): void {
  const pages = homePages(app, services)
  pages.getForAnyone('', (visitor) => showTiles(visitor, homeParts))
  pages.get('/me', (guest) => openMyData(guest))
  pages.postForAnyone('/sign-out', signOut)
  signInRoutes(pages, (visitor, problem) => showTiles(visitor, homeParts, problem))
  appRoutes(pages)

  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  app.get<{ Params: { token: string } }>('/s/:token/home', { config: access }, (request, reply) =>
    withGuest({ services, registry, request, reply }, request.params.token, comeFromPortal),
  )
}

async function showTiles(visitor: HomeForAnyone, parts: readonly HomePart[], problem?: MyDataNotice): Promise<Reply> {
  const { services, tx, pageId, language, href, signedIn, query } = visitor
  const of = { pageId, guestId: signedIn?.guestId, language, href, now: services.clock.now() }
  const found: (HomeTile & { order: number })[] = []
  for (const part of parts) found.push(...(await part(tx, of)))
  const tiles = found.toSorted((a, b) => a.order - b.order).map(({ order: _order, ...tile }) => tile)
  if (!signedIn) return showHome(visitor, signInScreen(visitor, tiles, problem), problem ? 422 : 200)
  const name = await readName(tx, pageId, signedIn.guestId)
  const notice = noticeOf(visitor, query['said'])
  return showHome(visitor, { kind: 'home', name, tiles, signOutAction: `${href}/sign-out`, ...(notice && { notice }) })
}

function signInScreen(visitor: HomeForAnyone, tiles: readonly HomeTile[], problem?: MyDataNotice) {
  const { href, query } = visitor
  const next = query['next'] ? `?next=${encodeURIComponent(query['next'])}` : ''
  const notice = noticeOf(visitor, query['said'])
  const screen = { kind: 'homeSignIn' as const, action: `${href}/sign-in${next}`, tiles }
  return { ...screen, ...(problem && { problem }), ...(notice && { notice }) }
}

/** Opens the guest's data, which asks for a code of its own: a phone that lies about opens the home, not that. */
async function openMyData(guest: HomeGuest): Promise<Reply> {
  const { services, tx, request, reply, pageId, guestId, language, href } = guest
  const path = await beginView(services, tx, { pageId, guestId, language, back: href, ip: request.ip })
  return () => redirect({ reply }, path)
}

async function signOut(visitor: HomeForAnyone): Promise<Reply> {
  const { services, tx, reply, pageId, signedIn } = visitor
  if (signedIn) {
    await revokeFamily(tx, pageId, signedIn.family)
    await forgetViews(tx, pageId, signedIn.guestId)
  }
  reply.header('set-cookie', cookieHeader(services, pageId, '', 'home'))
  return goTo(visitor, '?said=signed-out')
}

/** From the success page: who is shown to be the guest is signed in already. */
async function comeFromPortal(guest: Guest): Promise<Reply> {
  const { services, tx, session } = guest
  const { pageId } = session
  const online = await readOnlineGuest(guest)
  if (!online) return () => redirect(guest, pathOf(session))
  const isWelcome = online.isProved && !(await isKeptOut(services, tx, pageId, online.guestId))
  if (isWelcome) await keepSignedIn(guest, pageId, online.guestId)
  const next = nextIn(flat(guest.request.query)['next'])
  return () => redirect(guest, `${homeHref(pageId)}${next}?lang=${session.language}`)
}

function noticeOf({ language }: HomeForAnyone, said: string | undefined): HomeNotice | undefined {
  const known = NOTICES.find((notice) => notice === said)
  return known && { words: textIn(language)(`home.notice.${known}`), isGood: known === 'signed-out' }
}
