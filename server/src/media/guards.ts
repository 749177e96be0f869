import { sql, type Tx } from '../core/db/database.ts'

/** Serialises changes to a page's quota until the transaction ends. */
export async function lockSpace(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${pageId}`}, 0))`)
}
