// Work that nobody waits for: closing what fell silent, clearing what is over.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { sweepSessions } from '../gateways/index.ts'

const EVERY_MS = 30_000

export type Worker = { close(): void }

/** Runs in any number of processes; what one does, the others find done. */
export function startWorker(services: Services): Worker {
  const run = async () => {
    await sweepSessions(services)
    await services.db.asSystem(async (tx) => {
      const now = services.clock.now()
      await tx.run(sql`delete from portal_sessions where expires_at < ${now}`)
      await tx.run(sql`delete from refresh_tokens where expires_at < ${now}`)
    })
  }
  const timer = setInterval(() => void run().catch((error: Error) => services.log.warn({ reason: error.message }, 'the worker could not finish a round')), EVERY_MS)
  return { close: () => clearInterval(timer) }
}
