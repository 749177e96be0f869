import { sql } from '../core/db/database.ts'
import type { SegmentUse } from '../core/feature.ts'

/** Campaigns of a page that are for a segment and have not begun. */
export const findMessageSegmentUses: SegmentUse = async (tx, pageId, segmentId) => {
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from message_campaigns
    where page_id = ${pageId} and status = 'draft' and segment_id = ${segmentId} order by name`)
  return rows.map(({ id, name }) => ({ name, href: `/dashboard/zalo-campaigns/${id}` }))
}
