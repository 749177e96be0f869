import { sql, type Tx } from '../core/db/database.ts'
import type { Job } from './job.ts'

/** What undoing did to how many. */
export type Undone = { removed: number; restored: number; kept: number }

type Trace = { leadId: string; isNew: boolean }

/** Deletes some of the leads an import added and nobody has worked on since. What it joined to open ones stays. */
export async function undoLeads(tx: Tx, { pageId, id }: Job, atOnce: number): Promise<Undone | undefined> {
  const traces = await tx.rows(sql<Trace>`
    delete from import_leads where page_id = ${pageId} and import_id = ${id} and lead_id in (
      select lead_id from import_leads where page_id = ${pageId} and import_id = ${id} order by lead_id limit ${atOnce})
    returning lead_id, is_new`)
  if (traces.length === 0) return undefined
  const ids = traces.flatMap(({ leadId, isNew }) => (isNew ? [leadId] : []))
  const removed = await tx.run(sql`
    delete from leads l where l.page_id = ${pageId} and l.id = any(${ids}::uuid[]) and l.revision = 1 and not exists (
      select 1 from lead_notes n where n.page_id = ${pageId} and n.lead_id = l.id and n.kind <> 'created')`)
  return { removed, restored: 0, kept: traces.length - removed }
}
