import type { FastifyInstance } from 'fastify'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { contract } from '@portico/contract/index.ts'
import { openApi } from '@portico/contract/http/openapi.ts'

const VERSION = '0.1.0'

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export async function serveDocs(app: FastifyInstance, server: string): Promise<void> {
  // Describing hundreds of calls takes a third of a second, which no start waits for.
  let made: ReturnType<typeof openApi> | undefined
  const describe = () => (made ??= openApi(contract, { version: VERSION, server }))
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(describe()))
  await app.register(async (docs) => {
    const document = { openapi: '3.1.0', info: { title: 'Portico', version: VERSION }, paths: {} }
    await docs.register(swagger, { mode: 'static', specification: { document } })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformSpecification: describe,
      transformSpecificationClone: false,
    })
  })
}
