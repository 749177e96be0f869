import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'
import { dropExport } from './files.ts'

/** Which guests a file lists is not kept, so every file with names goes; it can be made again in a moment. */
export const guestData: GuestData = {
  columns: [],

  async forget(tx, { pageId }) {
    const files = await tx.rows(sql<{ id: string }>`
      select id from exports where page_id = ${pageId} and is_named and state in ('waiting', 'done')`)
    for (const { id } of files) await dropExport(tx, { pageId, id })
  },
}
