import type { FastifyInstance } from 'fastify'
import { portError } from '../gateways/index.ts'

/** Opens a TCP port. @returns the port, also when 0 was asked for. @throws StartError when it cannot be had. */
export async function listenOn(app: FastifyInstance, host: string, port: number, variable: string): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw portError(error, port, variable, 'TCP')
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
