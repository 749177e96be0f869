import { sql, type Tx } from '../core/db/database.ts'

/** Clears away views that are over. */
export async function clearViews(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from guest_views where expires_at < ${now}`)
}
