import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'
import { deleteConversations } from './deleteConversations.ts'

/** What was said goes with the guest, whole. */
export const guestData: GuestData = {
  columns: [['conversations', 'guest_id']],

  async forget(tx, { pageId, guestId, contacts }) {
    await deleteConversations(
      tx,
      pageId,
      sql`(guest_id = ${guestId} or (channel in ('email', 'sms') and person_key = any(${contacts}::text[])))`,
    )
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update conversations set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    tx.notify(pageId, 'inbox')
  },

  async show(tx, { pageId, guestId }) {
    return {
      messages: await tx.rows(sql<HeldData['messages'][number]>`
        select m.text, m.direction = 'in' as is_from_guest, m.at from conversation_messages m
        join conversations c on c.page_id = ${pageId} and c.id = m.conversation_id
        where m.page_id = ${pageId} and c.guest_id = ${guestId} and m.direction <> 'note' order by m.at desc`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select m.at, 'conversation' as kind, m.id::text as id, case m.direction when 'in' then '←' else '→' end as title,
        left(m.text, 300) as text
      from conversation_messages m join conversations c on c.page_id = ${pageId} and c.id = m.conversation_id
      where m.page_id = ${pageId} and c.guest_id = ${guestId} and m.direction <> 'note' and m.at < ${before}
      order by m.at desc limit ${limit}`),
}
