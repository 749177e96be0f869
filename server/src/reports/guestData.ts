import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'
import { forgetGuest } from './count/forgetGuest.ts'
import { keepGuests, splitGuest } from './count/splitGuest.ts'
import { moveGuest } from './count/moveGuest.ts'

const MOST_ANSWERS = 500

/** A guest's share in what is counted. */
export const guestData: GuestData = {
  columns: [
    ['event', 'guest_id'],
    ['guest_day', 'guest_id'],
    ['guest_page', 'guest_id'],
    ['campaign_guest', 'guest_id'],
  ],
  forget: (tx, { pageId, guestId }) => forgetGuest(tx, pageId, guestId),
  move: (tx, { pageId, from, into }) => moveGuest(tx, pageId, from, into),
  keep: keepGuests,
  split: splitGuest,

  async show(tx, { pageId, guestId }) {
    const answers = await tx.rows(sql<HeldData['answers'][number]>`
      select coalesce(key, '') as question, coalesce(body, value, amount::text, '') as answer, at from event
      where page_id = ${pageId} and guest_id = ${guestId} and kind = 10 order by at desc limit ${MOST_ANSWERS}`)
    return { answers }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select at, case kind when 10 then 'answer' else 'campaign' end as kind, id::text as id,
        coalesce(campaign_id::text, key, '') as title,
        case kind when 8 then 'seen' when 9 then 'clicked' else coalesce(body, value, amount::text, '') end as text
      from event where page_id = ${pageId} and guest_id = ${guestId} and kind in (8, 9, 10) and at < ${before}
      order by at desc limit ${limit}`),
}
