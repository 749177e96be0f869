import { sql, type Tx } from '../core/db/database.ts'

/** Names of guests by id, masked unless `isFull`; those without a name, or erased, are missing. */
export async function readGuestNames(
  tx: Tx,
  { pageId, ids, isFull }: { pageId: string; ids: readonly string[]; isFull: boolean },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, case when ${isFull} then name else left(name, 1) || '***' end as name from guests
    where page_id = ${pageId} and id = any(${ids}::uuid[]) and name is not null and name <> ''`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
