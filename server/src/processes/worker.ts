// Work that nobody waits for: closing what fell silent, sending the post, clearing what is over.
import { clearAccounts } from '../accounts/index.ts'
import { sql } from '../core/db/database.ts'
import { clearOutbox, startDelivery } from '../core/mail/deliver.ts'
import type { Services } from '../core/services.ts'
import { sweepSessions } from '../gateways/index.ts'
import { purgeDeletedPages } from '../pages/index.ts'

const EVERY_MS = 30_000

export type Worker = { close(): Promise<void> }

/** Runs in any number of processes; what one does, the others find done. */
export function startWorker(services: Services): Worker {
  const delivery = startDelivery(services)
  const run = async () => {
    await sweepSessions(services)
    await purgeDeletedPages(services)
    await services.db.asSystem(async (tx) => {
      const now = services.clock.now()
      await tx.run(sql`delete from portal_sessions where expires_at < ${now}`)
      await clearAccounts(tx, now)
      await clearOutbox(tx, now)
    })
  }
  const timer = setInterval(
    () =>
      void run().catch((error: Error) =>
        services.log.warn({ reason: error.message }, 'the worker could not finish a round'),
      ),
    EVERY_MS,
  )
  return {
    async close() {
      clearInterval(timer)
      await delivery.close()
    },
  }
}
