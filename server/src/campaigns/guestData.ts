import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

/** What is read of a row to take a merge back; the rest goes along. */
type ReachRow = { guest_id: string }

/** What campaigns were to a guest; figures hold nobody. */
export const guestData: GuestData = {
  columns: [
    ['campaign_shows', 'guest_id'],
    ['campaign_reach', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`delete from campaign_reach where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`update campaign_shows set guest_id = null where page_id = ${pageId} and guest_id = ${guestId}`)
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update campaign_shows set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`
      update campaign_reach r set shown = r.shown + o.shown, first_at = least(r.first_at, o.first_at),
        since_at = greatest(r.since_at, o.since_at), last_at = greatest(r.last_at, o.last_at),
        clicked_at = coalesce(r.clicked_at, o.clicked_at)
      from campaign_reach o where r.page_id = ${pageId} and r.guest_id = ${into}
        and o.page_id = ${pageId} and o.guest_id = ${from} and o.campaign_id = r.campaign_id`)
    await tx.run(sql`
      update campaign_reach r set guest_id = ${into} where r.page_id = ${pageId} and r.guest_id = ${from} and not exists (
        select 1 from campaign_reach o where o.page_id = ${pageId} and o.guest_id = ${into} and o.campaign_id = r.campaign_id)`)
    await tx.run(sql`delete from campaign_reach where page_id = ${pageId} and guest_id = ${from}`)
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<{ row: ReachRow }>`
      select to_jsonb(r) - 'page_id' as row from campaign_reach r where page_id = ${pageId} and guest_id in (${from}, ${into})`)
    return { reach: rows.map(({ row }) => row) }
  },

  async split(tx, { pageId, from, into, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const rows = (kept['reach'] ?? []) as ReachRow[]
    const own = JSON.stringify(rows.filter((row) => row.guest_id === from))
    const others = JSON.stringify(rows.filter((row) => row.guest_id === into))
    await tx.run(sql`
      update campaign_reach r set shown = greatest(r.shown - o.shown, 0) from jsonb_to_recordset(${own}::jsonb) as o (campaign_id uuid, shown integer)
      where r.page_id = ${pageId} and r.guest_id = ${into} and r.campaign_id = o.campaign_id`)
    // Who saw nothing of it but the other.
    await tx.run(sql`
      delete from campaign_reach r using jsonb_to_recordset(${own}::jsonb) as o (campaign_id uuid, last_at timestamptz)
      where r.page_id = ${pageId} and r.guest_id = ${into} and r.campaign_id = o.campaign_id and r.last_at <= o.last_at and not exists (
        select 1 from jsonb_to_recordset(${others}::jsonb) as i (campaign_id uuid) where i.campaign_id = r.campaign_id)`)
    await tx.run(sql`
      insert into campaign_reach (page_id, campaign_id, guest_id, variant, is_held_out, first_at, shown, since_at, last_at, clicked_at)
      select ${pageId}, o.campaign_id, ${from}, o.variant, o.is_held_out, o.first_at, o.shown, o.since_at, o.last_at, o.clicked_at
      from jsonb_to_recordset(${own}::jsonb) as o (campaign_id uuid, variant text, is_held_out boolean, first_at timestamptz,
        shown integer, since_at timestamptz, last_at timestamptz, clicked_at timestamptz)
      join wifi_campaigns w on w.page_id = ${pageId} and w.id = o.campaign_id on conflict do nothing`)
  },
}
