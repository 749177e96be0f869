// A page's room for one kind of thing.
import type { ErrorCode } from '@portico/contract/errors.ts'
import { fail } from '../fail.ts'
import { sql, type Tx } from '../db/database.ts'
import type { TableName } from '../db/naming.ts'
import type { Sql } from './keyset.ts'

export type Room = {
  table: TableName
  most: number
  full: ErrorCode
  /** Rows that take room, as a condition on `t`; all of the page when absent. */
  taken?: Sql
}

/**
 * Refuses one more row than a page may hold. The page's row stays locked until the commit: two at once would both find
 * room.
 * @throws `full`.
 */
export async function holdRoom(tx: Tx, pageId: string, { table, most, full, taken = sql`true` }: Room): Promise<void> {
  await tx.run(sql`select 1 from pages where id = ${pageId} for no key update`)
  const all = await tx.first(
    sql<{
      count: number
    }>`select count(*) as count from ${sql.table(table)} t where t.page_id = ${pageId} and ${taken}`,
  )
  if ((all?.count ?? 0) >= most) throw fail(full)
}
