import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

const MOST_SHOWN = 500

/** Attempts stay for the totals of their tasks; a merge keeps what both did. */
export const guestData: GuestData = {
  columns: [['task_attempts', 'guest_id']],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      update task_attempts set status = 'Canceled', ended_at = now()
      where page_id = ${pageId} and guest_id = ${guestId} and status = 'New'`)
  },

  async move(tx, { pageId, from, into }) {
    // Of two that are open at the same task, the older gives way.
    await tx.run(sql`
      update task_attempts f set status = 'Canceled', ended_at = now() where f.page_id = ${pageId} and f.guest_id = ${from} and f.status = 'New'
        and exists (select 1 from task_attempts i where i.page_id = ${pageId} and i.guest_id = ${into} and i.task_id = f.task_id and i.status = 'New')`)
    await tx.run(sql`update task_attempts set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      tasks: await tx.rows(sql<HeldData['tasks'][number]>`
        select k.title, k.type, a.status, a.points, a.started_at as at from task_attempts a
        join tasks k on k.page_id = ${pageId} and k.id = a.task_id
        where a.page_id = ${pageId} and a.guest_id = ${guestId} order by a.started_at desc limit ${MOST_SHOWN}`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select a.ended_at as at, 'task' as kind, a.id::text as id, coalesce(nullif(k.title, ''), 'type:' || k.type) as title, a.status as text
      from task_attempts a join tasks k on k.page_id = ${pageId} and k.id = a.task_id
      where a.page_id = ${pageId} and a.guest_id = ${guestId} and a.status <> 'New' and a.ended_at < ${before}
      order by a.ended_at desc limit ${limit}`),
}
