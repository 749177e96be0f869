// Sessions whose Stop was lost: closed after the gateway has not reported them for too long.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { keepConnections } from '../register/index.ts'
import { endVisits } from '../visits/index.ts'

/** Gateways report every minute when asked; some only every five. Three of those and the session is over. */
const SILENT_MINUTES = 15
/** A gateway that never reports in between gives no sign until the session's time is up. */
const GRACE_MINUTES = 5
const COMMAND_HOURS = 1

/** Closes silent sessions and drops orders that were never fetched. */
export async function sweepSessions(services: Services): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    const closed = await tx.rows(sql<{ id: string; page_id: string; visit_id: string | null; stopped_at: string }>`
      update sessions s set stopped_at = greatest(s.updated_at, s.started_at), is_stop_inferred = true, cause = 'LostService'
      where s.stopped_at is null and (
        (s.seconds > 0 and s.updated_at < ${now}::timestamptz - make_interval(mins => ${SILENT_MINUTES}))
        or (s.seconds = 0 and s.updated_at < ${now}::timestamptz - make_interval(mins => ${GRACE_MINUTES}, secs => coalesce(
          (select max(g.session_seconds) from grants g where g.page_id = s.page_id and g.visit_id = s.visit_id), 86400))))
      returning s.id, s.page_id, s.visit_id, s.stopped_at`)
    await keepConnections(services, tx, closed)
    await endVisits(
      services,
      tx,
      closed.flatMap((row) =>
        row.visitId ? [{ pageId: row.pageId, visitId: row.visitId, at: new Date(row.stoppedAt) }] : [],
      ),
    )
    for (const { pageId } of closed) tx.notify(pageId, 'sessions')
    await tx.run(sql`
      update gateway_commands set status = 'failed', detail = 'never fetched', done_at = ${now}
      where status in ('queued', 'sent') and created_at < ${now}::timestamptz - make_interval(hours => ${COMMAND_HOURS})`)
  })
}
