import { sql, type Tx } from '../core/db/database.ts'

const KEPT_HOURS = 24

/** Codes are counted for a day; then nobody needs to know who asked for one. */
export async function clearCodes(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from portal_codes where created_at < ${new Date(now.getTime() - KEPT_HOURS * 3600_000)}`)
}
