// Brings guests in: one passage for each occasion, however often it is reported.
import { IN } from '@portico/contract/automations/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'

export type Entry = { pageId: string; automationId: string; version: number; guestId: string; occasion: string }

/** Their first step is due at once. @returns how many came in */
export async function enterGuests(tx: Tx, entries: readonly Entry[], at: Date): Promise<number> {
  if (entries.length === 0) return 0
  const rows = entries.map((one) => ({
    page_id: one.pageId,
    id: newId(at),
    automation_id: one.automationId,
    version: one.version,
    guest_id: one.guestId,
    occasion: one.occasion,
  }))
  const count = await tx.run(sql`
    insert into automation_people (page_id, id, automation_id, version, guest_id, occasion, entered_at, step_id, due_at)
    select r.page_id, r.id, r.automation_id, r.version, r.guest_id, r.occasion, ${at}, ${IN}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (page_id uuid, id uuid, automation_id uuid, version int, guest_id uuid, occasion text)
    on conflict (page_id, automation_id, guest_id, occasion) do nothing`)
  if (count > 0) tx.wake('automations')
  return count
}
