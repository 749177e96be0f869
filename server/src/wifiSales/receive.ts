// The notices of venues' own accounts: each is verified with the credentials of the page that its address names.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { PAYMENT_PROVIDERS } from '@portico/contract/payments.ts'
import type { Services } from '../core/services.ts'
import { takeNotice } from '../payments/index.ts'
import { findProvider } from './accounts.ts'
import { settleSale } from './settle.ts'

const MOST_BYTES = 256_000
const Params = z.object({ pageId: z.uuid(), provider: z.enum(PAYMENT_PROVIDERS) })

/** Registers `/payments/wifi/<page>/<provider>`; VNPay calls by GET. */
export function saleNoticeRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { access: { by: 'anyone' }, rateLimit: { max: 6000 } } as const
    scope.route({
      method: ['GET', 'POST'],
      url: '/payments/wifi/:pageId/:provider',
      config,
      bodyLimit: MOST_BYTES,
      exposeHeadRoute: false,
      handler: (request, reply) => take(services, request, reply),
    })
  })
}

async function take(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { data: of } = Params.safeParse(request.params)
  const provider = of && (await services.db.asSystem((tx) => findProvider(services, tx, of.pageId, of.provider)))
  if (!of || !provider) return reply.status(404).send()
  return takeNotice(services, { provider, request, reply }, (payment) => settleSale(services, of, payment))
}
