// Where each table lies once venues are spread over several PostgreSQL servers by Citus, from the catalogue, and the SQL that
// puts it there. Citus itself is run outside the project (docs/decisions/0020).
import type pg from 'pg'
import { readPageTables } from '../pageMove/pageTables.ts'

export type Place = 'distributed' | 'reference' | 'local'
export type Placement = { table: string; place: Place; why: string }
export type CitusPlan = {
  placements: Placement[]
  statements: string[]
  /** What Citus refuses or answers wrongly as long as it is there. */
  obstacles: string[]
}

/** Tables without a page or a person that statements of venues read. */
const READ_BY_VENUES: Readonly<Record<string, string>> = {
  consent_texts: 'the words that guests of any venue agreed to',
  plans: 'what a venue may do',
  users: 'members of any venue',
}

type Table = { name: string; has_trigger: boolean; names_page: boolean; names_person: boolean; parents: string[] }
type Policy = { table: string; name: string; using: string | null; check: string | null }

/** Plans the distribution of a database at the newest version. */
export async function planCitus(client: pg.Client): Promise<CitusPlan> {
  const pageTables = (await readPageTables(client)).map(({ name }) => name)
  const { rows: others } = await client.query<Table>(OTHERS, [pageTables])
  const placements = [
    ...pageTables.map((table) => ({ table, place: 'distributed' as const, why: 'its rows are of one venue' })),
    ...placeOthers(others),
  ]
  const { rows: policies } = await client.query<Policy>(POLICIES)
  const plain = policies.map(plainPolicy)
  return {
    placements,
    statements: [
      ...plain.filter(({ isSimple }) => isSimple).map(({ statement }) => statement),
      ...placements.flatMap(({ table, place }) =>
        place === 'reference' ? [`select create_reference_table('${table}')`] : [],
      ),
      `select create_distributed_table('pages', 'id')`,
      ...pageTables
        .filter((table) => table !== 'pages')
        .map((table) => `select create_distributed_table('${table}', 'page_id', colocate_with => 'pages')`),
    ],
    obstacles: [
      ...plain
        .filter(({ isSimple }) => !isSimple)
        .map(({ policy: { table, name } }) => `policy ${name} of ${table} reads another table`),
      ...(await findObstacles(client, placements)),
    ],
  }
}

/** Parents first; a table that hangs on a reference table is one too, for Citus joins it with those of venues. */
function placeOthers(tables: readonly Table[]): Placement[] {
  const placed = new Map<string, Placement>()
  const waiting = new Set(tables)
  while (waiting.size > 0)
    for (const table of waiting) {
      if (table.parents.some((parent) => parent !== table.name && [...waiting].some(({ name }) => name === parent)))
        continue
      waiting.delete(table)
      placed.set(table.name, { table: table.name, ...placeOf(table, placed) })
    }
  return [...placed.values()]
}

function placeOf(table: Table, placed: ReadonlyMap<string, Placement>): Omit<Placement, 'table'> {
  const known = READ_BY_VENUES[table.name]
  if (known) return { place: 'reference', why: known }
  if (table.has_trigger)
    return { place: 'local', why: 'a trigger guards it, which Citus allows on the coordinator alone' }
  const parent = table.parents.find((name) => placed.get(name)?.place === 'local')
  if (parent) return { place: 'local', why: `it refers to ${parent}` }
  if (table.names_person) return { place: 'reference', why: 'it is a person’s, and people belong to several venues' }
  if (table.names_page)
    return { place: 'reference', why: 'an account’s or the installation’s, read together with venues' }
  return { place: 'local', why: 'the installation’s own, read by itself' }
}

const OTHERS = `
  select c.relname as name,
    exists (select 1 from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as has_trigger,
    bool_or(a.attname in ('for_page', 'used_on', 'page_ids')) as names_page, bool_or(a.attname = 'user_id') as names_person,
    array(select distinct f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as parents
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
  group by c.oid, c.relname order by c.relname`

const POLICIES = `
  select polrelid::regclass::text as table, polname as name, pg_get_expr(polqual, polrelid) as using,
    pg_get_expr(polwithcheck, polrelid) as check
  from pg_policy where pg_get_expr(polqual, polrelid) ~* 'select' or pg_get_expr(polwithcheck, polrelid) ~* 'select' order by 1, 2`

/** The same policy asking for the page or the person directly, as Citus can pass it on. */
function plainPolicy(policy: Policy) {
  const plain = (text: string | null) => text?.replaceAll(/\( SELECT (current_(?:page|actor)\(\)) AS \w+\)/g, '$1')
  const [using, check] = [plain(policy.using), plain(policy.check)]
  const statement = [
    `alter policy ${policy.name} on ${policy.table}`,
    using && `using (${using})`,
    check && `with check (${check})`,
  ]
  return { policy, isSimple: !/select/i.test(`${using} ${check}`), statement: statement.filter(Boolean).join(' ') }
}

async function findObstacles(client: pg.Client, placements: readonly Placement[]): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(OBSTACLES, [
    placements.map(({ table }) => table),
    placements.map(({ place }) => place),
  ])
  return rows.map(({ what }) => what)
}

/** What Citus asks of keys and triggers, by where the tables lie. */
const OBSTACLES = `
  with p as (select t::regclass as oid, t as name, place, (select attnum from pg_attribute where attrelid = t::regclass
      and attname = case t when 'pages' then 'id' else 'page_id' end and not attisdropped) as page
    from unnest($1::text[], $2::text[]) u (t, place))
  select 'unique index ' || x.indexrelid::regclass || ' does not name the page' as what
  from pg_index x join p on p.oid = x.indrelid where p.place = 'distributed' and x.indisunique and not p.page = any(x.indkey)
  union all select 'foreign key ' || f.conname || ' leads from a ' || p.place || ' table to a ' || o.place || ' one'
  from pg_constraint f join p on p.oid = f.conrelid join p o on o.oid = f.confrelid
  where f.contype = 'f' and f.conparentid = 0 and case p.place
    when 'distributed' then o.place = 'local' or (o.place = 'distributed' and not exists (
      select 1 from unnest(f.conkey, f.confkey) k (own, other) where own = p.page and other = o.page))
    when 'reference' then o.place <> 'reference' else o.place = 'distributed' end
  union all select 'foreign key ' || f.conname || ' is set null with the page in it' from pg_constraint f join p on p.oid = f.conrelid
  where f.contype = 'f' and p.place = 'distributed' and p.page = any(f.conkey) and f.confdeltype in ('n', 'd')
  union all select 'trigger ' || g.tgname || ' on ' || p.name from pg_trigger g join p on p.oid = g.tgrelid
  where p.place <> 'local' and not g.tgisinternal
  union all select 'table ' || p.name || ' has no primary key, so its shards cannot move' from p
  where p.place = 'distributed' and not exists (select 1 from pg_index x where x.indrelid = p.oid and x.indisprimary)
  order by 1`
