import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { portError } from '../gateways/index.ts'

/** Node's own 511 are gone in a moment when many come at once, and who is turned away tries again only after seconds. Linux allows 4096. */
const BACKLOG = 4096
/** Node takes one connection of a socket in each turn of its loop: in a flood, too few (docs/chaos.md, “Overload”). */
const SOCKETS = process.platform === 'linux' ? 64 : 1

/** Opens a TCP port. @returns the port, also when 0 was asked for. @throws StartError when it cannot be had. */
export async function listenOn(app: FastifyInstance, host: string, wanted: number, variable: string): Promise<number> {
  const others = Array.from({ length: SOCKETS - 1 }, () => makeListener(app))
  app.addHook('preClose', (done) => {
    for (const other of others) other.close()
    done()
  })
  const options = { host, backlog: BACKLOG, reusePort: SOCKETS > 1 }
  try {
    if (options.reusePort && wanted !== 0) await refuseTaken(host, wanted)
    await app.listen({ ...options, port: wanted })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : wanted
    await Promise.all(others.map((other) => once(other.listen({ ...options, port }), 'listening')))
    return port
  } catch (error) {
    throw portError(error, wanted, variable, 'TCP')
  }
}

/** Sockets that share a port would share it with another server too; one that does not share finds out. */
async function refuseTaken(host: string, port: number): Promise<void> {
  const alone = createServer().listen({ host, port })
  await once(alone, 'listening')
  alone.close()
  await once(alone, 'close')
}

/** Takes connections for the app's server. */
function makeListener(app: FastifyInstance): Server {
  return createServer((socket) => app.server.emit('connection', socket))
}
