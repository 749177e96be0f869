import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

/** A lead stays for the totals; who it was about does not. */
export const guestData: GuestData = {
  columns: [['leads', 'guest_id']],

  async forget(tx, { pageId, guestId, contacts }) {
    const of = sql`page_id = ${pageId} and (guest_id = ${guestId} or phone = any(${contacts}::text[])
      or email = any(array(select lower(c) from unnest(${contacts}::text[]) c)))`
    await tx.run(sql`
      update lead_notes set text = '' where page_id = ${pageId} and lead_id in (select id from leads where ${of})`)
    await tx.run(sql`
      update leads set name = '', phone = null, email = null, note = '', lost_reason = '', search = '',
        revision = revision + 1 where ${of}`)
    tx.notify(pageId, 'leads')
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update leads set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      leads: await tx.rows(sql<HeldData['leads'][number]>`
        select note, created_at as at from leads where page_id = ${pageId} and guest_id = ${guestId} order by created_at desc`),
    }
  },
}
