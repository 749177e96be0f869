// The folder in which the embedded database has its socket: an answer through it costs a third less processor time than through TCP.
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** As PostgreSQL names its socket and the socket's lock. */
const SOCKET = '.s.PGSQL.'

/**
 * Clears away sockets that a killed database left behind.
 * @returns whether one can be opened there: not on Windows, under a long path, or on some shared folders
 */
export async function takesSocket(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  for (const name of readdirSync(folder)) if (name.startsWith(SOCKET)) rmSync(join(folder, name), { force: true })
  const server = createServer()
  try {
    await once(server.listen(join(folder, `${SOCKET}00000`)), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
