// HTML to the phone: one document, small, never stored, nothing from any other host.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from '@portico/portal/contentPolicy.ts'
import { renderPage } from '@portico/portal/render.tsx'
import type { HomePage } from '@portico/portal/home/view.ts'
import type { Advert } from '@portico/portal/advertView.ts'
import type { Look, Page, Screen, Venue } from '@portico/portal/view.ts'
import type { Language } from '@portico/locales/languages.ts'
import { flat } from '../../core/http/parameters.ts'
import { chooseLanguage } from '../session.ts'
import { drawShared, type DrawnPage, type SharedPage } from './sharedPage.ts'

const PLAIN: Look = { accent: '#0f766e', wave: true }

/** `path` shows this screen again by GET; `?lang=` is put behind it. */
export type ShownScreen = {
  screen: Screen
  path: string
  venue?: Venue
  look?: Look
  advert?: Advert
  /** Says that this look was on screen. */
  seenHref?: string | undefined
  language: Language
  termsHref: string
  home?: HomePage | undefined
  status?: number
}

/** Sends a screen. @param marks of the session and its advert, when nothing else on the page is its guest's own */
export function show(
  request: FastifyRequest,
  reply: FastifyReply,
  shown: ShownScreen,
  marks?: readonly string[],
): FastifyReply {
  const { status = 200, ...drawn } = shown
  const page = marks ? drawShared(drawn, marks, draw) : drawOnce(drawn)
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', `${page.policy};frame-ancestors 'none'`)
    .header('referrer-policy', 'no-referrer')
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-language', shown.language)
    .header('vary', 'accept-encoding')
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(compress(request, reply, page))
}

type ScreenContent = Omit<ShownScreen, 'status'>

function drawOnce(drawn: ScreenContent): SharedPage {
  const { html, policy } = draw(drawn)
  return { html: () => html, policy }
}

function draw({
  screen,
  path,
  venue,
  look = PLAIN,
  advert,
  seenHref,
  language,
  termsHref,
  home,
}: ScreenContent): DrawnPage {
  const page: Page = {
    screen,
    venue,
    look,
    ...(advert && { advert }),
    ...(seenHref && { seenHref }),
    ...(home && { home }),
    language,
    hrefs: { languageHref: (to) => `${path}?lang=${to}`, terms: termsHref },
  }
  return { html: renderPage(page), policy: contentPolicy(page) }
}

/** Sends a screen to a phone without a session, in the language it asks for. */
export function showWithoutSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { path = '/', ...shown }: Pick<ShownScreen, 'screen' | 'venue' | 'look' | 'status'> & { path?: string },
): FastifyReply {
  return show(request, reply, { ...shown, path, language: languageOf(request), termsHref: '/terms' })
}

/** The language that the address asks for, else the phone's. */
export function languageOf(request: FastifyRequest): Language {
  return chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
}

/** The path of a request, without its query. */
export function ownPath({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

/** A window as large as the page: a larger one costs a third more time and saves nothing. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

function compress(request: FastifyRequest, reply: FastifyReply, { html, brotli }: SharedPage): string | Buffer {
  const accepts = [request.headers['accept-encoding']].join()
  if (/\bbr\b/.test(accepts)) {
    reply.header('content-encoding', 'br')
    return brotli?.() ?? brotliCompressSync(html(), { params: BROTLI })
  }
  if (!/\bgzip\b/.test(accepts)) return html()
  reply.header('content-encoding', 'gzip')
  return gzipSync(html())
}
