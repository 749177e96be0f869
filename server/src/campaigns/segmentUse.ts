import { sql } from '../core/db/database.ts'
import type { SegmentUse } from '../core/feature.ts'

/** Bookings of a page that are for a segment. */
export const findCampaignSegmentUses: SegmentUse = async (tx, pageId, segmentId) => {
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from wifi_campaigns
    where page_id = ${pageId} and deleted_at is null and audience ->> 'segmentId' = ${segmentId} order by name`)
  return rows.map(({ id, name }) => ({ name, href: `/dashboard/wifi-campaign/${id}` }))
}
