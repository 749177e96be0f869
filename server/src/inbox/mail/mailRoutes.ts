// Where mail servers hand over letters that answer ours: `POST /mail-replies/<key>`, the installation's or a venue's.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MEGABYTE } from '@portico/contract/media/limits.ts'
import { readPageToken } from '../../core/pageToken.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import { pageOfMailHook } from '../../messages/index.ts'
import { letterIn } from './bodies.ts'
import { receiveLetter } from './receiveLetter.ts'

/** What large mailboxes send at most, packed as mail packs files. */
const MOST_BYTES = 36 * MEGABYTE

/** Registers the address. Whatever a letter is, it is answered with 200, so that no server tries it again for days. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
    scope.post<{ Params: { key: string } }>(
      '/mail-replies/:key',
      { config, bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const sender = await senderOf(services, request.params.key)
        if (!sender) return reply.status(404).send({ outcome: 'nobody' })
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const letter = await letterIn(body, request.headers['content-type'] ?? '')
        const outcome = letter ? await receiveLetter(services, { ...letter, ...sender }) : 'unreadable'
        return reply.send({ outcome })
      },
    )
  })
}

/** Whose mail server it is; undefined for a key of nobody. */
async function senderOf({ config, db }: Services, key: string): Promise<{ pageId?: string } | undefined> {
  const isShared = config.replyKey !== '' && timingSafeEqual(hashToken(config.replyKey), hashToken(key))
  if (isShared) return {}
  const token = readPageToken(key)
  const pageId = token && (await db.asSystem((tx) => pageOfMailHook(tx, token)))
  return pageId === undefined ? undefined : { pageId }
}
