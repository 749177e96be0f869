// A visit waits until a gateway confirms that the guest is online, and ends with its last session.
import { prepare, type Tx } from '../core/db/database.ts'
import { publishWantedEvents } from '../core/domainEvents.ts'
import type { Services } from '../core/services.ts'
import { recordVisitStarts, recordVisitEnds } from './recordVisits.ts'

/** The consumers that learn of guests' arrival and departure. */
type EventConsumers = Pick<Services, 'consumers'>
export type Turn = { pageId: string; visitId: string; at: Date }

/**
 * Marks these visits online and counts them on the page's own day. Idempotent. A simulated visit has no day and is not
 * counted.
 */
export async function comeOnline(told: EventConsumers, tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  const begun = await tx.rows(turnOnline(...columnsOf(turns)))
  // A session the gateway had lost and found again goes on with its visit.
  const resumed = begun.length === turns.length ? [] : await tx.rows(turnOnlineAgain(...columnsOf(turns)))
  for (const { pageId } of begun) tx.notify(pageId, 'visits')
  await recordVisitStarts(tx, real(begun))
  await publishWantedEvents(
    told,
    tx,
    real([...begun, ...resumed]).map(({ pageId, visitId, guestId, nasId, isFirst, at }) => ({
      pageId,
      kind: 'guest.online',
      data: { visitId, guestId, nas_id: nasId, isFirst },
      at: new Date(at),
    })),
  )
}

type VisitTurn = {
  pageId: string
  visitId: string
  guestId: string
  gatewayId: string
  nasId: string
  agent: number | null
  isSimulated: boolean
  at: string
}
type VisitStart = VisitTurn & { isFirst: boolean }

/** A simulated visit is invisible to reports, team and webhooks. */
function real<T extends { isSimulated: boolean }>(turns: readonly T[]): T[] {
  return turns.filter((turn) => !turn.isSimulated)
}

/** Ends visits whose sessions are all closed. */
export async function endVisits(told: EventConsumers, tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  const columns = columnsOf(turns)
  const [, ended] = await Promise.all([tx.run(hold(columns[0], columns[1])), tx.rows(turnOffline(...columns))])
  await recordVisitEnds(tx, real(ended))
  await publishWantedEvents(
    told,
    tx,
    real(ended).map(({ pageId, visitId, guestId, nasId, seconds, at }) => ({
      pageId,
      kind: 'guest.offline',
      data: { visitId, guestId, nas_id: nasId, seconds },
      at: new Date(at),
    })),
  )
}

/** `before`: the seconds counted at an earlier end of the same visit; `bytes`: the data since then. */
type VisitEnd = VisitTurn & { seconds: number; before: number | null; bytes: number }

function columnsOf(turns: readonly Turn[]): [string[], string[], string[]] {
  return [
    turns.map((turn) => turn.pageId),
    turns.map((turn) => turn.visitId),
    turns.map((turn) => turn.at.toISOString()),
  ]
}

const turnOnline = prepare<VisitStart>(`
  with turned as (
    update visits v set status = 'online', online_at = r.at, ended_at = null,
      day = case when not g.is_simulator then (r.at at time zone p.time_zone)::date end,
      is_first = not g.is_simulator
        and not exists (select 1 from visits o where o.page_id = v.page_id and o.guest_id = v.guest_id and o.day is not null)
    from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
      as r (page_id, visit_id, at)
    join pages p on p.id = r.page_id
    join gateways g on g.page_id = r.page_id
    where v.page_id = r.page_id and v.id = r.visit_id and v.online_at is null and g.id = v.gateway_id
    returning v.page_id, v.id, v.guest_id, v.gateway_id, v.agent, v.online_at, v.is_first, g.nas_id, g.is_simulator
  ), counted as (
    update guests g set visits = g.visits + t.times, last_seen_at = greatest(g.last_seen_at, t.at)
    from (select page_id, guest_id, count(*)::int as times, max(online_at) as at from turned where not is_simulator group by 1, 2) t
    where g.page_id = t.page_id and g.id = t.guest_id
  )
  select page_id, id as visit_id, guest_id, gateway_id, nas_id, agent,
    is_first, is_simulator as is_simulated, online_at as at
  from turned`)

const turnOnlineAgain = prepare<VisitStart>(`
  update visits v set status = 'online', ended_at = null
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
    as r (page_id, visit_id, at), gateways g
  where v.page_id = r.page_id and v.id = r.visit_id and v.status = 'ended' and g.page_id = v.page_id and g.id = v.gateway_id
    and exists (select 1 from sessions s where s.page_id = v.page_id and s.visit_id = v.id and s.stopped_at is null)
  returning v.page_id, v.id as visit_id, v.guest_id, v.gateway_id, g.nas_id, v.agent,
    false as is_first, g.is_simulator as is_simulated, r.at as at`)

/**
 * Two processes may end two sessions of one visit in the same moment, each still seeing the other's open: the second
 * waits here, and the statement after this one sees what the first did.
 */
const hold = prepare(`
  select from visits v join unnest($1::uuid[], $2::uuid[]) as r (page_id, visit_id) on v.page_id = r.page_id and v.id = r.visit_id
  order by v.page_id, v.id for no key update of v`)

const turnOffline = prepare<VisitEnd>(`
  with due as (
    select v.page_id, v.id, r.at, b.online_at, v.reported_seconds as before, u.bytes, u.bytes - v.reported_bytes as more,
      g.nas_id, g.is_simulator, floor(extract(epoch from r.at - b.online_at))::int as seconds
    from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as r (page_id, visit_id, at)
    join visits v on v.page_id = r.page_id and v.id = r.visit_id
    join gateways g on g.page_id = v.page_id and g.id = v.gateway_id
    cross join lateral (
      select coalesce(bool_or(s.stopped_at is null), false) as is_open, coalesce(sum(s.up_bytes + s.down_bytes), 0)::bigint as bytes,
        min(s.started_at) as began_at
      from sessions s where s.page_id = v.page_id and s.visit_id = v.id) u
    -- A visit cannot end before it began: the clock was set back meanwhile, and its sessions know better.
    cross join lateral (select case when v.online_at <= r.at then v.online_at else least(u.began_at, r.at) end as online_at) b
    where v.status = 'online' and not u.is_open)
  update visits v set status = 'ended', online_at = due.online_at, ended_at = due.at,
    reported_seconds = case when due.is_simulator then v.reported_seconds else due.seconds end,
    reported_bytes = case when due.is_simulator then v.reported_bytes else due.bytes end
  from due where v.page_id = due.page_id and v.id = due.id
  returning v.page_id, v.id as visit_id, v.guest_id, v.gateway_id, due.nas_id, v.agent,
    due.is_simulator as is_simulated, due.at, due.seconds, due.before, due.more as bytes`)
