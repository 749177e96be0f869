import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** Notices that are still gathered. */
export const guestData: GuestData = {
  columns: [],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      update notification_bundles b set items = coalesce((
        select jsonb_agg(i) from jsonb_array_elements(b.items) i where i ->> 'guestId' is distinct from ${guestId}), '[]')
      where page_id = ${pageId} and items @> ${JSON.stringify([{ guestId }])}::jsonb`)
  },
}
