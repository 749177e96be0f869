import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

const LONGEST_MS = 20_000

/** Waits until the worker has written the profiles of every guest whose data changed, so that it changes nothing later. */
export async function untilProfilesWritten({ services }: RunningServer, { eid }: { eid: string }): Promise<void> {
  const isDue = () =>
    services.db.asSystem((tx) => tx.first(sql`select 1 from guest_changes where page_id = ${eid} and due_at <= now()`))
  for (const end = Date.now() + LONGEST_MS; await isDue(); await sleep(20))
    if (Date.now() > end) throw new Error(`profiles of ${eid} were not written`)
}
