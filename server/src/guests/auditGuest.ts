import { audit, type AuditDetail } from '../core/audit.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Writes into the page's log what was done with a guest's data. @param of.by the member who did it, if not the guest */
export async function auditGuest(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  of: { pageId: string; guestId: string; action: string; detail?: AuditDetail; by?: string | undefined },
): Promise<void> {
  await audit(tx, {
    at: clock.now(),
    pageId: of.pageId,
    actor: of.by ? { kind: 'user', id: of.by } : { kind: 'guest' },
    // A member's act has its own sentence: `guests.erase` and `guests.eraseFor`.
    action: of.by ? `${of.action}For` : of.action,
    subject: { id: of.guestId },
    ...(of.detail ? { detail: of.detail } : {}),
  })
}
