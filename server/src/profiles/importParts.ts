// What an import writes of guests beside the guests themselves: tags by their names, and notes.
import { tags as tagCalls } from '@portico/contract/profiles/tags.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { newId } from '../core/id.ts'

const MOST_TAGS = tagCalls.create.most ?? 0

/** Tags of a page by their names in small letters. */
export async function tagsByName(tx: Tx, pageId: string): Promise<Map<string, string>> {
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from tags where page_id = ${pageId} order by created_at desc`)
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

/** The names of a page's tags by their ids. */
export async function tagNames(tx: Tx, pageId: string): Promise<Map<string, string>> {
  const rows = await tx.rows(sql<{ id: string; name: string }>`select id, name from tags where page_id = ${pageId}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** How many tags more a page has room for. */
export function roomForTags(known: ReadonlyMap<string, string>): number {
  return Math.max(0, MOST_TAGS - known.size)
}

/** Makes tags. @returns their ids by their names in small letters */
export async function makeTags(
  tx: Tx,
  { pageId, names, now }: { pageId: string; names: readonly string[]; now: Date },
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    insert into tags (page_id, id, name, colour, created_at)
    select ${pageId}, r.id, r.name, 'grey', ${now}
    from unnest(${names.map(() => newId(now))}::uuid[], ${[...names]}::text[]) as r (id, name)
    on conflict (page_id, name) do update set name = excluded.name returning id, name`)
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

export type TaggedGuest = { guestId: string; tagId: string }

/** Gives tags. @returns what was new */
export function giveTags(
  tx: Tx,
  { pageId, pairs, now }: { pageId: string; pairs: readonly TaggedGuest[]; now: Date },
): Promise<TaggedGuest[]> {
  if (pairs.length === 0) return Promise.resolve([])
  return tx.rows(sql<TaggedGuest>`
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select ${pageId}, r.tag_id, r.guest_id, 'import', ${now}
    from unnest(${pairs.map(({ tagId }) => tagId)}::uuid[], ${pairs.map(({ guestId }) => guestId)}::uuid[]) as r (tag_id, guest_id)
    on conflict do nothing returning guest_id, tag_id`)
}

/** Takes tags away that an import gave, unless somebody gave them by hand since. @returns the guests who lost one */
export async function takeTags(
  tx: Tx,
  { pageId, pairs }: { pageId: string; pairs: readonly TaggedGuest[] },
): Promise<string[]> {
  if (pairs.length === 0) return []
  const rows = await tx.rows(sql<{ guestId: string }>`
    delete from tagged_guests t using unnest(${pairs.map(({ tagId }) => tagId)}::uuid[], ${pairs.map(({ guestId }) => guestId)}::uuid[])
      as r (tag_id, guest_id)
    where t.page_id = ${pageId} and t.tag_id = r.tag_id and t.guest_id = r.guest_id and t.origin = 'import' returning t.guest_id`)
  const ids = [...new Set(rows.map(({ guestId }) => guestId))]
  noteGuestChanges(tx, pageId, ids)
  return ids
}

/** Deletes tags that nobody has and no rule gives. */
export async function dropUnusedTags(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`
    delete from tags t where t.page_id = ${pageId} and t.id = any(${[...ids]}::uuid[]) and t.rule is null and not exists (
      select 1 from tagged_guests g where g.page_id = ${pageId} and g.tag_id = t.id)`)
}

type ImportedNote = { id: string; guestId: string; body: string }

/** Writes notes that are not there yet. @returns those that were new */
export function addNotes(
  tx: Tx,
  { pageId, notes, by, now }: { pageId: string; notes: readonly ImportedNote[]; by: string; now: Date },
): Promise<{ id: string; guestId: string }[]> {
  if (notes.length === 0) return Promise.resolve([])
  return tx.rows(sql<{ id: string; guestId: string }>`
    insert into guest_notes (page_id, id, guest_id, body, written_by, at)
    select ${pageId}, r.id, r.guest_id, r.body, ${by}, ${now}
    from unnest(${notes.map(({ id }) => id)}::uuid[], ${notes.map(({ guestId }) => guestId)}::uuid[], ${notes.map(({ body }) => body)}::text[])
      as r (id, guest_id, body)
    where not exists (
      select 1 from guest_notes n where n.page_id = ${pageId} and n.guest_id = r.guest_id and n.body = r.body)
    returning id, guest_id`)
}

/** Deletes notes by their ids. */
export async function dropNotes(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.run(sql`delete from guest_notes where page_id = ${pageId} and id = any(${[...ids]}::uuid[])`)
}
