// The API and the dashboard's files, one origin.
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { answerErrorsAsJson, makeApp } from '../core/http/app.ts'
import { serveDashboard } from '../core/http/dashboard.ts'
import { acceptFileForms } from '../core/http/fileForms.ts'
import { serveDocs } from '../core/http/docs.ts'
import { refuseUndeclaredRoutes } from '../core/http/serve.ts'
import { serveDevOutbox } from '../core/mail/devOutbox.ts'
import { FEATURES } from './features.ts'
import type { Parts } from './featureParts.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
/** Headers of answers that a page of another origin may read, beyond the few that browsers show by themselves. */
const EXPOSED = ['Retry-After', 'Idempotency-Replayed']

/** Every call of the product. */
export async function makeApi(parts: Parts): Promise<FastifyInstance> {
  const { services } = parts
  const app = await makeApp(services)
  answerErrorsAsJson(app)
  const { apiOrigins } = services.config
  // Without credentials: the cookie that renews a sign-in stays with the dashboard.
  if (apiOrigins.length > 0) {
    await app.register(cors, { origin: apiOrigins, methods: METHODS, exposedHeaders: EXPOSED, maxAge: 600 })
  }
  await app.register(async (api) => {
    refuseUndeclaredRoutes(api)
    acceptFileForms(api)
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    })
    for (const { calls } of FEATURES) for (const group of calls?.(parts) ?? []) group.serve(api, services)
    serveDevOutbox(api, services)
  })
  if (services.config.apiDocs) serveDocs(app, services.config.publicUrl)
  await serveDashboard(app, services.config)
  return app
}
