import { newId } from '../core/id.ts'
import { query, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Writes into the page's log what a guest did to their own data. */
export async function auditGuest(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  of: { pageId: string; guestId: string; action: string; detail?: Record<string, unknown> },
): Promise<void> {
  const at = clock.now()
  await tx.run(
    query.insertInto('audit_log').values({
      id: newId(at),
      page_id: of.pageId,
      at,
      actor_kind: 'guest',
      action: of.action,
      subject: of.guestId,
      detail: JSON.stringify(of.detail ?? {}),
    }),
  )
}
