import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

/** That a message was sent stays for the figures; to whom does not. */
export const guestData: GuestData = {
  columns: [
    ['message_sends', 'guest_id'],
    ['message_singles', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      update message_sends set guest_id = null, key = null, provider_id = null, detail = '',
        state = case when state = 'waiting' then 'skipped' else state end,
        reason = case when state = 'waiting' then 'erased' else reason end
      where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`delete from message_singles where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'messages')
  },

  async move(tx, { pageId, from, into }) {
    // Two rows of one campaign and channel: what the other got counts for both, and nothing is sent twice.
    await tx.run(sql`
      update message_sends s set guest_id = null, key = null, state = case when s.state = 'waiting' then 'skipped' else s.state end
      where s.page_id = ${pageId} and s.guest_id = ${from} and exists (
        select 1 from message_sends o where o.page_id = ${pageId} and o.guest_id = ${into}
          and o.campaign_id = s.campaign_id and o.channel = s.channel and o.occasion = s.occasion)`)
    await tx.run(sql`update message_sends set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`update message_singles set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      messages: await tx.rows(sql<HeldData['messages'][number]>`
        select c.name as text, false as is_from_guest, s.sent_at as at
        from message_sends s join message_campaigns c on c.page_id = ${pageId} and c.id = s.campaign_id
        where s.page_id = ${pageId} and s.guest_id = ${guestId} and s.sent_at is not null order by s.sent_at desc`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select s.sent_at as at, 'message' as kind, s.id::text as id, c.name as title, s.channel as text
      from message_sends s join message_campaigns c on c.page_id = ${pageId} and c.id = s.campaign_id
      where s.page_id = ${pageId} and s.guest_id = ${guestId} and s.sent_at < ${before} order by s.sent_at desc limit ${limit}`),
}
