// The guests' origin: the portal, and what gateways call.
import type { FastifyInstance } from 'fastify'
import { makeApp } from '../core/http/app.ts'
import { acceptForms } from '../core/http/forms.ts'
import { refuseUndeclaredRoutes } from '../core/http/serve.ts'
import type { Services } from '../core/services.ts'
import { gatewayRoutes, type Presence, type Registry } from '../gateways/index.ts'
import { answerPortalErrors, portalRoutes } from '../portal/index.ts'

/** The portal's server, not yet listening. */
export async function makePortal(services: Services, registry: Registry, presence: Presence): Promise<FastifyInstance> {
  const app = await makeApp(services)
  refuseUndeclaredRoutes(app)
  acceptForms(app)
  answerPortalErrors(app)
  portalRoutes(app, services, registry)
  gatewayRoutes(app, services, registry, presence)
  return app
}
