import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

type Passage = { id: string; occasion: string; state: string; awaits: string | null }

/** That somebody went through stays for the figures; who it was does not. */
export const guestData: GuestData = {
  columns: [
    ['automation_people', 'guest_id'],
    ['automation_log', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      update automation_people set guest_id = null, occasion = 'erased', awaits = null, send_id = null,
        state = case when state = 'open' then 'left' else state end
      where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`
      update automation_log set guest_id = null, detail = case when result = 'chose' then detail else '' end
      where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'automations')
  },

  async move(tx, { pageId, from, into }) {
    // One person is inside once, and no occasion counts twice.
    await tx.run(sql`
      with double as (
        select f.id from automation_people f where f.page_id = ${pageId} and f.guest_id = ${from} and exists (
          select 1 from automation_people o where o.page_id = ${pageId} and o.guest_id = ${into} and o.automation_id = f.automation_id
            and (o.occasion = f.occasion or (o.state = 'open' and f.state = 'open'))))
      update automation_people p set occasion = left('merged ' || p.id || ' ' || p.occasion, 200), awaits = null,
        state = case when p.state = 'open' then 'left' else p.state end
      from double d where p.page_id = ${pageId} and p.id = d.id`)
    for (const table of ['automation_people', 'automation_log'])
      await tx.run(sql`
        update ${sql.table(table)} set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  },

  async keep(tx, { pageId, from }) {
    const passages = await tx.rows(sql<Passage>`
      select id, occasion, state, awaits from automation_people where page_id = ${pageId} and guest_id = ${from}`)
    return { passages }
  },

  async split(tx, { pageId, from, kept }) {
    const rows = JSON.stringify(kept['passages'] ?? [])
    await tx.run(sql`
      update automation_people p set occasion = r.occasion, state = r.state, awaits = r.awaits
      from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, occasion text, state text, awaits text)
      where p.page_id = ${pageId} and p.id = r.id and p.guest_id = ${from} and p.occasion like 'merged %'`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      automations: await tx.rows(sql<HeldData['automations'][number]>`
        select a.name, p.entered_at as at from automation_people p
        join automations a on a.page_id = ${pageId} and a.id = p.automation_id
        where p.page_id = ${pageId} and p.guest_id = ${guestId} and p.state <> 'refused' order by p.entered_at desc`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select p.entered_at as at, 'automation' as kind, p.id::text as id, a.name as title, p.state as text
      from automation_people p join automations a on a.page_id = ${pageId} and a.id = p.automation_id
      where p.page_id = ${pageId} and p.guest_id = ${guestId} and p.state <> 'refused' and p.entered_at < ${before}
      order by p.entered_at desc limit ${limit}`),
}
