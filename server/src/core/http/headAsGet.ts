// HEAD is answered by the routes of GET, without the body, which Node leaves out by itself.
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

const heads = new WeakSet<object>()

/** Options of an app; a second route for each of GET took a twentieth of a server's start. */
export const HEAD_AS_GET: FastifyServerOptions = { exposeHeadRoutes: false, rewriteUrl: readAsGet }

/** Whether the body of the answer goes nowhere. */
export function isHead({ raw }: FastifyRequest): boolean {
  return heads.has(raw)
}

function readAsGet(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (request.method === 'HEAD') {
    heads.add(request)
    request.method = 'GET'
  }
  return request.url ?? '/'
}
