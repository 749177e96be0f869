import { sql } from '../core/db/database.ts'
import type { SegmentUse } from '../core/feature.ts'

/** Automations whose draft, or any version that guests may be in, asks for a segment. */
export const findAutomationSegmentUses: SegmentUse = async (tx, pageId, segmentId) => {
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select a.id, a.name from automations a
    where a.page_id = ${pageId} and (a.content::text like ${`%${segmentId}%`} or exists (
      select 1 from automation_versions v
      where v.page_id = ${pageId} and v.automation_id = a.id and v.content::text like ${`%${segmentId}%`}
        and ((a.is_active and v.version = a.version) or exists (
          select 1 from automation_people p
          where p.page_id = ${pageId} and p.automation_id = a.id and p.version = v.version and p.state = 'open'))))
    order by a.name`)
  return rows.map(({ id, name }) => ({ name, href: `/dashboard/zalo-automation/${id}` }))
}
