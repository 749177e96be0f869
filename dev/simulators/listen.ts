import type { Server } from 'node:http'
import { once } from 'node:events'

/** Listens on loopback. @returns the base URL. */
export async function listenOnLoopback(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the simulator does not listen')
  return `http://127.0.0.1:${address.port}`
}
