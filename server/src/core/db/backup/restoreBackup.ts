// Puts a backup into an empty installation, in one transaction, and proves that it is whole before it counts.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, migrationNames, readMigration, type RolePasswords } from '../migrate.ts'
import { makeClient } from '../pool.ts'
import { StartError } from '../../startError.ts'
import { messageOf } from '@portico/contract/errorParts.ts'
import { ERASURES, type Storage } from '../../storage/storage.ts'
import { unpackArchive, type Entry } from './archive.ts'
import { fingerprint, joinNames, openWalls, tableName, unsoundPoints, type Table } from './tables.ts'
import type { Closing, Manifest } from './writeBackup.ts'

/** What the installation is once its key is known. */
export type Place = { ownerUrl: string; passwords: RolePasswords; storage: Storage }
export type RestoreReport = { at: string; rows: number; tables: number; objects: number }

/**
 * @param settle makes the place ready for the backup's key, or refuses it
 * @throws StartError when the file is none, is cut off or changed, is of a newer version, or the place is not empty
 */
export async function restoreBackup(
  file: Readable,
  key: string,
  settle: (secretKey: string) => Promise<Place>,
): Promise<RestoreReport> {
  const entries = unpackArchive(file, key)
  const manifest = await readManifest(entries)
  const place = await settle(manifest.secretKey)
  const owner = makeClient(place.ownerUrl, 'restore')
  await owner.connect()
  try {
    await refuseData(owner)
    await migrate(place.ownerUrl, place.passwords, {
      migrations: manifest.migrations.map(({ name }) => readMigration(name)),
    })
    await refuseNewer(owner, manifest)
    await owner.query('begin')
    const restored = await load(owner, manifest, entries, place.storage)
    await owner.query('commit')
    return restored
  } catch (error) {
    await owner.query('rollback').catch(() => undefined)
    if (error instanceof StartError) throw error
    throw new StartError(
      `The backup could not be restored: ${messageOf(error)}. Nothing was changed but an empty database.`,
    )
  } finally {
    await owner.end()
  }
}

async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const { value: first } = await entries.next().catch(unreadable)
  if (first?.name !== 'manifest.json') return unreadable()
  const manifest = parse<Manifest>(await first.read())
  const known = new Set(migrationNames())
  const newer = manifest.migrations.find(({ name, hash }) => !known.has(name) || readMigration(name).hash !== hash)
  if (newer)
    throw new StartError(
      `This backup was made by a newer version of Portico (${newer.name}). Restore it with that version.`,
    )
  return manifest
}

function unreadable(error?: unknown): never {
  throw error instanceof StartError ? error : new StartError('This file is damaged, or it is no backup of Portico.')
}

async function refuseData(owner: pg.Client): Promise<void> {
  const { rows: found } = await owner.query<{ is_there: boolean }>(
    `select to_regclass('public.users') is not null as is_there`,
  )
  if (!found[0]!.is_there) return
  const { rowCount } = await owner.query('select 1 from users limit 1')
  if (!rowCount) return
  throw new StartError(
    'There is a Portico with accounts already. Restore into an empty database and an empty DATA_DIR, then change over.',
  )
}

/** Tables of a later version than the backup's would not fit its rows. */
async function refuseNewer(owner: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select name from migrations')
  const known = new Set(migrations.map(({ name }) => name))
  if (rows.every(({ name }) => known.has(name))) return
  throw new StartError(
    'This database was set up by a later version than the one in the backup. Restore into an empty one.',
  )
}

async function load(
  owner: pg.Client,
  manifest: Manifest,
  entries: AsyncGenerator<Entry>,
  storage: Storage,
): Promise<RestoreReport> {
  const { tables, eventMonths } = manifest
  await owner.query('call make_event_partitions($1, $2)', [eventMonths.first, eventMonths.last])
  const walls = await openWalls(owner, tables)
  await owner.query(`truncate ${tables.map((table) => tableName(owner, table)).join(', ')}`)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const objects: Record<string, string> = {}
  let closing: Closing | undefined
  for await (const { name, read } of entries) {
    const bytes = await read()
    const [kind, ...rest] = name.split('/')
    if (kind === 'tables') await loadPart(owner, byName.get(rest[0] ?? ''), bytes)
    else if (kind === 'objects') {
      const key = rest.join('/')
      const isNewer = key.startsWith(ERASURES) && (await storage.read(key)) !== undefined
      if (!isNewer) await storage.put(key, bytes, 'application/octet-stream')
      objects[key] = createHash('sha256').update(bytes).digest('hex')
    } else if (name === 'closing.json') closing = parse<Closing>(bytes)
  }
  if (!closing) unreadable()
  for (const { name, value } of closing.sequences) await owner.query('select setval($1, $2)', [name, value])
  let rows = 0
  for (const table of tables) {
    const [now, then] = [await fingerprint(owner, table), closing.fingerprints[table.name]]
    if (now.rows !== then?.rows || now.sum !== then.sum)
      throw new StartError(
        `Table ${table.name} is not as it was: ${now.rows} rows, ${then?.rows ?? 'none'} in the backup. Nothing was restored.`,
      )
    rows += now.rows
  }
  if (JSON.stringify(objects) !== JSON.stringify(closing.objects))
    throw new StartError('Pictures or files are missing in this backup. Nothing was restored.')
  await proveLedgers(owner)
  for (const wall of walls) await owner.query(wall)
  return { at: manifest.at, rows, tables: tables.length, objects: Object.keys(objects).length }
}

async function loadPart(owner: pg.Client, table: Table | undefined, bytes: Buffer): Promise<void> {
  if (!table) unreadable()
  const columns = joinNames(owner, table.columns)
  const rows = owner.query(copyFrom(`copy ${tableName(owner, table)} (${columns}) from stdin`))
  await pipeline([bytes], rows)
}

/** Money and points: what moved came from somewhere, and each balance is the sum of its movements. */
async function proveLedgers(owner: pg.Client): Promise<void> {
  for (const unsound of [
    'select 1 from finance_entries group by transfer_id having sum(amount) <> 0',
    `select 1 from finance_accounts a left join finance_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
    unsoundPoints(),
  ]) {
    const { rowCount } = await owner.query(`${unsound} limit 1`)
    if (rowCount) throw new StartError('The money or the points in this backup do not add up. Nothing was restored.')
  }
}

function parse<Value>(bytes: Buffer): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- encrypted and authenticated: writeBackup wrote it
  return JSON.parse(bytes.toString('utf8')) as Value
}
