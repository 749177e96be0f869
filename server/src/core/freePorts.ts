// Free ports for programs started with a given port.
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

const MOST_TRIES = 1000

/**
 * Ports free now for TCP and UDP, below the system's ephemeral range, so that no other program takes one in between.
 * @throws Error where none of many is: the loopback address cannot be used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  for (let tries = 0; found.size < count; tries++) {
    if (tries === MOST_TRIES) throw new Error('no free port was found')
    const port = randomInt(12_000, 32_000)
    if (!found.has(port) && (await isFree(port))) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const [tcp, udp] = [createServer(), createSocket('udp4')]
  try {
    await Promise.all([
      once(tcp.listen(port, '127.0.0.1'), 'listening'),
      once(udp.bind(port, '127.0.0.1'), 'listening'),
    ])
    return true
  } catch {
    return false
  } finally {
    tcp.close()
    udp.close()
  }
}
