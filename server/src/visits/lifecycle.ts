// A visit waits until a gateway confirms that the guest is online, and ends with its last session.
import { sql, type Tx } from '../core/db/database.ts'

export type Turn = { pageId: string; visitId: string; at: Date }

/** The guests of these visits are online: counts the visit on the page's own day. Safe to say twice. */
export async function comeOnline(tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  const begun = await tx.rows(sql<{ page_id: string }>`
    with turned as (
      update visits v set status = 'online', online_at = r.at, ended_at = null,
        day = (r.at at time zone p.time_zone)::date,
        is_first = not exists (select 1 from visits o where o.page_id = v.page_id and o.guest_id = v.guest_id and o.online_at is not null)
      from unnest(${turns.map((t) => t.pageId)}::uuid[], ${turns.map((t) => t.visitId)}::uuid[], ${turns.map((t) => t.at)}::timestamptz[])
        as r (page_id, visit_id, at)
      join pages p on p.id = r.page_id
      where v.page_id = r.page_id and v.id = r.visit_id and v.online_at is null
      returning v.page_id, v.guest_id, v.online_at
    ), counted as (
      update guests g set visits = g.visits + t.times, last_seen_at = greatest(g.last_seen_at, t.at)
      from (select page_id, guest_id, count(*)::int as times, max(online_at) as at from turned group by 1, 2) t
      where g.page_id = t.page_id and g.id = t.guest_id
    )
    select distinct page_id from turned`)
  // A session the gateway had lost and found again goes on with its visit.
  await tx.run(sql`
    update visits v set status = 'online', ended_at = null
    from unnest(${turns.map((t) => t.pageId)}::uuid[], ${turns.map((t) => t.visitId)}::uuid[]) as r (page_id, visit_id)
    where v.page_id = r.page_id and v.id = r.visit_id and v.status = 'ended'
      and exists (select 1 from sessions s where s.page_id = v.page_id and s.visit_id = v.id and s.stopped_at is null)`)
  for (const { page_id } of begun) tx.notify(page_id, 'visits')
}

/** Ends visits none of whose sessions is open any more. */
export async function endVisits(tx: Tx, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return
  await tx.run(sql`
    update visits v set status = 'ended', ended_at = r.at
    from unnest(${turns.map((t) => t.pageId)}::uuid[], ${turns.map((t) => t.visitId)}::uuid[], ${turns.map((t) => t.at)}::timestamptz[])
      as r (page_id, visit_id, at)
    where v.page_id = r.page_id and v.id = r.visit_id and v.status = 'online'
      and not exists (select 1 from sessions s where s.page_id = v.page_id and s.visit_id = v.id and s.stopped_at is null)`)
}
