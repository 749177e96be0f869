// What the script on an owner's site asks. Anybody may; the clock and the code are ours.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { flat } from '../core/http/parameters.ts'
import { isUuid } from '../core/id.ts'
import { pageOfName } from '../core/pageToken.ts'
import type { Services } from '../core/services.ts'
import { scriptOf } from './snippet.ts'
import { beginSiteVisit, hostOf, readCode } from './siteVisits.ts'

/** Registers `/site/…`. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  const config = { access: { by: 'anyone' }, rateLimit: { max: 120 } } as const

  app.get<{ Params: { file: string } }>('/site/:file', { config }, async (request, reply) => {
    const { file } = request.params
    const pageId = file.endsWith('.js') ? pageOfName(file.slice(0, -3)) : undefined
    if (!pageId) return openToSites(reply).status(404).send('')
    return openToSites(reply)
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(scriptOf(services.config, pageId))
  })

  app.post<{ Params: { page: string } }>('/site/:page/begin', { config }, async (request, reply) => {
    const pageId = pageOfName(request.params.page)
    const { attempt, search } = flat(request.query)
    // A browser states it, and no script can change it.
    const host = hostOf(request.headers.origin ?? '')
    const at = services.clock.now()
    const arrival = { host, attemptId: attempt, isFromSearch: search === '1', at }
    const visit =
      pageId && host ? await services.db.asSystem((tx) => beginSiteVisit(tx, { pageId, ...arrival })) : undefined
    return openToSites(reply).send(visit ? { visit: visit.id, seconds: visit.seconds } : {})
  })

  app.post<{ Params: { page: string } }>('/site/:page/code', { config }, async (request, reply) => {
    const pageId = pageOfName(request.params.page)
    const { visit } = flat(request.query)
    const at = services.clock.now()
    const answer =
      pageId && isUuid(visit) ? await services.db.asSystem((tx) => readCode(tx, { pageId, id: visit, at })) : undefined
    return openToSites(reply)
      .status(answer ? 200 : 404)
      .send(answer ?? {})
  })
}

function openToSites(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
}
