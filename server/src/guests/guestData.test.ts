// What becomes of a guest's rows, asked of the catalogue: a table that is forgotten is found here.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, sql, type Database } from '../core/db/database.ts'
import { SYSTEM_ROLE, withUser } from '../core/db/migrate.ts'
import { makeClient } from '../core/db/pool.ts'
import type { GuestData } from '../core/guestData.ts'
import { newId } from '../core/id.ts'
import { makeLog } from '../core/log.ts'
import { makeSecrets } from '../core/secrets.ts'
import { FEATURES } from '../processes/features.ts'
import { handClock } from '../testing/clock.ts'
import { givenBarePage } from '../testing/database.ts'
import { SECRET_KEY } from '../testing/globalSetup.ts'
import { cloneDatabase } from '../testing/server.ts'
import { mergeGuests } from './mergeGuests.ts'
import { readMerges, unmergeGuests } from './unmergeGuests.ts'

const clock = handClock()
const guestData = FEATURES.flatMap((feature) => feature.guestData ?? [])
const answered = guestData.flatMap(({ columns }) => columns.map((column) => column.join('.'))).toSorted()

let owner: ReturnType<typeof makeClient>
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const clone = await cloneDatabase()
  drop = clone.drop
  owner = makeClient(clone.url, 'tests')
  await owner.connect()
  const password = makeSecrets(SECRET_KEY).derive(`role ${SYSTEM_ROLE}`).toString('base64url')
  const system = withUser(clone.url, SYSTEM_ROLE, password)
  db = openDatabase({ app: system, system }, makeLog('silent'), 2)
})
afterAll(async () => {
  await db.close()
  await owner.end()
  await drop()
})

/** Columns that name a guest: by their name, or by a foreign key. */
async function readGuestColumns(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and (
      a.attname like '%guest_id' or (a.attname <> 'page_id' and exists (select 1 from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'guests'::regclass and a.attnum = any(f.conkey))))`)
  return rows.map(({ name }) => name).toSorted()
}

test('for every column that names a guest, one feature says what becomes of it', async () => {
  expect(await readGuestColumns()).toEqual(answered)
})

test.each([
  ['a column with the usual name', 'create table planted (page_id uuid, guest_id uuid)', 'planted.guest_id'],
  [
    'a foreign key under another name',
    'create table planted (page_id uuid, visitor uuid, foreign key (page_id, visitor) references guests (page_id, id))',
    'planted.visitor',
  ],
])('%s that no feature answers for is found', async (_name, statement, column) => {
  await owner.query('begin')
  await owner.query(statement)
  const found = await readGuestColumns()
  await owner.query('rollback')
  expect(found.filter((name) => !answered.includes(name))).toEqual([column])
})

const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  timestamptz: 'now()',
  date: 'current_date',
  text: `gen_random_uuid()::text`,
  bool: 'false',
  jsonb: `'{}'`,
  _text: `'{}'`,
  _uuid: `'{}'`,
  _int4: `'{}'`,
  bytea: `decode(md5(random()::text), 'hex')`,
}

/** A row that names a guest wherever its table can, whatever else it says. */
async function plantRow(table: string, columns: readonly string[], pageId: string, guestId: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity <> 'a'
       and ((a.attnotnull and not a.atthasdef) or a.attname = any($2))`,
    [table, [...columns, 'page_id']],
  )
  const value = ({ name, type }: { name: string; type: string }) => {
    if (name === 'page_id') return `'${pageId}'`
    return columns.includes(name) ? `'${guestId}'` : (VALUES[type] ?? '1')
  }
  await owner.query(`insert into ${table} (${rows.map(({ name }) => name).join()}) values (${rows.map(value).join()})`)
}

/** A page with two guests; every table that can has a row of the first. */
async function givenTwoGuests() {
  const pageId = await givenBarePage(db)
  const [from, into] = [newId(clock.now()), newId(clock.now())]
  for (const id of [from, into])
    await owner.query('insert into guests (page_id, id, first_seen_at, last_seen_at) values ($1, $2, now(), now())', [
      pageId,
      id,
    ])
  // Neither the rows they point to nor what else they must say matters here.
  await owner.query(`set session_replication_role = replica`)
  const tables = Map.groupBy(
    answered.map((name) => name.split('.')),
    ([table = '']) => table,
  )
  for (const [table, pairs] of tables) {
    const { rows } = await owner.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    )
    for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`)
    await plantRow(
      table,
      pairs.map(([, column = '']) => column),
      pageId,
      from,
    )
  }
  await owner.query(`set session_replication_role = origin`)
  const count = async (guestId: string) => {
    const found: string[] = []
    for (const name of answered) {
      const [table, column] = name.split('.')
      const { rowCount } = await owner.query(`select from ${table} where page_id = $1 and ${column} = $2`, [
        pageId,
        guestId,
      ])
      if (rowCount) found.push(name)
    }
    return found
  }
  const merge = (data: readonly GuestData[]) =>
    db.asSystem((tx) => mergeGuests({ clock, guestData: data }, tx, { pageId, from, into, why: 'test' }))
  const unmerge = () =>
    db.asSystem(async (tx) => {
      const merges = await readMerges(tx, { pageId, guestId: into, now: clock.now() })
      // Planted rows speak of no merge.
      await tx.run(
        sql`delete from guest_merges where page_id = ${pageId} and guest_id = ${into} and gone_id <> ${from}`,
      )
      return unmergeGuests({ clock, guestData }, tx, {
        pageId,
        guestId: into,
        mergeId: merges.find(({ goneId }) => goneId === from)!.id,
      })
    })
  return { from, into, count, merge, unmerge }
}

test('when two guests turn out to be one, a row of every table goes along, and none is lost', async () => {
  const { from, into, count, merge } = await givenTwoGuests()
  expect(await count(from)).toEqual(answered)
  await merge(guestData)
  expect(await count(into)).toEqual(answered)
  expect(await count(from)).toEqual([])
})

/** Written again when a merge is undone, deleted by this test, or of a tag, a campaign or an import that is not there. */
const REWRITTEN = [
  'guest_grams.guest_id',
  'campaign_reach.guest_id',
  'guest_changes.guest_id',
  'guest_profiles.guest_id',
  'guest_merges.guest_id',
  'tagged_guests.guest_id',
  'import_guests.guest_id',
]

test('a merge that is taken back leaves every table as it was, but for what is written afresh', async () => {
  const { from, into, count, merge, unmerge } = await givenTwoGuests()
  await merge(guestData)
  expect(await unmerge()).toBe(from)
  expect((await count(from)).filter((name) => !REWRITTEN.includes(name))).toEqual(
    answered.filter((name) => !REWRITTEN.includes(name)),
  )
  expect((await count(into)).filter((name) => !REWRITTEN.includes(name))).toEqual([])
})

test('a merge is refused when a feature leaves rows behind: they would go with the guest', async () => {
  const { from, count, merge } = await givenTwoGuests()
  const careless = guestData.map(({ move, ...data }) =>
    data.columns.some(([table]) => table === 'own_devices') ? data : { ...data, ...(move && { move }) },
  )
  await expect(merge(careless)).rejects.toThrow(/would lose rows of .*own_devices/)
  expect(await count(from)).toEqual(answered)
})
