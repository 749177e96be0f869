import { query, type Tx } from '../../../../../../server/src/core/db/database.ts'

/** Reads a field by the name of its column. */
// planted: types/TS2551
export async function readName(tx: Tx): Promise<string | undefined> {
  const row = await tx.first(query.selectFrom('users').select('display_name'))
  return row?.display_name
}
