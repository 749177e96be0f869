// The rows that change their guest with a merge, by their keys, so that a merge can be taken back. A table whose key names the
// guest itself is put together by a merge instead: its feature keeps and splits it.
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { GuestData, Merge, Split } from '../core/guestData.ts'

type Column = { table: string; column: string; key: readonly { name: string; type: string }[] }

/** Of an installation; its tables do not change while it runs. */
let known: { of: readonly GuestData[]; columns: Promise<readonly Column[]> } | undefined

/** Columns whose rows only change their guest. */
function columnsOf(tx: Tx, guestData: readonly GuestData[]): Promise<readonly Column[]> {
  if (known?.of !== guestData) known = { of: guestData, columns: readColumns(tx, guestData) }
  return known.columns
}

async function readColumns(tx: Tx, guestData: readonly GuestData[]): Promise<readonly Column[]> {
  const named = guestData.flatMap(({ columns }) => columns)
  const keys = await tx.rows(sql<{ table: string; name: string; type: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace and a.attname <> 'page_id'
      and c.relname = any(${named.map(([table]) => table)}::text[])`)
  const byTable = Map.groupBy(keys, ({ table }) => table)
  return named.flatMap(([table, column]) => {
    const key = byTable.get(table) ?? []
    return key.length === 0 || key.some(({ name }) => name === column) ? [] : [{ table, column, key }]
  })
}

/** Writes down which rows are about to change their guest. */
export async function keepRows(
  tx: Tx,
  guestData: readonly GuestData[],
  { pageId, from, mergeId }: Merge & { mergeId: string },
): Promise<void> {
  const columns = await columnsOf(tx, guestData)
  const found = columns.map(({ table, column, key }) => {
    const pairs = key.flatMap(({ name }) => [sql.lit(name), sql.ref(`t.${name}`)])
    return sql`
      select ${`${table}.${column}`} as name, jsonb_agg(jsonb_build_object(${sql.join(pairs)})) as keys
      from ${sql.table(table)} t where t.page_id = ${pageId} and ${sql.ref(`t.${column}`)} = ${from}`
  })
  if (found.length === 0) return
  await tx.run(sql`
    insert into guest_merge_rows (page_id, merge_id, name, keys)
    select ${pageId}, ${mergeId}, name, keys from (${sql.join(found, sql` union all `)}) f where keys is not null`)
}

/** The keys of a table's rows that a merge moved, as rows named `k`. */
function keptKeys(
  { table, column, key }: Column,
  { pageId, mergeId }: Pick<Split, 'pageId' | 'mergeId'>,
): RawBuilder<unknown> {
  const types = key.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql`jsonb_to_recordset((
    select keys from guest_merge_rows where page_id = ${pageId} and merge_id = ${mergeId} and name = ${`${table}.${column}`}
  )) as k (${sql.join(types)})`
}

function isSameKey({ key }: Column): RawBuilder<unknown> {
  return sql.join(
    key.map(({ name }) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`k.${name}`)}`),
    sql` and `,
  )
}

/** Gives the rows back that are still with the guest they were moved to. */
export async function giveBackRows(tx: Tx, guestData: readonly GuestData[], split: Split): Promise<void> {
  const { pageId, from, into } = split
  for (const one of await columnsOf(tx, guestData))
    await tx.run(sql`
      update ${sql.table(one.table)} t set ${sql.ref(one.column)} = ${from} from ${keptKeys(one, split)}
      where t.page_id = ${pageId} and ${sql.ref(`t.${one.column}`)} = ${into} and ${isSameKey(one)}`)
}

/** How many rows of each table would go back, and how many are not there any more. */
export async function countRows(
  tx: Tx,
  guestData: readonly GuestData[],
  split: Pick<Split, 'pageId' | 'into' | 'mergeId'>,
): Promise<{ table: string; back: number; gone: number }[]> {
  const columns = await columnsOf(tx, guestData)
  const counts = columns.map(
    (one) => sql`
      select ${one.table} as "table", count(t.page_id)::int as back, (count(*) - count(t.page_id))::int as gone
      from ${keptKeys(one, split)} left join ${sql.table(one.table)} t
        on t.page_id = ${split.pageId} and ${sql.ref(`t.${one.column}`)} = ${split.into} and ${isSameKey(one)}`,
  )
  return counts.length === 0
    ? []
    : tx.rows(sql<{ table: string; back: number; gone: number }>`${sql.join(counts, sql` union all `)}`)
}
