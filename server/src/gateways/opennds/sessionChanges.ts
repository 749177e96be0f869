// Changes time or speed of an online client. `ndsctl auth` refuses such a client, so our agent deauthenticates it and
// admits it again at once, with the new limits; the session goes on.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import type { ChangeResult, RunningSession, SessionLimits } from '../adapters/adapter.ts'
import type { KnownGateway } from '../registry.ts'
import { RENEWING_AGENT } from './agentReport.ts'
import { encodeCustom } from './fas.ts'
import type { Change } from './orders.ts'

/** Lays the change ready for the router's next poll; `silent` when it does not poll. */
export async function queueChange(
  services: Services,
  gateway: KnownGateway,
  session: RunningSession,
  limits: SessionLimits,
): Promise<ChangeResult> {
  const heard = await lastHeard(services, gateway)
  if (!heard) return 'silent'
  if (heard.agentVersion !== null && heard.agentVersion < RENEWING_AGENT) return 'unsupported'
  const now = services.clock.now()
  const isQueued = await services.db.asSystem(async (tx) => {
    const running = await tx.first(sql<GrantedSession>`
      select s.started_at, g.ends_at, g.down_kbps, g.up_kbps
      from sessions s left join lateral (select ends_at, down_kbps, up_kbps from grants
        where page_id = ${gateway.pageId} and visit_id = s.visit_id order by id desc limit 1) g on true
      where s.page_id = ${gateway.pageId} and s.id = ${session.id} and s.stopped_at is null`)
    if (!running) return false
    const waiting = await tx.first(sql<{ payload: Change }>`
      delete from gateway_commands where page_id = ${gateway.pageId} and session_id = ${session.id} and kind = 'change'
        and status in ('queued', 'sent') returning payload`)
    const change = { ...mergeChanges(running, limits, waiting?.payload), custom: encodeCustom(session.username) }
    await tx.run(sql`
      insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, payload, created_at)
      values (${gateway.pageId}, ${newId(now)}, ${gateway.id}, ${session.id}, 'change', ${session.mac}, ${JSON.stringify(change)}, ${now})`)
    return true
  })
  return isQueued ? 'queued' : 'gone'
}

type GrantedSession = { startedAt: string; endsAt: string | null; downKbps: number | null; upKbps: number | null }

/** Two orders in a row: what the first changed and the second did not still holds. */
function mergeChanges(
  running: GrantedSession,
  limits: SessionLimits,
  waiting: Change | undefined,
): Pick<Change, 'endsAt' | 'downKbps' | 'upKbps'> {
  const endsAt = Date.parse(running.startedAt) + limits.sessionSeconds * 1000
  const given = running.endsAt === null ? endsAt : Date.parse(running.endsAt)
  const more = waiting ? Date.parse(waiting.endsAt) - given : 0
  const speed = (name: 'downKbps' | 'upKbps') =>
    waiting && limits[name] === (running[name] ?? limits[name]) ? waiting[name] : limits[name]
  return {
    endsAt: new Date(endsAt + more).toISOString(),
    downKbps: speed('downKbps'),
    upKbps: speed('upKbps'),
  }
}

/** Whether its agent has called lately. */
export async function isHeardOf(services: Services, gateway: KnownGateway): Promise<boolean> {
  return (await lastHeard(services, gateway)) !== undefined
}

function lastHeard({ db, clock }: Services, { pageId, id }: KnownGateway) {
  return db.asSystem((tx) =>
    tx.first(sql<{ agentVersion: number | null }>`select agent_version from gateways
      where page_id = ${pageId} and id = ${id} and last_seen_at > ${clock.now()}::timestamptz - interval '5 minutes'`),
  )
}

/** What the router has done is what was granted, from now on. */
export async function applyChanges(tx: Tx, gateway: KnownGateway, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`
    update grants g set ends_at = c.ends_at, down_kbps = c.down_kbps, up_kbps = c.up_kbps,
      session_seconds = greatest(60, g.session_seconds + extract(epoch from c.ends_at - g.ends_at)::int)
    from (
      select distinct on (s.visit_id) s.visit_id, (c.payload->>'endsAt')::timestamptz as ends_at,
        (c.payload->>'downKbps')::int as down_kbps, (c.payload->>'upKbps')::int as up_kbps,
        (select id from grants where page_id = ${gateway.pageId} and visit_id = s.visit_id order by id desc limit 1) as grant_id
      from gateway_commands c join sessions s on s.page_id = c.page_id and s.id = c.session_id
      where c.page_id = ${gateway.pageId} and c.gateway_id = ${gateway.id} and c.kind = 'change' and c.id::text = any(${ids}::text[])
      order by s.visit_id, c.created_at desc) c
    where g.page_id = ${gateway.pageId} and g.id = c.grant_id`)
}
