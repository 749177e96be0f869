import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem, showWithoutSession, type Reply } from '../portal/index.ts'

/** Says that a page of one's own data is over, or never was. */
export function showLost(request: FastifyRequest, reply: FastifyReply): Reply {
  return () => showWithoutSession(request, reply, { screen: problem('expired', '/'), status: 410 })
}
