// Undoing: guests the import added and nobody has seen since go; from the others it takes back what it gave, as far as
// nobody has changed it. Each part forgets its traces, so that it goes on after a crash.
import { sql, type Tx } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import type { Services } from '../core/services.ts'
import { withdrawImported } from '../guests/index.ts'
import { dropNotes, dropUnusedTags, removeProfiles, takeTags } from '../profiles/index.ts'
import { holdJob, endState, writeJob, type Job } from './job.ts'
import { undoLeads, type Undone } from './undoLeads.ts'
import { hashOf, PRINT } from './traces.ts'

const AT_ONCE = 500

type Trace = {
  guestId: string
  isNew: boolean
  isUntouched: boolean
  filled: Record<string, string>
  tags: string[]
  notes: string[]
}

/** Undoes an import to its end. @throws Yielded */
export async function undoImport(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  for (let left = true; left;) {
    stop.throwIfAborted()
    left = await services.db.asSystem(async (tx) => {
      await holdJob(tx, job)
      const undone = await undoSome(services, tx, job)
      if (undone) await addUndone(services, tx, job, undone)
      else await endUndoing(services, tx, job)
      return undone !== undefined
    })
  }
}

function undoSome(services: Services, tx: Tx, job: Job): Promise<Undone | undefined> {
  return job.target === 'guests' ? undoGuests(services, tx, job) : undoLeads(tx, job, AT_ONCE)
}

async function addUndone(services: Services, tx: Tx, job: Job, { removed, restored, kept }: Undone): Promise<void> {
  const so = await tx.first(sql<{ undone: Undone | null }>`
    select undone from imports where page_id = ${job.pageId} and id = ${job.id}`)
  const before = so?.undone ?? { removed: 0, restored: 0, kept: 0 }
  const undone = { removed: before.removed + removed, restored: before.restored + restored, kept: before.kept + kept }
  await writeJob(services, tx, job, { undone: JSON.stringify(undone) })
  tx.notify(job.pageId, job.target === 'guests' ? 'profiles' : 'leads')
}

async function endUndoing(services: Services, tx: Tx, job: Job): Promise<void> {
  const made = await tx.first(sql<{ tagsMade: string[] }>`
    select tags_made from imports where page_id = ${job.pageId} and id = ${job.id}`)
  await dropUnusedTags(tx, job.pageId, made?.tagsMade ?? [])
  await writeJob(services, tx, job, endState('undone'))
}

async function undoGuests(services: Services, tx: Tx, job: Job): Promise<Undone | undefined> {
  const { pageId, id, createdBy } = job
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${pageId}`}, 0))`)
  const traces = await takeTraces(tx, job)
  if (traces.length === 0) return undefined
  const untouched = traces.filter(({ isNew, isUntouched }) => isNew && isUntouched).map(({ guestId }) => guestId)
  const used = await usedGuests(services, tx, job, { ids: untouched, traces })
  const gone = untouched.filter((guestId) => !used.has(guestId))
  await removeGuests(tx, pageId, gone)
  const left = traces.filter(({ guestId }) => !gone.includes(guestId))
  const ids = left.map(({ guestId }) => guestId)
  await takeTags(tx, { pageId, pairs: left.flatMap(({ guestId, tags }) => tags.map((tagId) => ({ guestId, tagId }))) })
  await dropNotes(
    tx,
    pageId,
    left.flatMap(({ notes }) => notes),
  )
  await withdrawImported(services, tx, { pageId, importId: id, guestIds: ids, by: createdBy })
  const changed = await emptyFields(
    tx,
    pageId,
    left.filter(({ isNew }) => !isNew),
  )
  noteGuestChanges(tx, pageId, ids)
  const kept = left.filter(({ guestId, isNew }) => isNew || changed.has(guestId)).length
  return { removed: gone.length, restored: left.length - kept, kept }
}

/** The traces of some guests, who are held until the transaction ends; the rows that are left go with them. */
async function takeTraces(tx: Tx, { pageId, id }: Job): Promise<Trace[]> {
  const some = await tx.rows(sql<{ guestId: string }>`
    select guest_id from import_guests where page_id = ${pageId} and import_id = ${id} order by guest_id limit ${AT_ONCE}`)
  const ids = some.map(({ guestId }) => guestId)
  if (ids.length === 0) return []
  await tx.run(sql`select 1 from guests where page_id = ${pageId} and id = any(${ids}::uuid[]) order by id for update`)
  return tx.rows(sql<Trace>`
    delete from import_guests t using guests g
    where t.page_id = ${pageId} and t.import_id = ${id} and t.guest_id = any(${ids}::uuid[]) and g.page_id = ${pageId} and g.id = t.guest_id
    returning t.guest_id, t.is_new, t.filled, t.tags, t.notes, t.print is not distinct from ${PRINT} and g.visits = 0 as is_untouched`)
}

/** Tables in which an import itself leaves rows, and those that only follow from others. */
const OWN: Record<string, (job: Job, notes: readonly string[]) => ReturnType<typeof sql>> = {
  guest_profiles: () => sql`false`,
  guest_changes: () => sql`false`,
  guest_grams: () => sql`false`,
  event: () => sql`false`,
  import_guests: () => sql`true`,
  tagged_guests: () => sql`r.origin in ('hand', 'answer')`,
  consents: ({ id }) => sql`(r.evidence ->> 'import') is distinct from ${id}`,
  guest_notes: (_, notes) => sql`not r.id = any(${[...notes]}::uuid[])`,
}

/** Of guests, those of whom anything else is known: whatever names a guest counts, also what later features add. */
async function usedGuests(
  { guestData }: Services,
  tx: Tx,
  job: Job,
  { ids, traces }: { ids: readonly string[]; traces: readonly Trace[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const notes = traces.flatMap((trace) => trace.notes)
  const asked = guestData.flatMap(({ columns }) =>
    columns.map(([table, column]) => {
      const test = OWN[table]?.(job, notes) ?? sql`true`
      return sql`select r.${sql.ref(column)}::text as id from ${sql.table(table)} r
        where r.page_id = ${job.pageId} and r.${sql.ref(column)} = any(${[...ids]}::uuid[]) and ${test}`
    }),
  )
  const rows = await tx.rows(sql<{ id: string }>`${sql.join(asked, sql` union `)}`)
  return new Set(rows.map(({ id }) => id))
}

async function removeGuests(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await removeProfiles(tx, pageId, ids)
  for (const table of ['guest_changes', 'guests'] as const) {
    const column = sql.ref(table === 'guests' ? 'id' : 'guest_id')
    await tx.run(
      sql`delete from ${sql.table(table)} where page_id = ${pageId} and ${column} = any(${[...ids]}::uuid[])`,
    )
  }
}

type Row = {
  id: string
  name: string | null
  phone: string | null
  email: string | null
  profile: Record<string, string>
  isPhoneProved: boolean
  isEmailProved: boolean
}

/** Empties what the import filled in. @returns the guests of whom something has been changed or proved since */
async function emptyFields(tx: Tx, pageId: string, traces: readonly Trace[]): Promise<Set<string>> {
  const changed = new Set<string>()
  if (traces.length === 0) return changed
  const rows = await tx.rows(sql<Row>`
    select id, name, phone, email, profile, phone_verified_at is not null as is_phone_proved, email_verified_at is not null as is_email_proved
    from guests where page_id = ${pageId} and id = any(${traces.map(({ guestId }) => guestId)}::uuid[]) and erased_at is null`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { guestId, filled } of traces) {
    const row = byId.get(guestId)
    if (row && !Object.entries(filled).every(([field, hash]) => emptyField(row, field, hash))) changed.add(guestId)
  }
  await tx.run(sql`
    update guests g set name = r.name, phone = r.phone, email = r.email, profile = r.profile
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, phone text, email text, profile jsonb)
    where g.page_id = ${pageId} and g.id = r.id`)
  return changed
}

/** @returns false where the value is another by now, or was proved */
function emptyField(row: Row, field: string, hash: string): boolean {
  if (field.startsWith('more.')) {
    const { [field.slice(5)]: value, ...others } = row.profile
    if (value === undefined || hashOf(value) !== hash) return false
    row.profile = others
    return true
  }
  if (field !== 'name' && field !== 'phone' && field !== 'email') return false
  const isProved = (field === 'phone' && row.isPhoneProved) || (field === 'email' && row.isEmailProved)
  if (isProved || hashOf(row[field] ?? '') !== hash) return false
  row[field] = null
  return true
}
