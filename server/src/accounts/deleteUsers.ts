// Accounts nobody activated go. No foreign key leads from a venue to a person, so what names them is cleaned up here.
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'

/** Columns of venues' tables that say who did something; of an account that is gone they say nothing. */
const AUTHORS = [
  ['invitations', 'invited_by'],
  ['report_shares', 'created_by'],
  ['report_schedules', 'created_by'],
  ['media_files', 'uploaded_by'],
  ['access_code_batches', 'created_by'],
  ['access_codes', 'issued_by'],
] as const

/** Deletes the accounts never activated that `where` finds, with what venues hold of them. */
export async function deleteInactiveUsers(tx: Tx, where: RawBuilder<unknown>): Promise<void> {
  const gone = await tx.rows(
    sql<{ id: string }>`delete from users where activated_at is null and ${where} returning id`,
  )
  if (gone.length === 0) return
  const theirs = sql`= any(${gone.map(({ id }) => id)}::uuid[])`
  await tx.run(sql`delete from members where user_id ${theirs}`)
  // Without an owner an upload is never finished: the next sweep ends it and notes its parts.
  await tx.run(sql`update media_uploads set uploaded_by = null, expires_at = created_at where uploaded_by ${theirs}`)
  for (const [table, column] of AUTHORS)
    await tx.run(sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} ${theirs}`)
}
