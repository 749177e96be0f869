// Nobody is kept for ever: a guest who has not come for GUEST_MONTHS is erased, as if they had asked for it.
import { sql } from '../core/db/database.ts'
import { NIL_ID } from '../core/id.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { clearGuest } from './eraseGuest.ts'

const AT_ONCE = 500

/** Erases them venue by venue, each guest in a transaction of its own. */
export async function forgetAbsent(services: Services, stop: AbortSignal): Promise<void> {
  if (services.config.guestMonths === 0) return
  const pages = await services.db.asSystem((tx) => tx.rows(sql<{ id: string }>`select id from pages order by id`))
  await eachAlone(pages, ({ id }) => forgetOfPage(services, id, stop))
}

async function forgetOfPage(services: Services, pageId: string, stop: AbortSignal): Promise<void> {
  const { db, clock, config } = services
  for (let guests = [{ id: NIL_ID }]; guests.length > 0 && !stop.aborted;) {
    const last = guests.at(-1)!.id
    // Who wrote to the venue meanwhile is still in touch.
    guests = await db.asSystem((tx) =>
      tx.rows(sql<{ id: string }>`
        select id from guests g
        where page_id = ${pageId} and id > ${last} and erased_at is null
          and last_seen_at < ${clock.now()}::timestamptz - make_interval(months => ${config.guestMonths})
          and not exists (select 1 from conversations c where c.page_id = ${pageId} and c.guest_id = g.id
            and c.last_at >= ${clock.now()}::timestamptz - make_interval(months => ${config.guestMonths}))
        order by id limit ${AT_ONCE}`),
    )
    await eachAlone(guests, ({ id }) => db.asSystem((tx) => clearGuest(services, tx, { pageId, guestId: id })))
  }
}
