import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

const MOST_SHOWN = 500
type FreeTurn = { id: string; freeKey: string }

/** Orders and draws stay for the totals; what a guest wrote on them does not. */
export const guestData: GuestData = {
  columns: [
    ['gift_orders', 'guest_id'],
    ['game_draws', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`update gift_orders set place = '', note = '' where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'gift-orders')
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`
      update gift_orders o set guest_id = ${into}, key = case when exists (
          select 1 from gift_orders x where x.page_id = ${pageId} and x.guest_id = ${into} and x.key = o.key)
        then o.id::text else o.key end
      where o.page_id = ${pageId} and o.guest_id = ${from}`)
    // A free turn that both have had counts once.
    await tx.run(sql`
      update game_draws d set guest_id = ${into}, free_key = case when exists (
          select 1 from game_draws x where x.page_id = ${pageId} and x.guest_id = ${into} and x.game_id = d.game_id and x.free_key = d.free_key)
        then null else d.free_key end
      where d.page_id = ${pageId} and d.guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      gifts: await tx.rows(sql<HeldData['gifts'][number]>`
        select gift_name as name, status, place, created_at as at, used_at from gift_orders
        where page_id = ${pageId} and guest_id = ${guestId} order by created_at desc limit ${MOST_SHOWN}`),
      draws: await tx.rows(sql<HeldData['draws'][number]>`
        select game_name as game, label, points, at from game_draws
        where page_id = ${pageId} and guest_id = ${guestId} order by at desc limit ${MOST_SHOWN}`),
    }
  },

  /** Free turns that a merge takes, for two who turn out to be two. */
  async keep(tx, { pageId, from }) {
    const turns = await tx.rows(sql<FreeTurn>`
      select id, free_key from game_draws where page_id = ${pageId} and guest_id = ${from} and free_key is not null`)
    return turns.length > 0 ? { turns } : {}
  },

  async split(tx, { pageId, from, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const turns = (kept['turns'] ?? []) as FreeTurn[]
    await tx.run(sql`
      update game_draws d set free_key = k."freeKey" from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as k (id uuid, "freeKey" text)
      where d.page_id = ${pageId} and d.id = k.id and d.guest_id = ${from} and d.free_key is null`)
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select * from (
        select created_at as at, 'gift' as kind, id::text, gift_name as title, 'ordered' as text from gift_orders
        where page_id = ${pageId} and guest_id = ${guestId} and source = 'redeem'
        union all
        select coalesce(used_at, decided_at) as at, 'gift' as kind, id::text || ' ' || status as id, gift_name as title, status as text
        from gift_orders where page_id = ${pageId} and guest_id = ${guestId} and status <> 'new' and decided_at is not null
        union all
        select at, 'game' as kind, id::text, game_name as title, label as text from game_draws
        where page_id = ${pageId} and guest_id = ${guestId}) e
      where at < ${before} order by at desc limit ${limit}`),
}
