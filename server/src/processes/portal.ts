// The guests' origin: the portal, and what gateways call.
import type { FastifyInstance } from 'fastify'
import { makeApp } from '../core/http/app.ts'
import { acceptForms } from '../core/http/forms.ts'
import { refuseUndeclaredRoutes } from '../core/http/serve.ts'
import type { Services } from '../core/services.ts'
import {
  gatewayRoutes,
  recipeLinkRoutes,
  sweepLimits,
  sweepQuotas,
  type Presence,
  type Registry,
} from '../gateways/index.ts'
import { mediaRoutes } from '../media/index.ts'
import { answerPortalErrors, portalRoutes, sweepPasses } from '../portal/index.ts'
import { previewRoutes } from '../templates/index.ts'
import { gardenHosts } from './gardenHosts.ts'

const PASSES_EVERY_MS = 10_000
const QUOTAS_EVERY_MS = 30_000

/** The portal's server, not yet listening. */
export async function makePortal(services: Services, registry: Registry, presence: Presence): Promise<FastifyInstance> {
  const app = await makeApp(services)
  refuseUndeclaredRoutes(app)
  acceptForms(app)
  answerPortalErrors(app)
  portalRoutes(app, services, registry)
  mediaRoutes(app, services)
  previewRoutes(app, services)
  gatewayRoutes(app, services, registry, presence)
  recipeLinkRoutes(app, services, registry, gardenHosts)
  const sweep = () =>
    void sweepPasses(services, registry).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'passes that are over could not be ended'),
    )
  const timer = setInterval(sweep, PASSES_EVERY_MS)
  const sweepDay = () =>
    void sweepQuotas(services, registry).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'guests who used up the day could not be ended'),
    )
  const quotas = setInterval(sweepDay, QUOTAS_EVERY_MS)
  const sweepOver = () =>
    void sweepLimits(services, registry).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'sessions that are over could not be ended'),
    )
  const limits = setInterval(sweepOver, QUOTAS_EVERY_MS)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearInterval(quotas)
    clearInterval(limits)
  })
  return app
}
