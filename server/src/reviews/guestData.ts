import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

/** A score stays for the average; what was said, and who said it, does not. */
export const guestData: GuestData = {
  columns: [['reviews', 'guest_id']],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      update reviews set guest_id = null, words = '', reply = '', status = 'hidden'
      where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'reviews')
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update reviews set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      reviews: await tx.rows(sql<HeldData['reviews'][number]>`
        select score, words, reply, created_at as at from reviews
        where page_id = ${pageId} and guest_id = ${guestId} order by created_at desc`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select created_at as at, 'review' as kind, id::text as id, repeat('★', score) as title, words as text from reviews
      where page_id = ${pageId} and guest_id = ${guestId} and created_at < ${before} order by created_at desc limit ${limit}`),
}
