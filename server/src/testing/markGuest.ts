// Writes a guest's words into everything that names the guest: every text in such a row may be about them.
import type { makeClient } from '../core/db/pool.ts'
import type { GuestColumn } from '../core/guestData.ts'

type Owner = ReturnType<typeof makeClient>

const CHECK_VIOLATION = '23514'

type Marking = { pageId: string; guestId: string; word: string }

/**
 * Free text and JSON of one row of each table that names guests.
 * @param except columns whose words are the venue's own, such as a gift's name
 * @param owner writes also what no feature changes, past every trigger
 * @returns the columns that were marked
 */
export async function markRows(
  owner: Owner,
  columns: readonly GuestColumn[],
  of: Marking & { except: readonly string[] },
): Promise<string[]> {
  const marked: string[] = []
  await owner.query('set session_replication_role = replica')
  for (const [table, column] of columns) {
    await adopt(owner, table, column, of)
    for (const { name, type } of await readFree(owner, table)) {
      if (of.except.includes(`${table}.${name}`)) continue
      const [to, where] =
        type === 'jsonb'
          ? [
              `coalesce(${name}, '{}') || jsonb_build_object('own', $3::text)`,
              `coalesce(jsonb_typeof(${name}), 'object') = 'object'`,
            ]
          : ['$3', 'true']
      const count = await tryToMark(
        owner,
        `update ${table} set ${name} = ${to} where page_id = $1 and ${column} = $2 and ${where}`,
        of,
      )
      if (count > 0) marked.push(`${table}.${name}`)
    }
  }
  await owner.query('set session_replication_role = origin')
  return marked
}

/** A column whose rule knows every word it may hold cannot hold the guest's. */
async function tryToMark(owner: Owner, update: string, { pageId, guestId, word }: Marking): Promise<number> {
  try {
    return (await owner.query(update, [pageId, guestId, word])).rowCount ?? 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION) return 0
    throw error
  }
}

/** A row of somebody else becomes the guest's, where none is yet. */
async function adopt(owner: Owner, table: string, column: string, { pageId, guestId }: Marking): Promise<void> {
  const { rowCount: own } = await owner.query(`select from ${table} where page_id = $1 and ${column} = $2`, [
    pageId,
    guestId,
  ])
  if (own) return
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $2 where (tableoid, ctid) = (select tableoid, ctid from ${table} where page_id = $1 limit 1)`,
    [pageId, guestId],
  )
  if (rowCount !== 1) throw new Error(`${table} has no row that could name the guest in ${column}`)
}

/** Columns of words that are in no key and no reference. */
async function readFree(owner: Owner, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and t.typname in ('text', 'jsonb')
       and not exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype in ('p', 'u', 'f') and a.attnum = any(c.conkey))
       and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey))`,
    [table],
  )
  return rows
}
