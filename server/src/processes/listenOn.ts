import type { FastifyInstance } from 'fastify'
import { portError } from '../gateways/index.ts'

/** Node's own 511 are gone in a moment when many come at once, and who is turned away tries again only after seconds. Linux allows 4096. */
const BACKLOG = 4096

/** Opens a TCP port. @returns the port, also when 0 was asked for. @throws StartError when it cannot be had. */
export async function listenOn(app: FastifyInstance, host: string, port: number, variable: string): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG })
  } catch (error) {
    throw portError(error, port, variable, 'TCP')
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
