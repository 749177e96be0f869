import { sql, type Tx } from '../core/db/database.ts'

/** What a venue tells of itself to anybody who has its address. */
export async function readVenueInfo(tx: Tx, pageId: string): Promise<{ description: string; address: string }> {
  const row = await tx.first(sql<{ description: string; address: string }>`
    select coalesce(nullif(description, ''), title) as description, address from pages where id = ${pageId} and deleted_at is null`)
  return row ?? { description: '', address: '' }
}
