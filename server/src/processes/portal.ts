// The guests' origin: the portal, and what gateways call.
import type { FastifyInstance } from 'fastify'
import { makeApp } from '../core/http/app.ts'
import { acceptForms } from '../core/http/forms.ts'
import { refuseUndeclaredRoutes } from '../core/http/serve.ts'
import { answerPortalErrors } from '../portal/index.ts'
import { FEATURES } from './features.ts'
import type { Parts } from './featureParts.ts'

/** The portal's server, not yet listening. */
export async function makePortal(parts: Parts): Promise<FastifyInstance> {
  const app = await makeApp(parts.services, 'portal')
  refuseUndeclaredRoutes(app)
  acceptForms(app)
  answerPortalErrors(app)
  for (const { guestRoutes } of FEATURES) guestRoutes?.(app, parts)
  return app
}
