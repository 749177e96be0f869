// Queries PostgreSQL's catalogue for holes in the wall between venues. Each finds violations; none means no hole.
import { KEYLESS_TABLES } from '../core/db/keylessTables.ts'
import { APP_ROLE, SYSTEM_ROLE } from '../core/db/migrate.ts'

const ROLES = `('${APP_ROLE}', '${SYSTEM_ROLE}')`
const OURS = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
const KEYLESS = KEYLESS_TABLES.map((name) => `'${name}'`).join(', ')
const COLUMN = (name: string, table = 'c') =>
  `exists (select 1 from pg_attribute a where a.attrelid = ${table}.oid and a.attname = '${name}' and not a.attisdropped)`
/**
 * Tables that belong to a venue or a person. `plans` and `shared_templates` are readable by all, `migrations` by none.
 */
const WALLED = `(${COLUMN('page_id')} or ${COLUMN('user_id')} or c.relname in ('pages', 'users'))`

/** Promise -> a query for what breaks it: one column, `what`. */
const RULES: Record<string, string> = {
  'every table of a venue or a person has row-level security, on its owner too': `
    select c.relname as what from pg_class c where ${OURS} and ${WALLED} and c.relname <> 'refresh_tokens' and not (c.relrowsecurity and c.relforcerowsecurity)`,
  'every walled table has a policy for each of the two roles': `
    select c.relname || ' for ' || r.rolname as what from pg_class c cross join pg_roles r
    where ${OURS} and c.relrowsecurity and r.rolname in ${ROLES}
      and (has_table_privilege(r.oid, c.oid, 'select') or has_table_privilege(r.oid, c.oid, 'insert'))
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polroles = array[r.oid] and p.polcmd = '*')`,
  'no policy of the app role lets everything through, and each checks what is written': `
    select c.relname || '.' || p.polname as what from pg_policy p join pg_class c on c.oid = p.polrelid
    where '${APP_ROLE}'::regrole = any(p.polroles) and (
      pg_get_expr(p.polqual, p.polrelid) is null or pg_get_expr(p.polqual, p.polrelid) = 'true'
      or (p.polcmd <> 'r' and (p.polwithcheck is null or pg_get_expr(p.polwithcheck, p.polrelid) = 'true')))`,
  'every policy of the app role asks for the page or the person of the transaction': `
    select c.relname || '.' || p.polname as what from pg_policy p join pg_class c on c.oid = p.polrelid
    where '${APP_ROLE}'::regrole = any(p.polroles) and pg_get_expr(p.polqual, p.polrelid) !~ 'current_(page|actor)\\(\\)'`,
  'no policy is for everybody': `
    select c.relname || '.' || p.polname as what from pg_policy p join pg_class c on c.oid = p.polrelid where 0 = any(p.polroles)`,
  'what the app role may not see has no privilege either': `
    select c.relname as what from pg_class c where ${OURS} and not c.relrowsecurity and c.relname not in ('plans', 'shared_templates')
      and (has_table_privilege('${APP_ROLE}', c.oid, 'select') or has_table_privilege('${APP_ROLE}', c.oid, 'insert')
        or has_table_privilege('${APP_ROLE}', c.oid, 'update') or has_table_privilege('${APP_ROLE}', c.oid, 'delete'))`,
  'what is kept apart has no door for the app role, and the others only add to its log': `
    select n.nspname || '.' || c.relname as what from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'register' and c.relkind = 'r' and (
      has_schema_privilege('${APP_ROLE}', n.oid, 'usage') or has_table_privilege('${APP_ROLE}', c.oid, 'select, insert, update, delete')
      or (c.relname not in ('entries', 'terms') and has_table_privilege('${SYSTEM_ROLE}', c.oid, 'update, delete, truncate')))`,
  'views see with the rights of the reader': `
    select relname as what from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`,
  'no function runs with its owner’s rights': `
    select proname as what from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  'the two roles own nothing': `
    select relname as what from pg_class where relowner in (select oid from pg_roles where rolname in ${ROLES})
    union all select proname from pg_proc where proowner in (select oid from pg_roles where rolname in ${ROLES})
    union all select nspname from pg_namespace where nspowner in (select oid from pg_roles where rolname in ${ROLES})
    union all select datname from pg_database where datdba in (select oid from pg_roles where rolname in ${ROLES})`,
  'the two roles stand above nobody and belong to nobody': `
    select rolname as what from pg_roles where rolname in ${ROLES} and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
    union all select m.member::regrole::text from pg_auth_members m where m.member in (select oid from pg_roles where rolname in ${ROLES})
    union all select rolname from pg_roles where rolname in ${ROLES} and has_schema_privilege(oid, 'public', 'create')`,
  'no role may empty, lock or hook into a table': `
    select relname as what from pg_class c, pg_roles r where ${OURS} and r.rolname in ${ROLES}
      and (has_table_privilege(r.oid, c.oid, 'truncate') or has_table_privilege(r.oid, c.oid, 'trigger') or has_table_privilege(r.oid, c.oid, 'references'))`,
  'every primary key of a venue’s table begins with the page': `
    select c.relname as what from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where ${OURS} and ${COLUMN('page_id')} and c.relname !~ '^event(_|$)' and a.attname <> 'page_id'`,
  'what points from one venue’s table to another names the page on both ends': `
    select f.conname as what from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and ${COLUMN('page_id')} and ${COLUMN('page_id', 't')} and not exists (
      select 1 from unnest(f.conkey, f.confkey) k (own, other)
      join pg_attribute o on o.attrelid = c.oid and o.attnum = k.own join pg_attribute p on p.attrelid = t.oid and p.attnum = k.other
      where o.attname = 'page_id' and p.attname = 'page_id')`,
  'a deleted page leaves nothing behind: every venue’s table goes with it': `
    select c.relname as what from pg_class c where ${OURS} and ${COLUMN('page_id')} and c.relname not in (${KEYLESS})
      and not exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c')`,
}

type Queryable = { query<Row extends object>(text: string): Promise<{ rows: Row[] }> }

/** Every hole, each with the promise it breaks. */
export async function holesIn(database: Queryable): Promise<string[]> {
  const found: string[] = []
  for (const [promise, text] of Object.entries(RULES)) {
    const { rows } = await database.query<{ what: string }>(text)
    found.push(...rows.map(({ what }) => `${promise}: not ${what}`))
  }
  return found
}
