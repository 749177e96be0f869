import type { Server } from 'node:http'
import { once } from 'node:events'

/** Listens on loopback, or on every address of the machine. @returns the base URL on loopback. */
export async function listenOnLoopback(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the simulator does not listen')
  return `http://127.0.0.1:${address.port}`
}
