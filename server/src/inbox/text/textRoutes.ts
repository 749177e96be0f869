// Where SMS providers bring what people answer: `POST /text-replies` for the installation's, `/text-replies/<page>` for a
// venue's own. The body is `{ id, from, text }`, signed with the provider's key as our webhooks are.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { pageOfName } from '../../core/pageToken.ts'
import type { Services } from '../../core/services.ts'
import { findConnection, isSignedBy } from '../../integrations/index.ts'
import { receiveText } from './receiveText.ts'

const MOST_BYTES = 16_000

const Answer = z.object({
  /** The provider's name for it; the same again is the same message. */
  id: z.coerce.string<string | number>().min(1).max(200),
  from: z.string().min(4).max(30),
  text: z.string().max(2000),
})

/** Registers both addresses. */
export function textRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { access: { by: 'anyone' }, rateLimit: { max: 6000 } } as const
    for (const url of ['/text-replies', '/text-replies/:page'])
      scope.post<{ Params: { page?: string } }>(url, { config, bodyLimit: MOST_BYTES }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const sender = await senderOf(services, request.params.page)
        const signature = String(request.headers['portico-signature'] ?? '')
        if (!sender || !isSignedBy(sender.key, signature, body, services.clock.now()))
          return reply.status(401).send({ taken: false })
        const answer = readAnswer(body)
        if (!answer) return reply.status(400).send({ taken: false })
        return reply.send({ taken: await receiveText(services, { ...answer, pageId: sender.pageId }) })
      })
  })
}

type Sender = { key: string; pageId: string | undefined }

/** Whose provider it is, with the key it signs by; a page without a provider of its own is nobody's. */
async function senderOf({ config, db, secrets }: Services, page: string | undefined): Promise<Sender | undefined> {
  if (page === undefined) return config.smsKey === '' ? undefined : { key: config.smsKey, pageId: undefined }
  const pageId = pageOfName(page)
  const found = pageId === undefined ? undefined : await db.asSystem((tx) => findConnection(tx, pageId, 'sms'))
  return found?.secret ? { key: secrets.open(found.secret), pageId } : undefined
}

function readAnswer(body: Buffer): z.output<typeof Answer> | undefined {
  try {
    return Answer.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}
