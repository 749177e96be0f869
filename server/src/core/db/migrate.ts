// Forward-only migrations: numbered SQL files, each in its own transaction, one statement a query, under one lock.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../config.ts'
import { makeClient } from './pool.ts'
import { runMigration, type Migration, type MigrationWaits } from './runMigration.ts'
import { codeOf, messageOf } from '@portico/contract/errorParts.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')
/** The first migration before today's baseline, which no later file can upgrade. */
const BEFORE_BASELINE = '0001_foundation.sql'
const LOCK = 4_040_4041
const LOCK_POLL_MS = 200
/** cannot_connect_now */
const IS_STARTING = '57P03'
const STARTING_MS = 60_000
const STARTING_POLL_MS = 100
const OLDEST = 150_000

/** The two roles the product signs in with; neither owns anything. */
export const APP_ROLE = 'portico_app'
export const SYSTEM_ROLE = 'portico_system'

export type RolePasswords = { app: string; system: string }

/**
 * Brings a database to the newest version and sets the roles' passwords.
 * @param options.migrations to run; all unless given.
 * @returns names of the migrations that were run now.
 * @throws StartError on a server older than 15, a missing right, a migration changed after it ran, or a database
 *   older than the baseline or newer than this version.
 */
export async function migrate(
  ownerUrl: string,
  passwords: RolePasswords,
  options: { migrations?: readonly Migration[] } & MigrationWaits = {},
): Promise<string[]> {
  const connecting = connect(ownerUrl)
  // Read while PostgreSQL makes the connection.
  const migrations = options.migrations ?? migrationNames().map(readMigration)
  const client = await connecting
  try {
    await refuseOldServer(client)
    await lockOut(client)
    await ensureRoles(client, ownerUrl, passwords)
    return await runPending(client, migrations, options)
  } finally {
    await client.end()
  }
}

/** A database that recovers from a crash is not there yet: a server that starts beside it waits. */
async function connect(ownerUrl: string): Promise<pg.Client> {
  for (let waited = 0; ; waited += STARTING_POLL_MS) {
    const client = makeClient(ownerUrl, 'migrate')
    try {
      await client.connect()
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      if (codeOf(error) !== IS_STARTING || waited >= STARTING_MS)
        throw new StartError(`PostgreSQL cannot be reached: ${messageOf(error)}. Check DATABASE_URL.`)
      await sleep(STARTING_POLL_MS)
    }
  }
}

/** Asks again and again: an index that is built concurrently would wait for a statement that waits here, and that one for it. */
async function lockOut(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [LOCK])
    if (rows[0]?.isOurs) return
    await sleep(LOCK_POLL_MS)
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  if (Number(rows[0]!.number) >= OLDEST) return
  throw new StartError(`PostgreSQL ${rows[0]!.name} is too old; Portico needs 15 or newer.`)
}

async function ensureRoles(client: pg.Client, ownerUrl: string, passwords: RolePasswords): Promise<void> {
  const roles = [
    [APP_ROLE, passwords.app],
    [SYSTEM_ROLE, passwords.system],
  ] as const
  try {
    const known = await Promise.all(roles.map(([role, password]) => canSignIn(ownerUrl, role, password)))
    for (const [role, password] of roles.filter((_role, index) => !known[index])) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
      const verb = rowCount === 0 ? 'create' : 'alter'
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(password)}`)
    }
  } catch (error) {
    throw new StartError(
      `The database user may not create roles (${messageOf(error)}). Give it CREATEROLE, or use the owner of the database.`,
    )
  }
}

async function canSignIn(ownerUrl: string, role: string, password: string): Promise<boolean> {
  const client = makeClient(withUser(ownerUrl, role, password), 'sign-in check')
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** The same database, as another role. */
export function withUser(url: string, user: string, password: string): string {
  const changed = new URL(url)
  changed.username = user
  changed.password = encodeURIComponent(password)
  return changed.href
}

/** The names of all migrations, in the order in which they run. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
}

/** A migration, with the hash that tells whether it was changed. */
export function readMigration(name: string): Migration {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}

async function runPending(
  client: pg.Client,
  migrations: readonly Migration[],
  waits: MigrationWaits,
): Promise<string[]> {
  const done = await readDone(client)
  if (done.has(BEFORE_BASELINE))
    throw new StartError(
      'This database was made by a version of Portico from before its first release and cannot be upgraded. Nothing in it was changed. Point DATABASE_URL to an empty database.',
    )
  const known = new Set([...migrationNames(), ...migrations.map(({ name }) => name)])
  const newer = [...done.keys()].find((name) => !known.has(name))
  if (newer)
    throw new StartError(
      `This database belongs to a newer version of Portico (${newer}). Start that version, or restore a backup of this one into an empty database. Nothing was changed.`,
    )
  const ran: string[] = []
  for (const migration of migrations) {
    const { name, hash } = migration
    const before = done.get(name)
    if (before === hash) continue
    if (before)
      throw new StartError(
        `Migration ${name} was changed after it had run. Restore the file; put changes in a new one.`,
      )
    await runMigration(client, migration, waits)
    ran.push(name)
  }
  return ran
}

/** Which migrations have run, by name, with the hash of what ran. */
async function readDone(client: pg.Client): Promise<Map<string, string>> {
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    return new Map(rows.map((row) => [row.name, row.hash]))
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    throw new StartError(
      `The database user may not create tables (${messageOf(error)}). Use the owner of the database.`,
    )
  }
}
