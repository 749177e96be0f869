import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { PortalSession } from '../session.ts'

/** A guest has finished before their pass was over: its visit goes on as theirs. @returns the visit */
export async function claimPass({ clock }: Services, tx: Tx, session: PortalSession, guestId: string): Promise<string> {
  const { pageId, progress } = session
  const { visitId } = progress.pass!
  await tx.run(sql`update portal_passes set closed_at = coalesce(closed_at, ${clock.now()})
    where page_id = ${pageId} and visit_id = ${visitId}`)
  await tx.run(sql`update visits set guest_id = ${guestId} where page_id = ${pageId} and id = ${visitId}`)
  return visitId
}
