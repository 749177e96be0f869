// How many of a kind a page may have. Counted under a lock: two at once would both find room.
import type { RawBuilder } from 'kysely'
import type { ErrorCode } from '@portico/contract/errors.ts'
import { sql, type Tx } from './db/database.ts'
import { fail } from './fail.ts'

export type Limit = {
  table: string
  most: number
  /** The error when the page has reached its maximum. */
  code: ErrorCode
  /** Which rows of `t` count; all of the page when absent. */
  where?: RawBuilder<unknown>
}

/** Holds a place for one more until the transaction ends. @throws the limit's code when there is none. */
export async function holdRoom(tx: Tx, pageId: string, { table, most, code, where }: Limit): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`room ${table} ${pageId}`}, 0))`)
  const held = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} t where t.page_id = ${pageId} and ${where ?? sql`true`}`)
  if ((held?.count ?? 0) >= most) throw fail(code)
}
