// The API and the dashboard's files, one origin.
import type { FastifyInstance } from 'fastify'
import { accounts } from '@portico/contract/accounts.ts'
import { audit } from '@portico/contract/audit.ts'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { health } from '@portico/contract/health.ts'
import { live } from '@portico/contract/live.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { visits } from '@portico/contract/visits.ts'
import { accountHandlers } from '../accounts/index.ts'
import { auditHandlers } from '../audit/index.ts'
import { answerErrorsAsJson, makeApp } from '../core/http/app.ts'
import { serveDashboard } from '../core/http/dashboard.ts'
import { serveDocs } from '../core/http/docs.ts'
import { refuseUndeclaredRoutes, serve } from '../core/http/serve.ts'
import { serveDevOutbox } from '../core/mail/devOutbox.ts'
import type { Services } from '../core/services.ts'
import { gatewayHandlers, makeTryOut, sessionHandlers, type Registry, type Simulator } from '../gateways/index.ts'
import { healthHandlers } from '../health/index.ts'
import { liveHandlers } from '../live/index.ts'
import { memberHandlers } from '../members/index.ts'
import { pageHandlers } from '../pages/index.ts'
import { visitHandlers } from '../visits/index.ts'

/** Every call of the product, one line a feature. */
export async function makeApi(
  services: Services,
  registry: Registry,
  simulator: () => Simulator | undefined,
): Promise<FastifyInstance> {
  const app = await makeApp(services)
  answerErrorsAsJson(app)
  await app.register(async (api) => {
    refuseUndeclaredRoutes(api)
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    })
    serve(api, services, 'accounts', accounts, accountHandlers(services))
    serve(api, services, 'pages', pages, pageHandlers)
    serve(api, services, 'members', members, memberHandlers)
    serve(api, services, 'audit', audit, auditHandlers)
    serve(api, services, 'gateways', gateways, gatewayHandlers(registry, makeTryOut(simulator)))
    serve(api, services, 'sessions', sessions, sessionHandlers(registry))
    serve(api, services, 'visits', visits, visitHandlers)
    serve(api, services, 'live', live, liveHandlers)
    serve(api, services, 'health', health, healthHandlers)
    serveDevOutbox(api, services)
  })
  await serveDocs(app, services.config.publicUrl)
  await serveDashboard(app, services.config)
  return app
}
