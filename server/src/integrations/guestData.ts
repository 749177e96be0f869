import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** The log of what was sent about a guest, and what still waits to be sent. */
export const guestData: GuestData = {
  columns: [['webhook_deliveries', 'guest_id']],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`delete from webhook_deliveries where page_id = ${pageId} and guest_id = ${guestId}`)
    // Rows of before the column was there say only that they are about somebody; they last 30 days.
    await tx.run(sql`
      delete from webhook_deliveries
      where page_id = ${pageId} and guest_id is null and has_personal_data and state <> 'waiting'`)
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update webhook_deliveries set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },
}
