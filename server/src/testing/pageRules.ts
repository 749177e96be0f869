// What PostgreSQL's catalogue says of "found by its page alone" (docs/decisions/0020). Each query finds what breaks its rule.

const COLUMN = (name: string, table: string) =>
  `exists (select 1 from pg_attribute a where a.attrelid = ${table}.oid and a.attname = '${name}' and not a.attisdropped)`
/** Tables of a venue; partitions are as their parent. */
const VENUE = (table: string) =>
  `(${table}.relnamespace = 'public'::regnamespace and ${table}.relkind in ('r', 'p') and not ${table}.relispartition
    and (${COLUMN('page_id', table)} or ${table}.relname = 'pages'))`
/** The column that says which page a row is of. */
const PAGE = (
  table: string,
) => `(select a.attnum from pg_attribute a where a.attrelid = ${table}.oid and not a.attisdropped
    and a.attname = case when ${table}.relname = 'pages' then 'id' else 'page_id' end)`

export type PageRule = { name: string; query: string; exceptions: Readonly<Record<string, string>> }

/** Exceptions name what breaks the rule today and why. The test fails when one is missing and when one is no longer needed. */
export const PAGE_RULES: readonly PageRule[] = [
  {
    name: 'every unique index of a venue’s table names the page',
    query: `select i.relname as what from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and ${VENUE('t')} and not ${PAGE('t')} = any(x.indkey)`,
    exceptions: {},
  },
  {
    name: 'every venue’s table has a primary key that begins with the page',
    query: `select t.relname as what from pg_class t where ${VENUE('t')} and not exists (
      select 1 from pg_index x where x.indrelid = t.oid and x.indisprimary and x.indkey[0] = ${PAGE('t')})`,
    exceptions: {
      event: 'its key begins with the moment, so that the index grows at its end alone',
    },
  },
  {
    name: 'no venue’s table has a trigger',
    query: `select g.tgname as what from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and ${VENUE('t')}`,
    exceptions: {},
  },
  {
    name: 'foreign keys of a venue’s table lead to venues’ tables alone',
    query: `select f.conname as what from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class o on o.oid = f.confrelid
      where f.contype = 'f' and ${VENUE('t')} and not ${VENUE('o')}`,
    exceptions: {
      subscriptions_plan_id_fkey: 'plans are a small table that every database has',
    },
  },
  {
    name: 'foreign keys of an account’s or the installation’s table lead to no venue’s table',
    query: `select f.conname as what from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class o on o.oid = f.confrelid
      where f.contype = 'f' and ${VENUE('o')} and not ${VENUE('t')} and not t.relispartition`,
    exceptions: {},
  },
  {
    name: 'a venue’s row always has its page',
    query: `select t.relname as what from pg_class t join pg_attribute p on p.attrelid = t.oid and p.attnum = ${PAGE('t')}
      where ${VENUE('t')} and not p.attnotnull`,
    exceptions: {},
  },
  {
    name: 'no reference that names the page is set to null or a default',
    query: `select f.conname as what from pg_constraint f join pg_class t on t.oid = f.conrelid
      where f.contype = 'f' and ${VENUE('t')} and ${PAGE('t')} = any(f.conkey) and (f.confdeltype in ('n', 'd') or f.confupdtype in ('n', 'd'))`,
    exceptions: {},
  },
]
