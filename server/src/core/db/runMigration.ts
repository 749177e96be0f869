// One migration at a time, under load: it asks for its locks for two seconds, then lets those pass that queue behind it.
import type pg from 'pg'
import { messageOf } from '@portico/contract/errorParts.ts'
import { monotonicMs } from '../clock.ts'
import { StartError } from '../startError.ts'
import { isLockFault, LOCK_MS, retryLocks } from './lockWaits.ts'
import { splitStatements } from './statements.ts'

export type Migration = { name: string; text: string; hash: string }
export type MigrationWaits = {
  /** For how long it goes on asking for its locks. */
  patienceMs?: number
  /** Hears that it waits. */
  tell?: (line: string) => void
}

/** Lock wait per statement after that time is used up, so that a long migration still continues where nothing blocks it. */
const LEAST_LOCK_MS = 50
const CONCURRENTLY = /^\s*(?:create\s+(?:unique\s+)?index|drop\s+index|reindex\s[^;]*?)\s+concurrently\b/i
const NEW_INDEX = /\bindex\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/**
 * Runs a migration and writes it down, in one transaction; one that builds indexes concurrently runs statement by statement.
 * @throws StartError with the reason
 */
export async function runMigration(
  client: pg.Client,
  migration: Migration,
  { patienceMs, tell }: MigrationWaits = {},
): Promise<void> {
  const statements = splitStatements(migration.text)
  const run = statements.some(isConcurrent) ? runEach : runTogether
  const onWait = () => tell?.(`  ${migration.name} waits for others to finish`)
  try {
    await retryLocks(() => run(client, statements, migration), { patienceMs, onWait })
  } catch (error) {
    if (!isLockFault(error)) throw new StartError(`Migration ${migration.name} failed: ${messageOf(error)}`)
    throw new StartError(
      `Migration ${migration.name} did not get its lock: something holds it. End old transactions (see pg_stat_activity), then start again.`,
    )
  }
}

/** Without the comments before it, a statement begins with its verb. */
function isConcurrent(statement: string): boolean {
  return CONCURRENTLY.test(statement.replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, ''))
}

/** All waits of the transaction share their time, as it may hold one lock while it waits for the next. */
async function runTogether(client: pg.Client, statements: readonly string[], migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    const began = monotonicMs()
    for (const statement of statements) {
      const left = Math.max(LEAST_LOCK_MS, Math.round(LOCK_MS - (monotonicMs() - began)))
      await client.query(`set local lock_timeout = ${left}`)
      await client.query(statement)
    }
    await writeDown(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** CONCURRENTLY is not allowed in a transaction, so a run that stops halfway is repeated from the start. */
async function runEach(client: pg.Client, statements: readonly string[], migration: Migration): Promise<void> {
  for (const statement of statements) {
    await dropHalfMade(client, NEW_INDEX.exec(statement)?.[1])
    await client.query(statement)
  }
  await writeDown(client, migration)
}

/** An index that was interrupted is there but not in use, and IF NOT EXISTS would leave it so. */
async function dropHalfMade(client: pg.Client, index: string | undefined): Promise<void> {
  if (index === undefined) return
  // In the schema of its table, which the statement that makes an index does not name.
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where not indisvalid and indexrelid in (select oid from pg_class where relname = lower($1))`,
    [index],
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
}

async function writeDown(client: pg.Client, { name, hash }: Migration): Promise<void> {
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
}
