// Bookings whose end has passed are finished, whether a guest came by or not.
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { sql } from '../core/db/database.ts'
import { announceEnd } from './count.ts'

/** Finishes what is over, page by page. */
export async function finishOver({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from wifi_campaigns where end_time <= ${now} and finished_at is null and deleted_at is null`),
  )
  await eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      const over = await tx.rows(sql<{ id: string; name: string; status: string }>`
        update wifi_campaigns set finished_at = ${now}, finished_by = 'time', revision = revision + 1
        where page_id = ${pageId} and end_time <= ${now} and finished_at is null and deleted_at is null returning id, name, status`)
      for (const { id, name, status } of over)
        if (status === 'active') await announceEnd(tx, pageId, { id, name, by: 'time' }, now)
      tx.notify(pageId, 'campaigns')
    }),
  )
}
