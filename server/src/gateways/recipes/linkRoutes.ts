// The page behind a link to a device's set-up steps, on the origin that phones beside the device reach.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pickLanguage } from '@portico/locales/languages.ts'
import { sql } from '../../core/db/database.ts'
import { makeGuestCookie, readGuestCookie } from '../../core/http/guestCookie.ts'
import type { Services } from '../../core/services.ts'
import type { GardenHosts } from '../../core/feature.ts'
import type { Registry } from '../registry.ts'
import { shownKeys } from '../rotation.ts'
import { doorPage, gonePage, LINK_PAGE_POLICY, stepsPage } from './linkPage.ts'
import { findUnopened, openLink, readOpened } from './recipeLinks.ts'
import { recipe } from './index.ts'

const GONE = 404

type TokenParams = { Params: { token: string } }

/** Registers the door, its opening, and the steps behind it. */
export function recipeLinkRoutes(
  app: FastifyInstance,
  services: Services,
  registry: Registry,
  gardenHosts: GardenHosts,
): void {
  const config = { access: { by: 'anyone' }, rateLimit: { max: 60 } } as const

  app.get<TokenParams>('/setup/:token', { config }, async (request, reply) => {
    const { token } = request.params
    const browser = readGuestCookie(services, request.headers.cookie, cookieOf(token)) ?? ''
    const opened = /^[\w-]{10,40}$/.test(browser) && (await readOpened(services, token, browser))
    if (opened) {
      await registry.refresh()
      const gateway = registry.byId(opened.gatewayId)
      if (gateway && gateway.pageId === opened.pageId) {
        const { hosts, isProved } = await services.db.asSystem(async (tx) => ({
          hosts: await gardenHosts(tx, gateway),
          isProved: Boolean(
            await tx.first(
              sql`select 1 from gateway_secrets where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and proved_at is not null`,
            ),
          ),
        }))
        const shown = shownKeys(gateway, isProved)
        const steps = recipe(services.config, shown.gateway, opened.language, hosts)
        return send(reply, stepsPage(opened.language, { name: gateway.name, steps, isHidden: shown.isHidden }))
      }
    }
    const waiting = await findUnopened(services, token)
    if (waiting) return send(reply, doorPage(waiting))
    return send(reply.status(GONE), gonePage(pickLanguage(request.headers['accept-language'])))
  })

  app.post<TokenParams>('/setup/:token', { config }, async (request, reply) => {
    const { token } = request.params
    const opened = await openLink(services, token)
    if (!opened) return send(reply.status(GONE), gonePage(pickLanguage(request.headers['accept-language'])))
    const of = { ...cookieOf(token), value: opened.browser, seconds: opened.readMinutes * 60 }
    return reply
      .header('set-cookie', makeGuestCookie(services, of))
      .header('cache-control', 'no-store')
      .redirect(`/setup/${token}`, 303)
  })
}

function cookieOf(token: string): { name: string; path: string } {
  return { name: 'portico_setup', path: `/setup/${token}` }
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', LINK_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html)
}
