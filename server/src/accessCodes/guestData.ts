import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** Codes know devices, not guests. */
export const guestData: GuestData = {
  columns: [],

  async forget(tx, { pageId, macs }) {
    // A place on an access code stays taken, by an unknown phone.
    await tx.run(sql`
      update access_code_devices set mac = gen_random_uuid()::text where page_id = ${pageId} and mac = any(${macs}::text[])`)
    await tx.run(sql`delete from access_code_tries where page_id = ${pageId} and key = any(${macs}::text[])`)
  },
}
