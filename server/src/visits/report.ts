// Tells reports that stays began and ended. A stay through the simulator has no day, so nothing is told of it.
import { sql, type Tx } from '../core/db/database.ts'
import { recordEvents } from '../reports/index.ts'

type Of = { pageId: string; visitId: string }
type Row = { page_id: string; id: string; guest_id: string; gateway_id: string; agent: number | null; at: string }

/** These visits have just come online. */
export async function reportBegun(tx: Tx, visits: readonly Of[]): Promise<void> {
  if (visits.length === 0) return
  const rows = await tx.rows(sql<Row & { is_first: boolean }>`
    select v.page_id, v.id, v.guest_id, v.gateway_id, v.agent, v.is_first, v.online_at as at
    from visits v join ${named(visits)} where v.day is not null`)
  await recordEvents(
    tx,
    rows.map((row) => ({ ...toldOf(row), kind: 'online' as const, isFirst: row.is_first })),
  )
}

/** These visits have just ended. One that was found again and ends once more tells only what has come since. */
export async function reportEnded(tx: Tx, visits: readonly Of[]): Promise<void> {
  if (visits.length === 0) return
  const rows = await tx.rows(sql<Row & { seconds: number; before: number | null; bytes: number }>`
    with due as (
      select v.page_id, v.id, v.reported_seconds as before, v.reported_bytes as bytes_before,
        greatest(0, extract(epoch from v.ended_at - v.online_at))::int as seconds,
        coalesce((select sum(s.up_bytes + s.down_bytes) from sessions s where s.page_id = v.page_id and s.visit_id = v.id), 0)::bigint as bytes
      from visits v join ${named(visits)} where v.day is not null and v.ended_at is not null)
    update visits v set reported_seconds = due.seconds, reported_bytes = due.bytes
    from due where v.page_id = due.page_id and v.id = due.id
    returning v.page_id, v.id, v.guest_id, v.gateway_id, v.agent, v.ended_at as at, due.seconds, due.before,
      due.bytes - due.bytes_before as bytes`)
  await recordEvents(
    tx,
    rows.map((row) => ({
      ...toldOf(row),
      kind: 'ended' as const,
      seconds: row.seconds,
      before: row.before,
      bytes: row.bytes,
    })),
  )
}

function named(visits: readonly Of[]) {
  return sql`(select distinct * from unnest(${visits.map((v) => v.pageId)}::uuid[], ${visits.map((v) => v.visitId)}::uuid[]) as n (page_id, id)) n
    on n.page_id = v.page_id and n.id = v.id`
}

function toldOf(row: Row) {
  return {
    pageId: row.page_id,
    id: row.id,
    guestId: row.guest_id,
    gatewayId: row.gateway_id,
    agent: row.agent,
    at: new Date(row.at),
  }
}
