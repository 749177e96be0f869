// Takes a merge back: the guest who went is a guest again, with what was theirs. What happened since stays with the other.
import { sql, type Tx } from '../core/db/database.ts'
import type { Split } from '../core/guestData.ts'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'
import { countRows, giveBackRows } from './mergedRows.ts'
import type { Before, GuestRow } from './mergeGuests.ts'

type Uses = Pick<Services, 'clock' | 'guestData'>
export type KeptMerge = {
  id: string
  guestId: string
  goneId: string
  at: string
  until: string
  byId: string | null
  why: string
  before: Before
}

/** Merges of a guest that were not taken back and are not too old, the newest first. @throws guest/not-found */
export async function readMerges(
  tx: Tx,
  { pageId, guestId, now }: { pageId: string; guestId: string; now: Date },
): Promise<KeptMerge[]> {
  const guest = await tx.first(
    sql`select 1 from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`,
  )
  if (!guest) throw fail('guest/not-found')
  return tx.rows(sql<KeptMerge>`
    select id, guest_id, gone_id, at, until, by_id, why, before from guest_merges
    where page_id = ${pageId} and guest_id = ${guestId} and until > ${now} order by at desc, id desc`)
}

type MergeRef = { pageId: string; guestId: string; mergeId: string }

/** The merge, if it is the newest of its guest. @throws guest/not-found, merge/over, merge/newer */
export async function findMerge(
  { clock }: Pick<Uses, 'clock'>,
  tx: Tx,
  { pageId, guestId, mergeId }: MergeRef,
): Promise<KeptMerge> {
  const merges = await readMerges(tx, { pageId, guestId, now: clock.now() })
  const merge = merges.find(({ id }) => id === mergeId)
  if (!merge) throw fail('merge/over')
  if (merges[0] !== merge) throw fail('merge/newer')
  return merge
}

/** How many rows of each table would go back, and of all how many are gone for good. */
export async function previewUnmerge({ guestData }: Uses, tx: Tx, pageId: string, merge: KeptMerge) {
  const counts = await countRows(tx, guestData, { pageId, into: merge.guestId, mergeId: merge.id })
  const backOf = (table: string) => counts.filter((one) => one.table === table).reduce((sum, { back }) => sum + back, 0)
  const since = await tx.first(sql<{ visits: number }>`
    select count(*)::int as visits from visits
    where page_id = ${pageId} and guest_id = ${merge.guestId} and asked_at > ${merge.at}`)
  return {
    back: {
      visits: backOf('visits'),
      devices: backOf('guest_devices'),
      contacts: backOf('guest_identities'),
      consents: backOf('consents'),
      notes: backOf('guest_notes'),
      leads: backOf('leads'),
    },
    gone: counts.filter(({ table }) => LASTING.has(table)).reduce((sum, { gone }) => sum + gone, 0),
    visitsSince: since?.visits ?? 0,
  }
}

/** Tables whose rows a person would miss; a key or a short session can be made again. */
const LASTING: ReadonlySet<string> = new Set(['visits', 'guest_identities', 'consents', 'guest_notes', 'leads'])

/** Makes two guests of one again. @returns the guest who is back. @throws guest/not-found, merge/over, merge/newer */
export async function unmergeGuests(services: Uses, tx: Tx, asked: MergeRef): Promise<string> {
  const { pageId, guestId: into, mergeId } = asked
  // Two who take it back at once do so one after the other, and the second finds it done.
  const guest = await tx.first(sql<{ row: GuestRow }>`
    select to_jsonb(g) as row from guests g where page_id = ${pageId} and id = ${into} and erased_at is null for update`)
  if (!guest) throw fail('guest/not-found')
  const { goneId: from, at: mergedAt, before } = await findMerge(services, tx, asked)
  await insertGuest(tx, pageId, from, before.from)
  const split: Split = { pageId, from, into, mergeId, mergedAt, kept: before.kept }
  await giveBackRows(tx, services.guestData, split)
  for (const { split: takeApart } of services.guestData) await takeApart?.(tx, split)
  await restoreGuest(tx, { pageId, id: into, now: guest.row, before })
  await tx.run(sql`delete from guest_merges where page_id = ${pageId} and id = ${mergeId}`)
  return from
}

function insertGuest(tx: Tx, pageId: string, id: string, row: GuestRow): Promise<number> {
  return tx.run(sql`
    insert into guests (page_id, id, name, phone, email, language, first_seen_at, last_seen_at, visits, profile, phone_verified_at,
      email_verified_at, source)
    values (${pageId}, ${id}, ${row.name}, ${row.phone}, ${row.email}, ${row.language}, ${row.first_seen_at}, ${row.last_seen_at},
      ${row.visits}, ${JSON.stringify(row.profile)}, ${row.phone_verified_at}, ${row.email_verified_at}, ${row.source})`)
}

/** Takes out of the guest who stays what came from the other, unless it was changed since. */
function restoreGuest(
  tx: Tx,
  { pageId, id, now, before }: { pageId: string; id: string; now: GuestRow; before: Before },
): Promise<number> {
  const { from, into } = before
  const isBorrowed = (field: 'name' | 'phone' | 'email') => into[field] === null && now[field] === from[field]
  const [isName, isPhone, isEmail] = [isBorrowed('name'), isBorrowed('phone'), isBorrowed('email')]
  const borrowed = Object.keys(from.profile).filter(
    (key) => !Object.hasOwn(into.profile, key) && now.profile[key] === from.profile[key],
  )
  const isSource = into.source === 'anonymous' && now.source === from.source
  const isSeenSince =
    Date.parse(now.last_seen_at) > Math.max(Date.parse(into.last_seen_at), Date.parse(from.last_seen_at))
  return tx.run(sql`
    update guests set name = ${isName ? null : now.name}, phone = ${isPhone ? null : now.phone}, email = ${isEmail ? null : now.email},
      phone_verified_at = ${isPhone ? null : now.phone_verified_at}, email_verified_at = ${isEmail ? null : now.email_verified_at},
      profile = profile - ${borrowed}::text[], source = ${isSource ? 'anonymous' : now.source},
      visits = greatest(visits - ${from.visits}::int, 0), first_seen_at = ${into.first_seen_at},
      last_seen_at = ${isSeenSince ? now.last_seen_at : into.last_seen_at}
    where page_id = ${pageId} and id = ${id}`)
}
