// A worker or RADIUS process serves no pages, but a supervisor still has to notice when it hangs.
import type { FastifyInstance } from 'fastify'
import { answerErrorsAsJson, makeApp } from '../core/http/app.ts'
import { refuseUndeclaredRoutes } from '../core/http/serve.ts'
import { FEATURES } from './features.ts'
import type { Parts } from './featureParts.ts'

/** A server of `/livez` and `/readyz`, not yet listening. */
export async function makeHealth(parts: Parts): Promise<FastifyInstance> {
  const app = await makeApp(parts.services)
  refuseUndeclaredRoutes(app)
  answerErrorsAsJson(app)
  FEATURES.find(({ name }) => name === 'health')?.guestRoutes?.(app, parts)
  return app
}
