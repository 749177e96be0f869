// The tables of a database as data: which there are, which months events have, and what has to be off while rows are put back.
import type pg from 'pg'

export type Table = { name: string; columns: string[] }
/** Rows, and a sum over all of them that does not depend on their order. */
export type Fingerprint = { rows: number; sum: string }

/** The register of connections is kept apart (docs/decisions/0043), and is named with its schema. */
const APART = 'register'

/** Every table of the product but the list of migrations, with the columns that are stored. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
    group by c.relname order by c.relname`)
  return rows
}

/** Those that are kept apart, which a backup holds and a venue does not take along. */
export async function readTablesApart(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select '${APART}.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = to_regnamespace('${APART}') and c.relkind = 'r' group by c.relname order by c.relname`)
  return rows
}

/** A table's name as SQL, with its schema where it has one. */
export function tableName(client: pg.Client, { name }: Pick<Table, 'name'>): string {
  return name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.')
}

/** The first and the last month that events have a partition for, as its first day. */
export async function readEventMonths(client: pg.Client): Promise<{ first: string; last: string }> {
  const { rows } = await client.query<{ first: string; last: string }>(`
    select replace(min(right(relname, 7)), '_', '-') || '-01' as first, replace(max(right(relname, 7)), '_', '-') || '-01' as last
    from pg_class where relnamespace = 'public'::regnamespace and relispartition and relkind = 'r' and relname ~ '^event_[0-9]{4}_[0-9]{2}$'`)
  return rows[0]!
}

/** What next rows are numbered by. */
export async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

/** Names and columns as SQL. */
export function joinNames(client: pg.Client, names: readonly string[]): string {
  return names.map((name) => client.escapeIdentifier(name)).join(', ')
}

/** Of each table, to compare two databases. @param where which rows @param text what is summed of each, as SQL */
export async function fingerprint(
  client: pg.Client,
  table: Table,
  { where = 'true', text = 't::text' } = {},
): Promise<Fingerprint> {
  const { rows } = await client.query<Fingerprint>(`
    select count(*)::float8 as rows, coalesce(sum(hashtextextended(${text}, 0)::numeric), 0)::text as sum
    from (select ${joinNames(client, table.columns)} from ${tableName(client, table)} where ${where}) t`)
  return rows[0]!
}

/** Takes away what would refuse rows that come in any order. @returns the statements that bring it back */
export async function openWalls(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, to_regnamespace('${APART}')) and conparentid = 0`)
  const { rows: forced } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`)
  const back: string[] = []
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
    back.push(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  }
  for (const { name } of forced) {
    await client.query(`alter table ${name} no force row level security`)
    back.push(`alter table ${name} force row level security`)
  }
  for (const of of tables) {
    const table = tableName(client, of)
    await client.query(`alter table ${table} disable trigger user`)
    back.push(`alter table ${table} enable trigger user`)
  }
  return back
}

/** Finds accounts of points whose balance is not the sum of their movements. @param where of which pages */
export function unsoundPoints(where = 'true'): string {
  return `select 1 from (
    select page_id, guest_id, unit, ${movedFor('guest')} as available, ${movedFor('held')} as held
    from points_transfers where ${where} group by 1, 2, 3) m
    full join (select * from points_balances where ${where}) b using (page_id, guest_id, unit)
    where coalesce(m.available, 0) <> coalesce(b.available, 0) or coalesce(m.held, 0) <> coalesce(b.held, 0)`
}

function movedFor(account: 'guest' | 'held'): string {
  return `sum(case when to_account = '${account}' then amount when from_account = '${account}' then -amount else 0 end)`
}
