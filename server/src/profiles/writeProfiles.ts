// The only writer of `guest_profiles`: from what is true of a guest to one row that lists, searches and segments read.
import { setImmediate as breathe } from 'node:timers/promises'
import { arrayText } from '../core/db/arrayText.ts'
import { commitUnwaited, prepare, sql, type Database, type Tx } from '../core/db/database.ts'
import { readTruth, type ProfileRow } from './readTruth.ts'
import { gramsOfGuest, searchText } from './searchText.ts'

/** Writes the profiles of these guests again, from the truth. A guest who is erased or gone has none. */
export async function rebuildProfiles(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  await lockGuests(tx, pageId, guestIds)
  await lockProfiles(tx, pageId)
  const rows = await readTruth(tx, pageId, guestIds)
  const known = new Set(rows.map(({ guestId }) => guestId))
  await removeProfiles(
    tx,
    pageId,
    guestIds.filter((id) => !known.has(id)),
  )
  await writeProfiles(tx, pageId, rows)
}

/** In the order in which erasing and merging take them, or the two would wait for each other. */
export async function lockGuests(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<void> {
  await tx.run(holdGuests(pageId, guestIds))
}

const holdGuests = prepare('select 1 from guests where page_id = $1 and id = any($2::uuid[]) order by id for key share')

/** One writer at a time: who read the truth earlier must not write it later, above all not of a guest who is erased meanwhile. */
async function lockProfiles(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${pageId}`}, 0))`)
}

/** Takes profiles away, and the guests out of the totals. */
export async function removeProfiles(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  await lockProfiles(tx, pageId)
  await tx.run(sql`
    with gone as (
      delete from guest_profiles where page_id = ${pageId} and guest_id = any(${[...guestIds]}::uuid[]) returning source
    ), grams as (
      delete from guest_grams where page_id = ${pageId} and guest_id = any(${[...guestIds]}::uuid[])
    ), counted as (select source, count(*)::int as guests from gone group by source)
    update guest_totals t set guests = t.guests - c.guests from counted c where t.page_id = ${pageId} and t.source = c.source`)
}

/** Removes index entries that failed imports left behind. The caller holds the lock of imports, whose chunks have entries first. */
export async function dropLooseGrams(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`
    delete from guest_grams g where g.page_id = ${pageId} and not exists (
      select from guest_profiles p where p.page_id = ${pageId} and p.guest_id = g.guest_id)`)
}

/** Writes rows as they are, of guests who may have a profile. */
export async function writeProfiles(tx: Tx, pageId: string, rows: readonly ProfileRow[]): Promise<void> {
  if (rows.length === 0) return
  const stored = rows.map(storedRow)
  tx.along(shortList())
  const written = tx.run(upsert(pageId, ...columnsOf(stored)))
  await Promise.all([written, tx.run(upsertGrams(pageId, ...gramColumns(pageId, stored)))])
}

/**
 * Adds rows of guests who were never here. Another connection writes the search index at the same time, because it is half of
 * the work. It commits first, so a visible profile can always be found; if `tx` fails, `dropLooseGrams` cleans up.
 */
export async function addProfiles(db: Database, tx: Tx, pageId: string, rows: readonly ProfileRow[]): Promise<void> {
  if (rows.length === 0) return
  const stored = rows.map(storedRow)
  const indexed = db.asSystem((beside) => addGrams(beside, pageId, stored))
  // Its fault is thrown below.
  indexed.catch(() => undefined)
  await breathe()
  await Promise.all([indexed, tx.run(insert(pageId, ...columnsOf(stored)))])
}

/** In parts, so that the database starts before all hashes are computed. */
async function addGrams(tx: Tx, pageId: string, stored: readonly StoredRow[]): Promise<void> {
  // The chunk commits later, and waits.
  tx.along(commitUnwaited())
  for (let at = 0; at < stored.length; at += GRAMS_AT_ONCE) {
    tx.along(insertGrams(pageId, ...gramColumns(pageId, stored.slice(at, at + GRAMS_AT_ONCE))))
    await breathe()
  }
}

const columnsOf = (stored: readonly StoredRow[]) => COLUMNS.map(({ pick }) => stored.map(pick))

function gramColumns(pageId: string, stored: readonly StoredRow[]): [guestIds: string[], grams: string[]] {
  return [
    stored.map(({ guestId }) => guestId),
    stored.map(({ search }) => `{${[...gramsOfGuest(pageId, search)].join(',')}}`),
  ]
}

function storedRow({ form, birthday, score, ...row }: ProfileRow) {
  return {
    ...row,
    search: searchText(row),
    score: score === null ? null : Math.max(0, Math.min(10, form === 1 ? score * 2 : score)),
    birthday: birthdayOf(birthday),
  }
}

/** A date of birth as month times 100 plus day. */
function birthdayOf(date: string | null): number | null {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date ?? '') ?? []
  return month === '' ? null : Number(month) * 100 + Number(day)
}

type StoredRow = ReturnType<typeof storedRow>
const GRAMS_AT_ONCE = 200
/** A column as lists are sent: what holds lists itself goes as text, which costs half of what JSON does. */
type Column = { name: string; type: string; pick(row: StoredRow): string | number | boolean | null }

const column = (name: string, type: string, pick: Column['pick']): Column => ({ name, type, pick })
const list = (values: readonly (string | number)[]) => arrayText(values) ?? '{}'

const COLUMNS: readonly Column[] = [
  column('guest_id', 'uuid', (row) => row.guestId),
  column('name', 'text', (row) => row.name),
  column('phone', 'text', (row) => row.phone),
  column('email', 'text', (row) => row.email),
  column('source', 'text', (row) => row.source),
  column('language', 'text', (row) => row.language),
  column('is_phone_verified', 'boolean', (row) => row.isPhoneVerified),
  column('is_email_verified', 'boolean', (row) => row.isEmailVerified),
  column('first_seen_at', 'timestamptz', (row) => row.firstSeenAt),
  column('last_seen_at', 'timestamptz', (row) => row.lastSeenAt),
  column('visits', 'int', (row) => row.visits),
  column('seconds', 'bigint', (row) => row.seconds),
  column('bytes', 'bigint', (row) => row.bytes),
  column('visit_days', 'int[]', (row) => list(row.visitDays)),
  column('weekdays', 'smallint', (row) => row.weekdays),
  column('hours', 'int', (row) => row.hours),
  column('system', 'smallint', (row) => row.system),
  column('gateways', 'text[]', (row) => list(row.gateways)),
  column('channels', 'text[]', (row) => list(row.channels)),
  column('tags', 'uuid[]', (row) => list(row.tags)),
  column('answers', 'jsonb', (row) => JSON.stringify(row.answers)),
  column('score', 'smallint', (row) => row.score),
  column('birthday', 'smallint', (row) => row.birthday),
  column('campaigns_seen', 'uuid[]', (row) => list(row.campaignsSeen)),
  column('campaigns_clicked', 'uuid[]', (row) => list(row.campaignsClicked)),
  column('points', 'bigint', (row) => row.points),
  column('tasks_done', 'int', (row) => row.tasksDone),
  column('gifts_ready', 'int', (row) => row.giftsReady),
  column('gifts_used', 'int', (row) => row.giftsUsed),
  column('review_score', 'smallint', (row) => row.reviewScore),
  column('search', 'text', (row) => row.search),
]
const NAMES = COLUMNS.map(({ name }) => name).join(', ')
const NEW = COLUMNS.filter(({ name }) => name !== 'guest_id').map(({ name }) => `${name} = excluded.${name}`)
const isList = (type: string) => type.endsWith('[]')
const LISTS = COLUMNS.map(({ type }, index) => `$${index + 2}::${isList(type) ? 'text' : type}[]`)
const READ = COLUMNS.map(({ name, type }) => (isList(type) ? `${name}::${type}` : name))

const insertCounting = (before: string, onConflict: string) =>
  prepare(`
  with r as (
    select ${READ.join(', ')} from unnest(${LISTS.join(', ')}) as r (${NAMES})
  ), counted as (
    select source, sum(guests)::int as guests from (
      select source, count(*)::int as guests from r group by source ${before}) c group by source
  ), totals as (
    insert into guest_totals as t (page_id, source, guests) select $1, source, guests from counted where guests <> 0
    on conflict (page_id, source) do update set guests = t.guests + excluded.guests
  )
  insert into guest_profiles as p (page_id, ${NAMES}) select $1, ${NAMES} from r ${onConflict}`)

const insert = insertCounting('', '')
const upsert = insertCounting(
  `union all (select p.source, -count(*)::int from guest_profiles p join r on p.page_id = $1 and p.guest_id = r.guest_id group by p.source)`,
  `on conflict (page_id, guest_id) do update set ${NEW.join(', ')}`,
)

const GRAMS = `
  insert into guest_grams (page_id, guest_id, grams)
  select $1, guest_id, grams::int[] from unnest($2::uuid[], $3::text[]) as r (guest_id, grams)`
/** For this transaction: a search reads the list of entries to come, which only an import lets grow. */
const shortList = prepare('set local gin_pending_list_limit = 256')
const insertGrams = prepare(GRAMS)
const upsertGrams = prepare(`${GRAMS}
  on conflict (page_id, guest_id) do update set grams = excluded.grams where guest_grams.grams <> excluded.grams`)
