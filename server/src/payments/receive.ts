// Takes the providers' notices: each is verified over its bytes before anything of it is read.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../core/services.ts'
import {
  NoticeError,
  type NoticeAnswer,
  type Payment,
  type PaymentProvider,
  type Verdict,
} from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import { settle } from './settle.ts'

const MOST_BYTES = 256_000

/** Registers `/payments/<provider>`, the addresses in the providers' consoles; VNPay calls by GET. */
export function noticeRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { access: { by: 'anyone' }, rateLimit: { max: 6000 } } as const
    for (const account of services.config.paymentAccounts) {
      const provider = providerOf(account)
      const take = (request: FastifyRequest, reply: FastifyReply) =>
        takeNotice(services, { provider, request, reply }, (payment, signed) =>
          settle(services, payment, { provider: provider.name, source: 'notice', body: signed }),
        )
      const method = provider.name === 'vnpay' ? 'GET' : 'POST'
      scope.route({ method, url: `/payments/${provider.name}`, config, bodyLimit: MOST_BYTES, handler: take })
    }
  })
}

type Taking = { provider: PaymentProvider; request: FastifyRequest; reply: FastifyReply }

/** Verifies a notice, settles what it says, and answers so that the provider knows whether to send it again. */
export async function takeNotice(
  services: Services,
  { provider, request, reply }: Taking,
  settlePayment: (payment: Payment, signed: Buffer) => Promise<Verdict>,
): Promise<FastifyReply> {
  const { status, body } = await receive(services, provider, request, settlePayment)
  return reply.status(status).type('application/json').send(JSON.stringify(body))
}

async function receive(
  services: Services,
  provider: PaymentProvider,
  request: FastifyRequest,
  settlePayment: (payment: Payment, signed: Buffer) => Promise<Verdict>,
): Promise<NoticeAnswer> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const query = request.url.split('?')[1] ?? ''
  try {
    const payment = provider.verify({ query, body, headers: request.headers }, services.clock.now())
    if (!payment) return provider.answer('ignored')
    const signed = provider.name === 'vnpay' ? Buffer.from(query) : body
    return provider.answer(await settlePayment(payment, signed))
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error
    services.log.warn({ provider: provider.name, reason: error.message }, 'a notice of a payment was refused')
    return provider.answer('forged')
  }
}
