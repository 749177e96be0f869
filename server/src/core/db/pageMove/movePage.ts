// Moves a venue from one installation to another: closed there, copied in one transaction here, and open here once every
// table is proved to be as it was.
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { pageObjects } from '../../storage/pageObjects.ts'
import { unsoundPoints, type Fingerprint, type Table } from '../backup/tables.ts'
import { sql, type Database } from '../database.ts'
import { bringPeople } from './bringPeople.ts'
import { bringShared } from './bringShared.ts'
import { closePage, openPage, readPage, refuseUnsettled, tellPage } from './closePage.ts'
import { copyTable, fingerprintOf, type Swaps } from './copyTable.ts'
import { moveObjects, noteObjects } from './moveObjects.ts'
import { readPageTables } from './pageTables.ts'
import { withBoth, type Both, type Installation } from './withBoth.ts'

export type MoveReport = {
  name: string
  /** Those that have rows. */
  tables: { name: string; rows: number }[]
  objects: number
  /** Accounts that were brought along; other members had one already. */
  brought: number
  /** What does not come along. */
  notes: string[]
}

/**
 * @returns what was moved; undefined when it was moved before
 * @throws StartError when it cannot be moved; then nothing of it is at the target, and it is open where it was
 */
export async function movePage(pageId: string, from: Installation, to: Installation): Promise<MoveReport | undefined> {
  return withBoth(from, to, async (both) => {
    const [page, there] = [await readPage(both.source, pageId), await readPage(both.target, pageId)]
    if (!page) throw new StartError('There is no venue with this id at the source.')
    if (there && page.is_moved) return undefined
    if (there)
      throw new StartError(
        'The target has a venue with this id already, perhaps from an earlier move. Remove it there first.',
      )
    if (page.is_deleted && !page.is_moved) throw new StartError('This venue is deleted. Bring it back, then move it.')
    await refuseUnsettled(both.source, pageId)
    const { rows } = await both.source.query<{ key: string }>(pageObjects(pageId))
    const keys = rows.map(({ key }) => key)
    try {
      await closePage(from.db, both.source, pageId)
      await noteObjects(to.db, keys)
      const report = await copyPage(both, pageId, () => moveObjects(from.storage, to.storage, keys))
      await settle(pageId, from.db, to.db)
      return { name: page.name, ...report }
    } catch (error) {
      await both.target.query('rollback').catch(() => undefined)
      // It may be there though the answer was lost. If the target cannot say, the venue stays closed until the next run.
      if (!(await isThere(to.db, pageId))) {
        for (const key of keys) await to.storage.remove(key)
        await openPage(from.db, pageId)
      }
      throw error
    }
  })
}

async function isThere(db: Database, pageId: string): Promise<boolean> {
  return (await db.asSystem((tx) => tx.first(sql`select 1 from pages where id = ${pageId}`))) !== undefined
}

/** Nothing counts at the target until the source, read once more, is still what was copied. */
async function copyPage(
  both: Both,
  pageId: string,
  copyObjects: () => Promise<number>,
): Promise<Omit<MoveReport, 'name'>> {
  const { source, target } = both
  await makeMonths(both, pageId)
  const tables = await readPageTables(source)
  await source.query(SNAPSHOT)
  await target.query('begin')
  const people = await bringPeople(both, pageId)
  const shared = await bringShared(both, pageId)
  const swaps = new Map([...people.swaps, ...shared.swaps])
  const before = await fingerprintsOf(source, tables, pageId, swaps)
  const filled = tables.filter(({ name }) => before.get(name)!.rows > 0)
  for (const table of filled) await copyTable(both, table, { pageId, swaps })
  const objects = await copyObjects()
  await source.query('commit')
  compare(before, await fingerprintsOf(target, tables, pageId), 'was not copied whole')
  await source.query(SNAPSHOT)
  compare(before, await fingerprintsOf(source, tables, pageId, swaps), 'was changed meanwhile')
  await source.query('commit')
  await refuseUnsoundPoints(target, pageId)
  await raiseIdentities(both)
  const { text, values } = pageObjects(pageId)
  await target.query(`delete from media_leftovers where key in (${text})`, values)
  await target.query('commit')
  return {
    tables: filled.map(({ name }) => ({ name, rows: before.get(name)!.rows })),
    objects,
    brought: people.brought,
    notes: shared.notes,
  }
}

const SNAPSHOT = 'begin isolation level repeatable read read only'

async function fingerprintsOf(
  client: pg.Client,
  tables: readonly Table[],
  pageId: string,
  swaps?: Swaps,
): Promise<Map<string, Fingerprint>> {
  const all = new Map<string, Fingerprint>()
  for (const table of tables) all.set(table.name, await fingerprintOf(client, table, pageId, swaps))
  return all
}

function compare(before: ReadonlyMap<string, Fingerprint>, now: ReadonlyMap<string, Fingerprint>, what: string): void {
  for (const [name, { rows, sum }] of before) {
    const other = now.get(name)
    if (other?.rows !== rows || other.sum !== sum)
      throw new StartError(
        `Table ${name} ${what}: ${rows} rows, then ${other?.rows ?? 'none'}. Nothing was moved; run this again.`,
      )
  }
}

/** Events lie in one partition a month, which only the owner of the tables can make. */
async function makeMonths({ source, targetOwner }: Both, pageId: string): Promise<void> {
  const { rows } = await source.query<{ first: string | null; last: string }>(
    'select min(at)::date::text as first, max(at)::date::text as last from event where page_id = $1',
    [pageId],
  )
  const { first, last } = rows[0]!
  if (first) await targetOwner.query('call make_event_partitions($1, $2)', [first, last])
}

async function refuseUnsoundPoints(target: pg.Client, pageId: string): Promise<void> {
  const { rowCount } = await target.query(`${unsoundPoints(`page_id = ${target.escapeLiteral(pageId)}`)} limit 1`)
  if (rowCount) throw new StartError('The points of this venue do not add up. Nothing was moved.')
}

/** Rows to come are numbered after those that were copied. */
async function raiseIdentities({ sourceOwner, targetOwner }: Both): Promise<void> {
  const { rows } = await sourceOwner.query<{ name: string; value: string }>(`
    select quote_ident(sequencename) as name, last_value::text as value from pg_sequences s
    where schemaname = 'public' and last_value is not null and exists (
      select 1 from pg_depend d where d.deptype = 'i' and d.objid = quote_ident(sequencename)::regclass)`)
  for (const { name, value } of rows)
    await targetOwner.query(`select setval($1, $2) from ${name} where last_value < $2::bigint`, [name, value])
}

/** Of both installations, once the venue is at the target. */
async function settle(pageId: string, from: Database, to: Database): Promise<void> {
  await from.asSystem((tx) =>
    tx.run(sql`
      update zalo_accounts set page_ids = array_remove(page_ids, ${pageId}::uuid) where ${pageId}::uuid = any(page_ids)`),
  )
  await to.asSystem(async (tx) => tellPage(tx, pageId))
}
