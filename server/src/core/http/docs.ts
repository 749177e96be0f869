import type { FastifyInstance } from 'fastify'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { contract } from '@portico/contract/index.ts'
import { openApi } from '@portico/contract/http/openapi.ts'

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export async function serveDocs(app: FastifyInstance, server: string): Promise<void> {
  const document = openApi(contract, { version: '0.1.0', server })
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  await app.register(async (docs) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own OpenAPI types, where the plugin has another library’s
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
