import type { FastifyInstance } from 'fastify'
import { contract } from '@portico/contract/index.ts'
import { openApi } from '@portico/contract/http/openapi.ts'

const VERSION = '0.1.0'

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export async function serveDocs(app: FastifyInstance, server: string): Promise<void> {
  // Describing hundreds of calls takes a third of a second, which no start waits for.
  let made: ReturnType<typeof openApi> | undefined
  const describe = () => (made ??= openApi(contract, { version: VERSION, server }))
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(describe()))
  // Production has none of it, and no start waits for it there.
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  await app.register(async (docs) => {
    const document = { openapi: '3.1.0', info: { title: 'Portico', version: VERSION }, paths: {} }
    await docs.register(swagger.default, { mode: 'static', specification: { document } })
    await docs.register(swaggerUi.default, {
      routePrefix: '/docs',
      staticCSP: true,
      transformSpecification: describe,
      transformSpecificationClone: false,
    })
  })
}
