// The pictures and files of a venue, from one store into another.
import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import { sql } from '../database.ts'
import type { Storage } from '../../storage/storage.ts'
import { StartError } from '../../startError.ts'

/** Longer than any move takes. */
const PATIENCE = '1 day'

/** Notes what is about to be stored, so that the target's store lets go of it if the move is cut off. */
export async function noteObjects(db: Database, keys: readonly string[]): Promise<void> {
  await db.asSystem((tx) =>
    tx.run(sql`insert into media_leftovers (key, at) select unnest(${keys}::text[]), now() + ${PATIENCE}::interval
      on conflict (key) do update set at = excluded.at`),
  )
}

/** Copies each object that is there, and compares what the target reads. @returns how many */
export async function moveObjects(from: Storage, to: Storage, keys: readonly string[]): Promise<number> {
  let count = 0
  for (const key of keys) {
    const bytes = await from.read(key)
    if (!bytes) continue
    await to.put(key, bytes, 'application/octet-stream')
    const stored = await to.read(key)
    if (!stored || sumOf(stored) !== sumOf(bytes))
      throw new StartError(`The store of the target did not keep ${key} as it is.`)
    count += 1
  }
  return count
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
