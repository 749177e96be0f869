// Sessions to and from their rows.
import { sql, type Tx } from '../core/db/database.ts'
import type { SessionState } from './accounting.ts'

export type SessionRow = {
  id: string
  pageId: string
  gatewayId: string
  acctSessionId: string
  epoch: number
  visitId: string | null
  guestId: string | null
  username: string
  mac: string
  ip: string | null
  state: SessionState
}

type Stored = {
  id: string
  page_id: string
  gateway_id: string
  acct_session_id: string
  boot_epoch: number
  visit_id: string | null
  guest_id: string | null
  username: string
  mac: string
  ip: string | null
  started_at: string
  updated_at: string
  stopped_at: string | null
  is_stop_inferred: boolean
  cause: string | null
  seconds: number
  up_bytes: number
  down_bytes: number
}

/** Reads and locks the sessions named, in one order everywhere so that two processes never wait for each other. */
export async function readSessions(
  tx: Tx,
  of: readonly { gatewayId: string; acctSessionId: string }[],
): Promise<Map<string, SessionRow>> {
  const rows = await tx.rows(sql<Stored>`
    select * from sessions
    where (gateway_id, acct_session_id) in (select * from unnest(${of.map((r) => r.gatewayId)}::uuid[], ${of.map((r) => r.acctSessionId)}::text[]))
    order by id for update`)
  return new Map(rows.map((row) => [`${row.gateway_id} ${row.boot_epoch} ${row.acct_session_id}`, open(row)]))
}

function open(row: Stored): SessionRow {
  return {
    id: row.id,
    pageId: row.page_id,
    gatewayId: row.gateway_id,
    acctSessionId: row.acct_session_id,
    epoch: row.boot_epoch,
    visitId: row.visit_id,
    guestId: row.guest_id,
    username: row.username,
    mac: row.mac,
    ip: row.ip,
    state: {
      startedAt: Date.parse(row.started_at),
      updatedAt: Date.parse(row.updated_at),
      stoppedAt: row.stopped_at === null ? undefined : Date.parse(row.stopped_at),
      isStopInferred: row.is_stop_inferred,
      cause: row.cause ?? undefined,
      seconds: row.seconds,
      up: row.up_bytes,
      down: row.down_bytes,
    },
  }
}

/**
 * Writes sessions. Rows read before are locked and simply take their new state; a row another process made in
 * the same moment keeps whichever value is further on.
 */
export async function writeSessions(tx: Tx, rows: readonly SessionRow[]): Promise<void> {
  const instant = (at: number | undefined) => (at === undefined ? null : new Date(at))
  const column = <T>(pick: (row: SessionRow) => T) => rows.map(pick)
  await tx.run(sql`
    insert into sessions as s (id, page_id, gateway_id, acct_session_id, boot_epoch, visit_id, guest_id, username, mac, ip,
      started_at, updated_at, stopped_at, is_stop_inferred, cause, seconds, up_bytes, down_bytes)
    select * from unnest(${column((r) => r.id)}::uuid[], ${column((r) => r.pageId)}::uuid[], ${column((r) => r.gatewayId)}::uuid[],
      ${column((r) => r.acctSessionId)}::text[], ${column((r) => r.epoch)}::int[], ${column((r) => r.visitId)}::uuid[],
      ${column((r) => r.guestId)}::uuid[], ${column((r) => r.username)}::text[], ${column((r) => r.mac)}::text[], ${column((r) => r.ip)}::text[],
      ${column((r) => instant(r.state.startedAt))}::timestamptz[], ${column((r) => instant(r.state.updatedAt))}::timestamptz[],
      ${column((r) => instant(r.state.stoppedAt))}::timestamptz[], ${column((r) => r.state.isStopInferred)}::boolean[],
      ${column((r) => r.state.cause ?? null)}::text[], ${column((r) => r.state.seconds)}::bigint[],
      ${column((r) => r.state.up)}::bigint[], ${column((r) => r.state.down)}::bigint[])
    on conflict on constraint sessions_key do update set
      visit_id = coalesce(s.visit_id, excluded.visit_id), guest_id = coalesce(s.guest_id, excluded.guest_id),
      username = excluded.username, mac = excluded.mac, ip = excluded.ip,
      started_at = least(s.started_at, excluded.started_at), updated_at = greatest(s.updated_at, excluded.updated_at),
      stopped_at = case when s.is_stop_inferred then excluded.stopped_at else coalesce(excluded.stopped_at, s.stopped_at) end,
      is_stop_inferred = excluded.is_stop_inferred and excluded.stopped_at is not null, cause = coalesce(excluded.cause, s.cause),
      seconds = greatest(s.seconds, excluded.seconds),
      up_bytes = greatest(s.up_bytes, excluded.up_bytes), down_bytes = greatest(s.down_bytes, excluded.down_bytes)`)
}
