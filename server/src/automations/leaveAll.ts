import { sql, type Tx } from '../core/db/database.ts'
import { cancelWaiting } from '../messages/index.ts'
import { seriesOf } from './openMessages.ts'

/** Takes everybody out who is inside; what waited to be sent to them does not leave. */
export async function leaveAll(tx: Tx, { pageId, id, now }: { pageId: string; id: string; now: Date }): Promise<void> {
  await tx.run(sql`
    with gone as (
      update automation_people set state = 'left', ended_at = ${now}, awaits = null
      where page_id = ${pageId} and automation_id = ${id} and state = 'open' returning id, guest_id, version, due_at)
    insert into automation_log (page_id, automation_id, entry_id, step_id, version, guest_id, at, due_at, result, reason)
    select ${pageId}, ${id}, g.id, '~out', g.version, g.guest_id, ${now}, g.due_at, 'left', 'stopped' from gone g
    on conflict do nothing`)
  await cancelWaiting(tx, pageId, await seriesOf(tx, pageId, id))
  tx.notify(pageId, 'automations')
}
