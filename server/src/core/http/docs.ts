import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { GROUPS } from '@portico/contract/index.ts'
import { openApi } from '@portico/contract/http/openapi.ts'

const VERSION = '0.1.0'

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export function serveDocs(app: FastifyInstance, server: string): void {
  // Describing hundreds of calls takes a third of a second and the page's libraries a fifth, which no start waits for.
  let described: ReturnType<typeof openApi> | undefined
  const describe = () => (described ??= openApi(GROUPS, { version: VERSION, server }))
  let made: Promise<FastifyInstance> | undefined
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const page = await (made ??= makePage(describe))
    const { statusCode, headers: own, rawPayload } = await page.inject({ url, headers })
    return reply.status(statusCode).headers(own).send(rawPayload)
  }
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(describe()))
  app.get('/docs', answer)
  app.get('/docs/*', answer)
}

async function makePage(describe: () => ReturnType<typeof openApi>): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const page = fastify()
  const document = { openapi: '3.1.0', info: { title: 'Portico', version: VERSION }, paths: {} }
  await page.register(swagger.default, { mode: 'static', specification: { document } })
  await page.register(swaggerUi.default, {
    routePrefix: '/docs',
    staticCSP: true,
    transformSpecification: describe,
    transformSpecificationClone: false,
  })
  return page
}
