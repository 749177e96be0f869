import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'

/** Pictures of items. */
export const findItemMediaUses: MediaUse = async (tx, pageId, { eid }) => {
  const rows = await tx.rows(sql<{ name: string }>`
    select name from page_items where page_id = ${pageId} and pictures @> to_jsonb(${eid}::text) order by name limit 50`)
  return rows.map(({ name }) => ({ name, href: '/dashboard/page-menu' }))
}
