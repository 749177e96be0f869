// A visit waits until a gateway confirms that the guest is online, and ends with its last session.
import { prepare, type Tx } from '../core/db/database.ts'
import { announceAll } from '../core/happenings.ts'
import { reportBegun, reportEnded } from './report.ts'

export type Turn = { pageId: string; visitId: string; at: Date }

/**
 * The guests of these visits are online: counts the visit on the page's own day. Safe to say twice. A stay through the
 * simulator has no day, so nothing counts it.
 */
export async function comeOnline(tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  const begun = await tx.rows(turnOnline(...columnsOf(turns)))
  // A session the gateway had lost and found again goes on with its visit.
  const resumed = begun.length === turns.length ? [] : await tx.rows(turnOnlineAgain(...columnsOf(turns)))
  for (const { pageId } of begun) tx.notify(pageId, 'visits')
  await reportBegun(tx, begun)
  await announceAll(
    tx,
    real([...begun, ...resumed]).map(({ pageId, visitId, guestId, nas_id, isFirst, at }) => ({
      pageId,
      kind: 'guest.online',
      data: { visitId, guestId, nas_id, isFirst },
      at: new Date(at),
    })),
  )
}

type Begun = {
  pageId: string
  visitId: string
  guestId: string
  nas_id: string
  isFirst: boolean
  isSimulated: boolean
  at: string
}

/** A try-out is nobody's visit: neither team nor webhooks hear of it. */
function real<T extends { isSimulated: boolean }>(turns: readonly T[]): T[] {
  return turns.filter((turn) => !turn.isSimulated)
}

/** Ends visits none of whose sessions is open any more. */
export async function endVisits(tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  const ended = await tx.rows(turnOffline(...columnsOf(turns)))
  await reportEnded(tx, ended)
  await announceAll(
    tx,
    real(ended).map(({ pageId, visitId, guestId, nas_id, seconds, at }) => ({
      pageId,
      kind: 'guest.offline',
      data: { visitId, guestId, nas_id, seconds },
      at: new Date(at),
    })),
  )
}

type Ended = Omit<Begun, 'isFirst'> & { seconds: number }

function columnsOf(turns: readonly Turn[]): [string[], string[], string[]] {
  return [
    turns.map((turn) => turn.pageId),
    turns.map((turn) => turn.visitId),
    turns.map((turn) => turn.at.toISOString()),
  ]
}

const turnOnline = prepare<Begun>(`
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
    returning v.page_id, v.id, v.guest_id, v.gateway_id, v.online_at, v.is_first, g.is_simulator
  ), counted as (
    update guests g set visits = g.visits + t.times, last_seen_at = greatest(g.last_seen_at, t.at)
    from (select page_id, guest_id, count(*)::int as times, max(online_at) as at from turned where not is_simulator group by 1, 2) t
    where g.page_id = t.page_id and g.id = t.guest_id
  )
  select t.page_id as "pageId", t.id as "visitId", t.guest_id as "guestId", g.nas_id, t.is_first as "isFirst",
    t.is_simulator as "isSimulated", t.online_at as at
  from turned t join gateways g on g.page_id = t.page_id and g.id = t.gateway_id`)

const turnOnlineAgain = prepare<Begun>(`
  update visits v set status = 'online', ended_at = null
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
    as r (page_id, visit_id, at), gateways g
  where v.page_id = r.page_id and v.id = r.visit_id and v.status = 'ended' and g.page_id = v.page_id and g.id = v.gateway_id
    and exists (select 1 from sessions s where s.page_id = v.page_id and s.visit_id = v.id and s.stopped_at is null)
  returning v.page_id as "pageId", v.id as "visitId", v.guest_id as "guestId", g.nas_id, false as "isFirst",
    g.is_simulator as "isSimulated", r.at as at`)

const turnOffline = prepare<Ended>(`
  update visits v set status = 'ended', ended_at = r.at
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
    as r (page_id, visit_id, at), gateways g
  where v.page_id = r.page_id and v.id = r.visit_id and v.status = 'online' and g.page_id = v.page_id and g.id = v.gateway_id
    and not exists (select 1 from sessions s where s.page_id = v.page_id and s.visit_id = v.id and s.stopped_at is null)
  returning v.page_id as "pageId", v.id as "visitId", v.guest_id as "guestId", g.nas_id, r.at as at,
    g.is_simulator as "isSimulated", greatest(0, floor(extract(epoch from r.at - v.online_at)))::int as seconds`)
