// What an import writes down of its guests, so that it can be undone.
import { createHash } from 'node:crypto'
import { arrayText } from '../core/db/arrayText.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import type { ImportOutcome } from '../guests/index.ts'
import type { Job } from './job.ts'
import type { Person } from './readRow.ts'

export type PersonOutcome = { person: Person; outcome: ImportOutcome }
/** Tags and notes by guest, and guests with a new consent: undoing takes back only what the import added. */
export type Traces = { tags: Map<string, string[]>; notes: Map<string, string[]>; consents: Set<string> }

/** Whether the import gave a guest anything beside their own fields. */
export function hasTrace({ tags, notes, consents }: Traces, guestId: string): boolean {
  return tags.has(guestId) || notes.has(guestId) || consents.has(guestId)
}

/** A hash of the row of a guest `g`: whether anybody changed it since. */
const PRINT_TEXT = 'md5(row(g.name, g.phone, g.email, g.language, g.profile)::text)'
/** The same as a part of a statement. */
export const PRINT = sql.raw(PRINT_TEXT)

/** Writes down what can be undone. */
export async function keepTraces(
  tx: Tx,
  { pageId, id }: Job,
  done: readonly PersonOutcome[],
  traces: Traces,
): Promise<void> {
  const rows = done.flatMap(({ outcome }) => {
    const { guestId } = outcome
    if (!guestId) return []
    const isNew = outcome.outcome === 'added'
    if (!isNew && Object.keys(outcome.filled).length === 0 && !hasTrace(traces, guestId)) return []
    const filled = Object.fromEntries(
      Object.entries(outcome.filled ?? {}).map(([field, value]) => [field, hashOf(value)]),
    )
    return [{ guestId, isNew, filled, tags: traces.tags.get(guestId) ?? [], notes: traces.notes.get(guestId) ?? [] }]
  })
  const all = onePerGuest(rows)
  const [fresh, known] = [all.filter(({ isNew }) => isNew), all.filter(({ isNew }) => !isNew)]
  const job = { pageId, id }
  await Promise.all([insertAll(tx, insertNew, job, fresh), insertAll(tx, insertKnown, job, known)])
}

async function insertAll(
  tx: Tx,
  insert: typeof insertNew,
  { pageId, id }: Pick<Job, 'pageId' | 'id'>,
  rows: readonly Trace[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    insert(
      pageId,
      id,
      rows.map(({ guestId }) => guestId),
      rows.map(({ filled }) => JSON.stringify(filled)),
      rows.map(({ tags }) => arrayText(tags) ?? '{}'),
      rows.map(({ notes }) => arrayText(notes) ?? '{}'),
    ),
  )
}

const INSERT = `insert into import_guests as t (page_id, import_id, guest_id, is_new, print, filled, tags, notes)`
const ROWS = `from unnest($3::uuid[], $4::jsonb[], $5::text[], $6::text[]) as r (guest_id, filled, tags, notes)`

const insertNew = prepare(`${INSERT}
  select $1, $2, r.guest_id, true, ${PRINT_TEXT}, r.filled, r.tags::uuid[], r.notes::uuid[] ${ROWS}
  join guests g on g.page_id = $1 and g.id = r.guest_id`)

const insertKnown = prepare(`${INSERT}
  select $1, $2, r.guest_id, false, null, r.filled, r.tags::uuid[], r.notes::uuid[] ${ROWS}
  on conflict (page_id, import_id, guest_id) do update set filled = t.filled || excluded.filled, tags = t.tags || excluded.tags,
    notes = t.notes || excluded.notes, print = case when t.is_new then (
      select ${PRINT_TEXT} from guests g where g.page_id = $1 and g.id = excluded.guest_id) end`)

type Trace = { guestId: string; isNew: boolean; filled: Record<string, string>; tags: string[]; notes: string[] }

/** Two rows of a chunk may be about one guest: one names the number, the other the address. */
function onePerGuest(rows: readonly Trace[]): Trace[] {
  const byGuest = new Map<string, Trace>()
  for (const row of rows) {
    const known = byGuest.get(row.guestId)
    byGuest.set(row.guestId, known ? { ...known, filled: { ...known.filled, ...row.filled } } : row)
  }
  return [...byGuest.values()]
}

/** As undoing compares a value. */
export function hashOf(value: string): string {
  return createHash('md5').update(value).digest('hex')
}
