// How much of another process's heap is alive. Resident memory says little of it: V8 collects late as long as there is room.
import { setTimeout as sleep } from 'node:timers/promises'

const OPEN_MS = 10_000
const MEGABYTE = 1024 ** 2

type Answer = { id?: number; result?: { usedSize?: number; backingStorageSize?: number } }

/** Settings that let a process be asked later; nothing listens until then. */
export function askable(port: number): Record<string, string> {
  return { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` }
}

/** Has the process collect all its garbage. @returns megabytes that are left, of the heap and of buffers outside of it */
export async function liveMegabytes(pid: number, port: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressAt(port))
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true })
    })
    // Twice: what finalizers let go of in the first goes in the second.
    await ask(socket, 1, 'HeapProfiler.collectGarbage')
    await ask(socket, 2, 'HeapProfiler.collectGarbage')
    const { result } = await ask(socket, 3, 'Runtime.getHeapUsage')
    return ((result?.usedSize ?? Number.NaN) + (result?.backingStorageSize ?? 0)) / MEGABYTE
  } finally {
    socket.close()
  }
}

async function addressAt(port: number): Promise<string> {
  for (let waitedMs = 0; waitedMs < OPEN_MS; waitedMs += 100) {
    const found = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((response) => response.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => undefined)
    if (found?.[0]) return found[0].webSocketDebuggerUrl
    await sleep(100)
  }
  throw new Error('the inspector did not open')
}

function ask(socket: WebSocket, id: number, method: string): Promise<Answer> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== id) return
      socket.removeEventListener('message', hear)
      resolve(answer)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify({ id, method }))
  })
}
