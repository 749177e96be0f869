// Whether the database takes writes: one that waits for a lost replica, or only follows another, answers reads all the same.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Database } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'

/** A commit that takes longer waits for something that may never come. */
const WRITE_MS = 2000

/**
 * Changes no row and still has to be committed, on a synchronous replica too: the message is a record of the log that no
 * reader looks for. A database that only reads refuses the update.
 */
const PROBE = sql<{ version: string }>`
  with refused as (update jobs set runs = runs where false returning 1)
  select current_setting('server_version') as version, pg_logical_emit_message(true, 'portico', '')`

type Version = string | undefined
/** However often it is asked for, one is under way at a time and takes one connection. */
const underWay = new WeakMap<Database, Promise<Version>>()

/** @returns the version of the database. @throws server/busy when it takes no writes */
export async function probeWrites(db: Database): Promise<string> {
  const version = await (underWay.get(db) ?? startProbe(db))
  if (version === undefined) throw fail('server/busy')
  return version
}

/** Its time counts from its start: what joins a probe that is late must not take its late end for a healthy write. */
function startProbe(db: Database): Promise<Version> {
  const written = db.asSystem((tx) => tx.first(PROBE)).then((row) => row?.version)
  const probe = Promise.race([written, sleep(WRITE_MS, undefined, { ref: false })])
  underWay.set(db, probe)
  const end = () => void underWay.delete(db)
  written.then(end, end)
  return probe
}
