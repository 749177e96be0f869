// Notices about the end of a plan that its owner already has.
import type { NoticeStage } from '@portico/contract/plans/renewal.ts'
import { sql, type Tx } from '../../core/db/database.ts'

/** @returns whether it is said for the first time */
export async function noteOnce(
  tx: Tx,
  pageId: string,
  endDate: string,
  stage: NoticeStage | 'unrenewed',
  now: Date,
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into plan_notices (page_id, end_date, stage, at) values (${pageId}, ${endDate}, ${stage}, ${now}) on conflict do nothing`)
  return added > 0
}
