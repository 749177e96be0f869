// Sessions to and from their rows.
import { prepare, type Tx } from '../core/db/database.ts'
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

type StoredRow = {
  id: string
  pageId: string
  gatewayId: string
  acctSessionId: string
  bootEpoch: number
  visitId: string | null
  guestId: string | null
  username: string
  mac: string
  ip: string | null
  startedAt: string
  updatedAt: string
  stoppedAt: string | null
  isStopInferred: boolean
  cause: string | null
  seconds: number
  upBytes: number
  downBytes: number
}

/** Reads and locks the sessions named, in one order everywhere so that two processes never wait for each other. */
export async function readSessions(
  tx: Tx,
  of: readonly { pageId: string; gatewayId: string; acctSessionId: string }[],
): Promise<Map<string, SessionRow>> {
  const rows = await tx.rows(
    find(
      of.map((one) => one.pageId),
      of.map((one) => one.gatewayId),
      of.map((one) => one.acctSessionId),
    ),
  )
  return new Map(rows.map((row) => [`${row.gatewayId} ${row.bootEpoch} ${row.acctSessionId}`, open(row)]))
}

const find = prepare<StoredRow>(`
  select * from sessions where (page_id, gateway_id, acct_session_id) in (select * from unnest($1::uuid[], $2::uuid[], $3::text[]))
  order by id for update`)

function open(row: StoredRow): SessionRow {
  return {
    id: row.id,
    pageId: row.pageId,
    gatewayId: row.gatewayId,
    acctSessionId: row.acctSessionId,
    epoch: row.bootEpoch,
    visitId: row.visitId,
    guestId: row.guestId,
    username: row.username,
    mac: row.mac,
    ip: row.ip,
    state: {
      startedAt: Date.parse(row.startedAt),
      updatedAt: Date.parse(row.updatedAt),
      stoppedAt: row.stoppedAt === null ? undefined : Date.parse(row.stoppedAt),
      isStopInferred: row.isStopInferred,
      cause: row.cause ?? undefined,
      seconds: row.seconds,
      up: row.upBytes,
      down: row.downBytes,
    },
  }
}

/**
 * Writes sessions. Rows read before are locked and simply take their new state; a row another process made in
 * the same moment keeps whichever value is further on.
 */
export async function writeSessions(tx: Tx, rows: readonly SessionRow[]): Promise<void> {
  // As text: the driver would spell a Date out field by field.
  const instant = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  const column = <T>(pick: (row: SessionRow) => T) => rows.map(pick)
  await tx.run(
    put(
      column((r) => r.id),
      column((r) => r.pageId),
      column((r) => r.gatewayId),
      column((r) => r.acctSessionId),
      column((r) => r.epoch),
      column((r) => r.visitId),
      column((r) => r.guestId),
      column((r) => r.username),
      column((r) => r.mac),
      column((r) => r.ip),
      column((r) => instant(r.state.startedAt)),
      column((r) => instant(r.state.updatedAt)),
      column((r) => instant(r.state.stoppedAt)),
      column((r) => r.state.isStopInferred),
      column((r) => r.state.cause ?? null),
      column((r) => r.state.seconds),
      column((r) => r.state.up),
      column((r) => r.state.down),
    ),
  )
}

const put = prepare(`
  insert into sessions as s (id, page_id, gateway_id, acct_session_id, boot_epoch, visit_id, guest_id, username, mac, ip,
    started_at, updated_at, stopped_at, is_stop_inferred, cause, seconds, up_bytes, down_bytes)
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::uuid[], $7::uuid[], $8::text[], $9::text[], $10::text[],
    $11::timestamptz[], $12::timestamptz[], $13::timestamptz[], $14::boolean[], $15::text[], $16::bigint[], $17::bigint[], $18::bigint[])
  on conflict on constraint sessions_key do update set
    visit_id = coalesce(s.visit_id, excluded.visit_id), guest_id = coalesce(s.guest_id, excluded.guest_id),
    username = excluded.username, mac = excluded.mac, ip = excluded.ip,
    started_at = least(s.started_at, excluded.started_at), updated_at = greatest(s.updated_at, excluded.updated_at),
    stopped_at = case when s.is_stop_inferred then excluded.stopped_at else coalesce(excluded.stopped_at, s.stopped_at) end,
    is_stop_inferred = excluded.is_stop_inferred and excluded.stopped_at is not null, cause = coalesce(excluded.cause, s.cause),
    seconds = greatest(s.seconds, excluded.seconds),
    before_at = case when excluded.updated_at > s.updated_at then s.updated_at else s.before_at end,
    before_up_bytes = case when excluded.updated_at > s.updated_at then s.up_bytes else s.before_up_bytes end,
    before_down_bytes = case when excluded.updated_at > s.updated_at then s.down_bytes else s.before_down_bytes end,
    up_bytes = greatest(s.up_bytes, excluded.up_bytes), down_bytes = greatest(s.down_bytes, excluded.down_bytes)`)
