// Work that nobody waits for: closing what fell silent, sending the post, clearing what is over.
import { clearTries } from '../accessCodes/index.ts'
import { clearAccounts } from '../accounts/index.ts'
import { sql } from '../core/db/database.ts'
import { clearHappenings, fanOut } from '../core/happenings.ts'
import { clearOutbox, startDelivery } from '../core/mail/deliver.ts'
import { clearMessageCounts } from '../core/mail/door.ts'
import type { Services } from '../core/services.ts'
import {
  clearGatewayFacts,
  sweepInbox,
  sweepOpenWifi,
  sweepPresence,
  sweepSecrets,
  sweepSessions,
} from '../gateways/index.ts'
import { clearGuests } from '../guests/index.ts'
import { clearDeliveries, ownWay, startWebhooks } from '../integrations/index.ts'
import { sweepMedia } from '../media/index.ts'
import { clearDigests, clearNotices, pushWay, sendDigests, sendDueNotices } from '../notifications/index.ts'
import { purgeDeletedPages } from '../pages/index.ts'
import { clearCodes, clearOwnDevices } from '../portal/index.ts'
import { workOnReports } from '../reports/index.ts'
import { flowNames } from './flowNames.ts'

const EVERY_MS = 30_000

export type Worker = { close(): Promise<void> }

/** Runs in any number of processes; what one does, the others find done. */
export function startWorker(services: Services, keepEvents: () => Promise<unknown>): Worker {
  const delivery = startDelivery(services, ownWay(services), pushWay(services))
  const happenings = fanOut(services)
  const webhooks = startWebhooks(services)
  const begunAt = services.clock.now()
  const reports = workOnReports(services, keepEvents, flowNames)
  const run = async () => {
    await sweepInbox(services)
    await sweepSessions(services)
    await sweepSecrets(services)
    await sweepPresence(services, begunAt)
    await sweepOpenWifi(services)
    await happenings.round()
    await sendDueNotices(services)
    await sendDigests(services)
    await purgeDeletedPages(services)
    await reports()
    await sweepMedia(services)
    await services.db.asSystem(async (tx) => {
      const now = services.clock.now()
      await tx.run(sql`delete from portal_sessions where expires_at < ${now}`)
      await clearAccounts(tx, now)
      await clearCodes(tx, now)
      await clearOwnDevices(tx, now)
      await clearTries(tx, now)
      await clearGatewayFacts(tx, now)
      await clearGuests(tx, now)
      await clearOutbox(tx, now)
      await clearMessageCounts(tx, now)
      await clearHappenings(tx, now)
      await clearNotices(tx, now)
      await clearDigests(tx, now)
      await clearDeliveries(tx, now)
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
      await happenings.close()
      await webhooks.close()
      await delivery.close()
    },
  }
}
