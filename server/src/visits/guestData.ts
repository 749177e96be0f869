import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

const MOST_VISITS = 500

/** Visits stay, for they are counted; the phone's address goes as soon as no gateway needs it. */
export const guestData: GuestData = {
  columns: [['visits', 'guest_id']],

  async forgetEnded(tx) {
    await tx.run(sql`
      update visits v set mac = '' from guests g
      where g.erased_at is not null and v.page_id = g.page_id and v.guest_id = g.id and v.status = 'ended' and v.mac <> ''`)
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update visits set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    // A person comes for the first time once.
    await tx.run(sql`
      update visits v set is_first = false where v.page_id = ${pageId} and v.guest_id = ${into} and v.is_first
        and exists (select 1 from visits o where o.page_id = v.page_id and o.guest_id = v.guest_id and o.day is not null and o.online_at < v.online_at)`)
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<{ id: string }>`
      select id from visits where page_id = ${pageId} and guest_id in (${from}, ${into}) and is_first`)
    return { firstVisits: rows.map(({ id }) => id) }
  },

  async split(tx, { pageId, kept }) {
    await tx.run(sql`
      update visits set is_first = true where page_id = ${pageId} and id = any(${kept['firstVisits'] ?? []}::uuid[])`)
  },

  async show(tx, { pageId, guestId }) {
    const visits = await tx.rows(sql<HeldData['visits'][number]>`
      select v.online_at as at, v.ended_at, d.name as hotspot,
        coalesce(sum(s.seconds), 0)::bigint as seconds, coalesce(sum(s.up_bytes + s.down_bytes), 0)::bigint as bytes
      from visits v join gateways d on d.page_id = v.page_id and d.id = v.gateway_id
      left join sessions s on s.page_id = v.page_id and s.visit_id = v.id
      where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.online_at is not null
      group by v.id, v.online_at, v.ended_at, d.name order by v.online_at desc limit ${MOST_VISITS}`)
    return { visits }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select v.online_at as at, 'visit' as kind, v.id::text as id, d.name as title,
        coalesce(extract(epoch from v.ended_at - v.online_at)::bigint::text, '') as text
      from visits v join gateways d on d.page_id = v.page_id and d.id = v.gateway_id
      where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.online_at < ${before} order by v.online_at desc limit ${limit}`),
}
