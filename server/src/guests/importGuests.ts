// Many guests out of a file, in a few statements. Nothing of it is proved, so no value that is there gives way.
import { newId } from '../core/id.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { readErased } from './erasedContacts.ts'
import { matchGuests, type ContactRow, type KnownGuest, type Match } from './matchGuests.ts'

/** Texts are empty where the file says nothing. */
export type ImportedGuest = ContactRow & {
  name: string
  language: string
  /** Other answers by the venue's name for each. */
  more: Record<string, string>
  /** The day on which this person agreed to be written to; empty without evidence. */
  consentOn: string
}

export type ImportOutcome =
  | { outcome: 'added'; guestId: string; filled?: undefined }
  /** `filled`: what was empty before, as it now is; attributes as `more.<key>`. */
  | { outcome: 'known'; guestId: string; filled: Record<string, string> }
  | { outcome: 'erased'; guestId?: undefined; filled?: undefined }

type ImportRequest = { pageId: string; rows: readonly ImportedGuest[]; language: string }

/** What {@link importGuests} would do, without doing it. */
export async function foreseeImport(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, rows }: ImportRequest,
): Promise<ImportOutcome[]> {
  const { matches, known } = await matchGuests(tx, { pageId, rows, isLocked: false })
  return decide(services, tx, { pageId, rows, matches, known, makeId: () => '' })
}

/**
 * Fills in the guests whose number or address the rows have, and adds the others. Who was erased comes back only with a
 * consent from after that.
 * @param of.rows in which no number and no address stands twice
 */
export async function importGuests(
  services: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  { pageId, rows, language }: ImportRequest,
): Promise<ImportOutcome[]> {
  const now = services.clock.now()
  const { matches, known } = await matchGuests(tx, { pageId, rows, isLocked: true })
  const outcomes = await decide(services, tx, { pageId, rows, matches, known, makeId: () => newId(now) })
  const isFilled = (one: ImportOutcome) => one.outcome === 'known' && Object.keys(one.filled).length > 0
  const filled = new Set(outcomes.filter(isFilled).map(({ guestId }) => guestId!))
  await fillIn(
    tx,
    pageId,
    [...filled].map((id) => known.get(id)!),
  )
  const added = outcomes.flatMap((one, index) =>
    one.outcome === 'added' ? [{ id: one.guestId, row: rows[index]! }] : [],
  )
  if (added.length > 0)
    tx.along(
      insertGuests(
        pageId,
        language,
        now,
        added.map(({ id }) => id),
        added.map(({ row }) => row.language),
        added.map(({ row }) => row.name),
        added.map(({ row }) => row.phone),
        added.map(({ row }) => row.email),
        added.map(({ row }) => JSON.stringify(row.more)),
      ),
    )
  noteGuestChanges(tx, pageId, filled)
  return outcomes
}

const insertGuests = prepare(`
  insert into guests (page_id, id, language, first_seen_at, last_seen_at, name, phone, email, profile)
  select $1, r.id, coalesce(nullif(r.language, ''), $2), $3, $3, nullif(r.name, ''), nullif(r.phone, ''), nullif(r.email, ''), r.more
  from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::jsonb[]) as r (id, language, name, phone, email, more)`)

type Decision = {
  pageId: string
  rows: readonly ImportedGuest[]
  matches: readonly Match[]
  known: Map<string, KnownGuest>
  makeId: () => string
}

async function decide(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, rows, matches, known, makeId }: Decision,
): Promise<ImportOutcome[]> {
  const contacts = rows.flatMap(({ phone, email }, index) => (matches[index]!.guestId ? [] : [phone, email]))
  const erased = await readErased(services, tx, { pageId, contacts: contacts.filter((contact) => contact !== '') })
  return rows.map((row, index) => {
    const match = matches[index]!
    if (match.guestId)
      return { outcome: 'known', guestId: match.guestId, filled: fill(known.get(match.guestId)!, row, match) }
    const erasedAt = [erased.get(row.phone), erased.get(row.email)].filter((at) => at !== undefined)
    // A day is over when it is: a consent of the day of the erasure may be from before it.
    if (erasedAt.some((at) => row.consentOn <= at.slice(0, 10))) return { outcome: 'erased' }
    return { outcome: 'added', guestId: makeId() }
  })
}

/** Puts into a guest what was empty. @returns what that was */
function fill(guest: KnownGuest, row: ImportedGuest, match: Match): Record<string, string> {
  const filled: Record<string, string> = {}
  const take = (field: 'name' | 'phone' | 'email') => {
    if (guest[field] || row[field] === '') return
    guest[field] = row[field]
    filled[field] = row[field]
  }
  take('name')
  // A number or address that another guest has stays theirs.
  if (!match.phoneOf) take('phone')
  if (!match.emailOf) take('email')
  for (const [key, value] of Object.entries(row.more)) {
    if (Object.hasOwn(guest.profile, key) && guest.profile[key] !== '') continue
    guest.profile = { ...guest.profile, [key]: value }
    filled[`more.${key}`] = value
  }
  return filled
}

async function fillIn(tx: Tx, pageId: string, guests: readonly KnownGuest[]): Promise<void> {
  if (guests.length === 0) return
  await tx.run(sql`
    update guests g set name = r.name, phone = r.phone, email = r.email, profile = r.profile
    from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as r (id uuid, name text, phone text, email text, profile jsonb)
    where g.page_id = ${pageId} and g.id = r.id`)
}
