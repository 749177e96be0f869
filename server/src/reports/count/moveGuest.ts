// Two guests turned out to be one person: reports count one from now on, also in the past.
import { sql, type Tx } from '../../core/db/database.ts'
import { mergedRecent, RECENT } from './recentPeriods.ts'
import { PAGE_LOCK } from './storeEvents.ts'

/** Gives a guest's share in reports to another. Their days are counted again soon, for a person is unique once a day. */
export async function moveGuest(tx: Tx, pageId: string, from: string, into: string): Promise<void> {
  const of = sql`page_id = ${pageId} and guest_id = ${from}`
  // What comes in meanwhile would be counted for the guest who is going, or wait for these rows in another order.
  await tx.run(sql`select pg_advisory_xact_lock(${PAGE_LOCK}, hashtext(${pageId}))`)
  await tx.run(sql`
    insert into report_dirty (page_id, day)
    select distinct e.page_id, (e.at at time zone p.time_zone)::date from event e join pages p on p.id = e.page_id
    where e.page_id = ${pageId} and e.guest_id in (${from}, ${into}) on conflict do nothing`)
  await tx.run(sql`update event set guest_id = ${into} where ${of}`)
  await tx.run(sql`
    update event e set is_first = false where e.page_id = ${pageId} and e.guest_id = ${into} and e.kind = 6 and e.is_first
      and exists (select 1 from event o where o.page_id = e.page_id and o.guest_id = e.guest_id and o.kind = 6 and o.at < e.at)`)
  await tx.run(sql`
    insert into guest_day as d (page_id, guest_id, day, visits, seconds, bytes)
    select page_id, ${into}, day, visits, seconds, bytes from guest_day where ${of}
    on conflict (page_id, day, guest_id) do update set visits = d.visits + excluded.visits, seconds = d.seconds + excluded.seconds,
      bytes = d.bytes + excluded.bytes`)
  await tx.run(sql`
    insert into guest_page as g (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT})
    select page_id, ${into}, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT} from guest_page where ${of}
    on conflict (page_id, guest_id) do update set ${mergedRecent('g')}, visits = g.visits + excluded.visits, seconds = g.seconds + excluded.seconds,
      bytes = g.bytes + excluded.bytes, first_at = least(g.first_at, excluded.first_at), last_at = greatest(g.last_at, excluded.last_at),
      last_day = greatest(g.last_day, excluded.last_day), prior_day = null`)
  await tx.run(sql`
    insert into campaign_guest as c (page_id, campaign_id, guest_id, first_day, last_day)
    select page_id, campaign_id, ${into}, first_day, last_day from campaign_guest where ${of}
    on conflict (page_id, campaign_id, guest_id) do update set first_day = least(c.first_day, excluded.first_day),
      last_day = greatest(c.last_day, excluded.last_day), prior_first = null, prior_last = null`)
  for (const table of ['guest_day', 'guest_page', 'campaign_guest'])
    await tx.run(sql`delete from ${sql.table(table)} where ${of}`)
}
