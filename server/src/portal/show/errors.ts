import type { FastifyError, FastifyInstance } from 'fastify'
import { codeOf } from '../../core/http/app.ts'
import { ERRORS } from '@portico/contract/errors.ts'
import type { ProblemKind } from '@portico/portal/view.ts'
import { ownPath, showWithoutSession } from './respond.ts'
import { problem } from './screens.ts'

/** Every error of the portal is a page in the guest's language with a way on. */
export function answerPortalErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    const status = ERRORS[code]
    if (status === 500 || status === 507) request.log.error({ err: error, requestId: request.id })
    if (status === 503 || status === 429) reply.header('retry-after', '5')
    const kind: ProblemKind =
      status === 429 ? 'too-many' : status === 404 ? 'not-found' : status < 500 ? 'unreadable' : 'server'
    const more = {
      reference: status >= 500 ? request.id : undefined,
      secondsUntilRetry: status === 429 ? 60 : undefined,
    }
    const href = kind === 'not-found' ? '/' : request.url
    return showWithoutSession(request, reply, { screen: problem(kind, href, more), path: ownPath(request), status })
  })
  app.setNotFoundHandler((request, reply) =>
    showWithoutSession(request, reply, { screen: problem('not-found', '/'), status: 404 }),
  )
}
