import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

const LONGEST_MS = 20_000

/** Waits until the worker has written the profiles of every guest whose data changed, so that it changes nothing later. */
export function untilProfilesWritten(server: RunningServer, { eid }: { eid: string }): Promise<void> {
  const due = sql`select 1 from guest_changes where page_id = ${eid} and due_at <= now()`
  return untilNone(server, due, `profiles of ${eid} were not written`)
}

/** Waits until all that happened has been handed on, and the profiles that it changed are written. */
export async function untilEventsDelivered(server: RunningServer, { eid }: { eid: string }): Promise<void> {
  const due = sql`
    select 1 from happenings where page_id = ${eid} and done_at is null and (next_at is null or next_at <= now())`
  await untilNone(server, due, `domain events of ${eid} were not handed on`)
  await untilProfilesWritten(server, { eid })
}

async function untilNone({ services }: RunningServer, due: RawBuilder<unknown>, complaint: string): Promise<void> {
  const isDue = () => services.db.asSystem((tx) => tx.first(due))
  for (const end = Date.now() + LONGEST_MS; await isDue(); await sleep(20))
    if (Date.now() > end) throw new Error(complaint)
}
