import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 50
const WAIT_MS = 200

/** Removes a data folder, even while a PostgreSQL that has just stopped still writes its last files. */
export async function removeFolder(path: string): Promise<void> {
  for (let tries = 0; existsSync(path); tries++) {
    if (tries > 0) await sleep(WAIT_MS)
    await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
      if (tries === TRIES) throw error
    })
  }
}
