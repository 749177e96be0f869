import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { readOpenFilesLimit } from '../core/http/connections.ts'
import { portError } from '../gateways/index.ts'

/** Node's own 511 are gone in a moment when many come at once, and who is turned away tries again only after seconds. Linux allows 4096. */
const BACKLOG = 4096
/** Node takes one connection of a socket in each turn of its loop: in a flood, too few (docs/chaos.md, “Overload”). */
const MOST_SOCKETS = process.platform === 'linux' ? 64 : 1
/** Each socket is an open file, of which a process may have few. */
const SHARE_OF_FILES = 1 / 64
const SWEEP_MS = 50

/** Opens a TCP port. @returns the port, also when 0 was asked for. @throws StartError when it cannot be had. */
export async function listenOn(app: FastifyInstance, host: string, wanted: number, variable: string): Promise<number> {
  const sockets = Math.max(1, Math.min(MOST_SOCKETS, Math.floor(readOpenFilesLimit() * SHARE_OF_FILES)))
  const others = Array.from({ length: sockets - 1 }, () => makeListener(app))
  let ended: Promise<unknown> | undefined
  app.addHook('preClose', async () => {
    ended = Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))))
  })
  app.addHook('onClose', async () => waitFor(ended, app))
  const options = { host, backlog: BACKLOG, reusePort: sockets > 1 }
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

/** The app's own server waits for none of the others' connections: each is closed once what has begun on it is answered. */
async function waitFor(ended: Promise<unknown> | undefined, app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await ended
  clearInterval(sweep)
}

/** Takes connections for the app's server. */
function makeListener(app: FastifyInstance): Server {
  return createServer((socket) => app.server.emit('connection', socket))
}
