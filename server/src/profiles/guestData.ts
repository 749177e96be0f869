// What is written of a guest for lists and by members: tags, notes, the profile.
import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'
import { removeProfiles } from './writeProfiles.ts'

type TagRow = { guestId: string; tagId: string; origin: string; at: string }

export const guestData: GuestData = {
  columns: [
    ['guest_profiles', 'guest_id'],
    ['guest_grams', 'guest_id'],
    ['guest_changes', 'guest_id'],
    ['tagged_guests', 'guest_id'],
    ['guest_notes', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await removeProfiles(tx, pageId, [guestId])
    for (const table of ['tagged_guests', 'guest_notes', 'guest_changes'])
      await tx.run(sql`delete from ${sql.table(table)} where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'profiles')
  },

  async move(tx, { pageId, from, into }) {
    for (const table of ['guest_grams', 'guest_profiles'])
      await tx.run(sql`
        update ${sql.table(table)} set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from} and not exists (
          select 1 from ${sql.table(table)} where page_id = ${pageId} and guest_id = ${into})`)
    await removeProfiles(tx, pageId, [from])
    await tx.run(sql`
      delete from tagged_guests f where f.page_id = ${pageId} and f.guest_id = ${from} and exists (
        select 1 from tagged_guests i where i.page_id = ${pageId} and i.guest_id = ${into} and i.tag_id = f.tag_id)`)
    await tx.run(sql`update tagged_guests set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`update guest_notes set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`update guest_changes set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    noteGuestChanges(tx, pageId, [into])
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<TagRow>`
      select guest_id, tag_id, origin, at from tagged_guests where page_id = ${pageId} and guest_id in (${from}, ${into})`)
    return { tags: rows }
  },

  async split(tx, { pageId, from, into, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const rows = (kept['tags'] ?? []) as TagRow[]
    const own = rows.filter((row) => row.guestId === from)
    const others = new Set(rows.flatMap((row) => (row.guestId === into ? [row.tagId] : [])))
    const borrowed = own.flatMap(({ tagId }) => (others.has(tagId) ? [] : [tagId]))
    await tx.run(sql`
      insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
      select ${pageId}, t.id, ${from}, o.origin, o.at
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as o ("tagId" uuid, origin text, at timestamptz)
      join tags t on t.page_id = ${pageId} and t.id = o."tagId" on conflict do nothing`)
    await tx.run(sql`
      delete from tagged_guests where page_id = ${pageId} and guest_id = ${into} and tag_id = any(${borrowed}::uuid[])`)
    noteGuestChanges(tx, pageId, [from, into])
  },

  async show(tx, { pageId, guestId }) {
    const tags = await tx.rows(sql<{ name: string }>`
      select t.name from tagged_guests g join tags t on t.page_id = ${pageId} and t.id = g.tag_id
      where g.page_id = ${pageId} and g.guest_id = ${guestId} order by t.name`)
    return {
      tags: tags.map(({ name }) => name),
      notes: await tx.rows(sql<HeldData['notes'][number]>`
        select body as text, at from guest_notes where page_id = ${pageId} and guest_id = ${guestId} order by at desc`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select n.at, 'note' as kind, n.id::text as id, coalesce(u.display_name, '') as title, n.body as text
      from guest_notes n left join users u on u.id = n.written_by
      where n.page_id = ${pageId} and n.guest_id = ${guestId} and n.at < ${before} order by n.at desc limit ${limit}`),
}
