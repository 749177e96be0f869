import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** What campaigns were to a guest; figures hold nobody. */
export const guestData: GuestData = {
  columns: [
    ['campaign_shows', 'guest_id'],
    ['campaign_reach', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`delete from campaign_reach where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`update campaign_shows set guest_id = null where page_id = ${pageId} and guest_id = ${guestId}`)
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update campaign_shows set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`
      update campaign_reach r set shown = r.shown + o.shown, first_at = least(r.first_at, o.first_at),
        since_at = greatest(r.since_at, o.since_at), last_at = greatest(r.last_at, o.last_at),
        clicked_at = coalesce(r.clicked_at, o.clicked_at)
      from campaign_reach o where r.page_id = ${pageId} and r.guest_id = ${into}
        and o.page_id = ${pageId} and o.guest_id = ${from} and o.campaign_id = r.campaign_id`)
    await tx.run(sql`
      update campaign_reach r set guest_id = ${into} where r.page_id = ${pageId} and r.guest_id = ${from} and not exists (
        select 1 from campaign_reach o where o.page_id = ${pageId} and o.guest_id = ${into} and o.campaign_id = r.campaign_id)`)
    await tx.run(sql`delete from campaign_reach where page_id = ${pageId} and guest_id = ${from}`)
  },
}
