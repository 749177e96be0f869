import { newId } from '../core/id.ts'
import { query, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Writes into the page's log what a guest did to their own data. @param of.by who did it for them, at the counter */
export async function auditGuest(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  of: { pageId: string; guestId: string; action: string; detail?: Record<string, unknown>; by?: string | undefined },
): Promise<void> {
  const at = clock.now()
  await tx.run(
    query.insertInto('audit_log').values({
      id: newId(at),
      page_id: of.pageId,
      at,
      actor_id: of.by ?? null,
      actor_kind: of.by ? 'user' : 'guest',
      // Told apart from what guests do themselves: `guests.erase` and `guests.eraseFor`.
      action: of.by ? `${of.action}For` : of.action,
      subject: of.guestId,
      detail: JSON.stringify(of.detail ?? {}),
    }),
  )
}
