import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** Half hours in which a guest looks at their own data. */
export const guestData: GuestData = {
  columns: [['guest_views', 'guest_id']],

  async forget(tx, { pageId, guestId }) {
    await tx.run(
      sql`update guest_views set contact = null, code_id = null, ip = '' where page_id = ${pageId} and guest_id = ${guestId}`,
    )
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update guest_views set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },
}
