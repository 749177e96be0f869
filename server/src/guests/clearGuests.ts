import { sql, type Tx } from '../core/db/database.ts'

/** Clears away keys that are over, and merges that can be taken back no longer. */
export async function clearGuests(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from guest_keys where expires_at < ${now}`)
  // A copy that returns later than this is unknown, which admits no one either.
  await tx.run(sql`delete from guest_keys where retired_at < ${now}::timestamptz - interval '31 days'`)
  await tx.run(sql`delete from guest_merges where until < ${now}`)
}
