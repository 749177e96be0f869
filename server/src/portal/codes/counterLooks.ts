// When the counter was last open: only then do staff see the codes that guests wait for.
import { publishEvent } from '../../core/domainEvents.ts'
import { sql, type Tx } from '../../core/db/database.ts'

/** An open counter asks again every 20 seconds. */
const OPEN_SECONDS = 60

/** Records that the counter is open. */
export async function recordCounterLook(tx: Tx, pageId: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into counter_looks (page_id, looked_at) values (${pageId}, ${now})
    on conflict (page_id) do update set looked_at = excluded.looked_at`)
}

/** Updates the counter, and notifies staff if it is closed. */
export async function announceCode(tx: Tx, pageId: string, codeId: string, now: Date): Promise<void> {
  tx.notify(pageId, 'login-codes')
  const since = new Date(now.getTime() - OPEN_SECONDS * 1000)
  const isOpen = await tx.first(sql`select 1 from counter_looks where page_id = ${pageId} and looked_at > ${since}`)
  if (!isOpen) await publishEvent(tx, { pageId, kind: 'code.waiting', data: { codeId }, at: now })
}
