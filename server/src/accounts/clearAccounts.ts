import { sql, type Tx } from '../core/db/database.ts'
import { deleteInactiveUsers } from './deleteUsers.ts'

/** Deletes expired sign-ins and codes, and accounts not activated within a week. */
export async function clearAccounts(tx: Tx, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 3600_000)
  await tx.run(sql`delete from refresh_tokens where expires_at < ${now}`)
  await tx.run(sql`delete from sign_ins where expires_at < ${now}`)
  await tx.run(sql`delete from account_codes where expires_at < ${now}`)
  await deleteInactiveUsers(tx, sql`created_at < ${weekAgo}`)
}
