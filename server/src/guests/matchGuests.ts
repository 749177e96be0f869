// Whom rows of a file are about: a number or address that a guest proved, else one that a guest has.
import { sql, type Tx } from '../core/db/database.ts'

export type ContactRow = { phone: string; email: string }
/** A guest as an import finds them, and fills them in. */
export type KnownGuest = {
  id: string
  name: string | null
  phone: string | null
  email: string | null
  profile: Record<string, string>
}
/** Of one row: the guest it is about, and whether its number or address is another's. */
export type Match = { guestId: string | undefined; phoneOf: string | undefined; emailOf: string | undefined }

type Hit = { row: number; guestId: string; how: number }

/**
 * Finds the guests of rows, by phone before email and proved before typed; of several, the one seen last.
 * @param isLocked holds them until the transaction ends; who is erased meanwhile is not found
 */
export async function matchGuests(
  tx: Tx,
  { pageId, rows, isLocked }: { pageId: string; rows: readonly ContactRow[]; isLocked: boolean },
): Promise<{ matches: Match[]; known: Map<string, KnownGuest> }> {
  const hits = await readHits(tx, pageId, rows)
  const ids = [...new Set(hits.map(({ guestId }) => guestId))].toSorted()
  const known = new Map<string, KnownGuest>()
  if (ids.length > 0)
    for (const guest of await tx.rows(sql<KnownGuest>`
      select id, name, phone, email, profile from guests
      where page_id = ${pageId} and id = any(${ids}::uuid[]) and erased_at is null
      order by id ${isLocked ? sql`for update` : sql``}`))
      known.set(guest.id, guest)
  const matches = rows.map((): Match => ({ guestId: undefined, phoneOf: undefined, emailOf: undefined }))
  for (const { row, guestId, how } of hits) {
    if (!known.has(guestId)) continue
    const match = matches[row]!
    match.guestId ??= guestId
    if (how % 2 === 1) match.phoneOf ??= guestId
    else match.emailOf ??= guestId
  }
  return { matches, known }
}

/** Guests with the same number or address that are looked at: more are nobody's. */
const MOST_ALIKE = 10

/**
 * The best first. `how`: 1 and 2 proved number and address, 3 and 4 typed ones. Each is looked up by itself, for before a
 * table was counted PostgreSQL would rather read all of it.
 */
function readHits(tx: Tx, pageId: string, rows: readonly ContactRow[]): Promise<Hit[]> {
  if (rows.length === 0) return Promise.resolve([])
  return tx.rows(sql<Hit>`
    with r as (
      select n::int - 1 as row, nullif(phone, '') as phone, nullif(email, '') as email
      from unnest(${rows.map(({ phone }) => phone)}::text[], ${rows.map(({ email }) => email)}::text[]) with ordinality as r (phone, email, n)
    ), hits as (
      select r.row, h.guest_id, 1 as how from r cross join lateral (
        select guest_id from guest_identities where page_id = ${pageId} and kind = 'phone' and value = r.phone limit 1) h
      union all
      select r.row, h.guest_id, 2 from r cross join lateral (
        select guest_id from guest_identities where page_id = ${pageId} and kind = 'email' and value = r.email limit 1) h
      union all
      select r.row, h.id, 3 from r cross join lateral (
        select id from guests where page_id = ${pageId} and phone = r.phone order by phone limit ${MOST_ALIKE}) h
      union all
      select r.row, h.id, 4 from r cross join lateral (
        select id from guests where page_id = ${pageId} and lower(email) = r.email order by lower(email) limit ${MOST_ALIKE}) h
    )
    select h.row, h.guest_id, h.how from hits h cross join lateral (
      select last_seen_at from guests where page_id = ${pageId} and id = h.guest_id and erased_at is null limit 1) g
    order by h.row, h.how, g.last_seen_at desc, h.guest_id`)
}
