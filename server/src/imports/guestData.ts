import { sql } from '../core/db/database.ts'
import type { GuestData } from '../core/guestData.ts'

type Trace = { import_id: string }
/** Of the guest who goes: the traces, and of which of these imports the other has one too. */
type KeptTraces = { rows: Trace[]; both: string[] }

/** What an import did to a guest, to be undone: forgotten with them. */
export const guestData: GuestData = {
  columns: [['import_guests', 'guest_id']],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`delete from import_guests where page_id = ${pageId} and guest_id = ${guestId}`)
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`
      update import_guests t set guest_id = ${into} where t.page_id = ${pageId} and t.guest_id = ${from} and not exists (
        select 1 from import_guests o where o.page_id = ${pageId} and o.import_id = t.import_id and o.guest_id = ${into})`)
    await tx.run(sql`delete from import_guests where page_id = ${pageId} and guest_id = ${from}`)
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<{ row: Trace; isBoth: boolean }>`
      select to_jsonb(t) as row, exists (
        select 1 from import_guests o where o.page_id = ${pageId} and o.import_id = t.import_id and o.guest_id = ${into}) as is_both
      from import_guests t where t.page_id = ${pageId} and t.guest_id = ${from}`)
    const both = rows.flatMap(({ row, isBoth }) => (isBoth ? [row.import_id] : []))
    return { imports: { rows: rows.map(({ row }) => row), both } satisfies KeptTraces }
  },

  async split(tx, { pageId, from, into, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const { rows = [], both = [] } = (kept['imports'] as KeptTraces | undefined) ?? {}
    if (rows.length === 0) return
    const moved = rows.map(({ import_id: id }) => id).filter((id) => !both.includes(id))
    await tx.run(sql`
      delete from import_guests where page_id = ${pageId} and guest_id = ${into} and import_id = any(${moved}::uuid[])`)
    await tx.run(sql`
      insert into import_guests (page_id, import_id, guest_id, is_new, print, filled, tags, notes)
      select ${pageId}, r.import_id, ${from}, r.is_new, r.print, r.filled, r.tags, r.notes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (import_id uuid, is_new boolean, print text, filled jsonb, tags uuid[], notes uuid[])
      where exists (select 1 from imports i where i.page_id = ${pageId} and i.id = r.import_id and i.cleared_at is null)
      on conflict do nothing`)
  },
}
