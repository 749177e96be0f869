import { sql } from '../../core/db/database.ts'
import type { GuestData, HeldData } from '../../core/guestData.ts'

/** A guest's own account at Zalo. They go on following there; what was held of them here goes. */
export const guestData: GuestData = {
  columns: [
    ['zalo_users', 'guest_id'],
    ['zalo_claims', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      delete from happenings where page_id = ${pageId} and data ->> 'userId' in (
        select user_id from zalo_users where page_id = ${pageId} and guest_id = ${guestId})`)
    await tx.run(sql`
      delete from zalo_events where page_id = ${pageId} and user_id in (
        select user_id from zalo_users where page_id = ${pageId} and guest_id = ${guestId})`)
    await tx.run(sql`delete from zalo_claims where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`delete from zalo_users where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'zalo')
  },

  async move(tx, { pageId, from, into }) {
    // A guest has one code at a time.
    await tx.run(sql`
      delete from zalo_claims where page_id = ${pageId} and guest_id = ${from}
        and exists (select 1 from zalo_claims c where c.page_id = ${pageId} and c.guest_id = ${into})`)
    await tx.run(sql`update zalo_claims set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`update zalo_users set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      zalo: await tx.rows(sql<HeldData['zalo'][number]>`
        select name, phone, is_follower, last_interaction_at as at from zalo_users
        where page_id = ${pageId} and guest_id = ${guestId} order by user_id`),
    }
  },
}
