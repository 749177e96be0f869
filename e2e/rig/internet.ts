import { fileURLToPath } from 'node:url'
import type { Namespace } from './namespace.ts'
import { within } from './within.ts'

const program = fileURLToPath(new URL('internetServer.ts', import.meta.url))

/** Starts the web server that plays the whole internet. */
export async function startInternet(internet: Namespace, progress: (line: string) => void) {
  const ready = new Promise<void>((resolve) => {
    internet.start([process.execPath, program], (line) => {
      progress(`internet: ${line}`)
      if (line === 'ready') resolve()
    })
  })
  await within(15, ready, 'the web server of the internet side did not start')
}
