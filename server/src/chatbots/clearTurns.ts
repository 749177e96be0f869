import { sql, type Tx } from '../core/db/database.ts'

const KEPT_DAYS = 90

/** Forgets what bots said some months ago; the messages themselves stay in the inbox. */
export async function clearTurns(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from bot_turns where at < ${new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)}`)
}
