import { expect, test } from 'vitest'
import { distribute, printPlan } from './distribute.ts'
import { planCitus } from './planCitus.ts'
import { readTables } from '../backup/tables.ts'
import { holesIn } from '../../../testing/catalogue.ts'
import { useOwner } from '../../../testing/server.ts'

const owner = useOwner()

/** What stands in the way today. The list may only get shorter. */
const KNOWN = /^policy member of \w+ reads another table$|^policy tenant of pages reads another table$/

/** Stands in for Citus, which is not in the package registries, and records its calls. */
const STAND_IN = `
  create table citus_told (n int generated always as identity, what text, name text, with_page text, beside text);
  create function create_reference_table(t regclass) returns void language sql as
    $$ insert into citus_told (what, name) values ('reference', t::text) $$;
  create function create_distributed_table(t regclass, page text, colocate_with text default 'default') returns void language sql as
    $$ insert into citus_told (what, name, with_page, beside) values ('distributed', t::text, page, colocate_with) $$`

test('every table has one place, and nothing but known policies is in the way of Citus', async () => {
  const { placements, obstacles } = await planCitus(owner())
  const all = (await readTables(owner())).map(({ name }) => name)
  expect(placements.map(({ table }) => table).toSorted()).toEqual([...all, 'migrations'].toSorted())
  expect(obstacles.filter((what) => !KNOWN.test(what))).toEqual([])
  const places = new Map(placements.map(({ table, place }) => [table, place]))
  for (const [table, place] of [
    ['pages', 'distributed'],
    ['event', 'distributed'],
    ['users', 'reference'],
    ['plans', 'reference'],
    ['finance_entries', 'local'],
    ['jobs', 'local'],
  ] as const)
    expect([table, places.get(table)]).toEqual([table, place])
})

test('the plan tells Citus of each table once, parents first, and the wall between venues stands afterwards', async () => {
  await expect(distribute(owner())).rejects.toThrow(/^This PostgreSQL has no Citus/)
  await owner().query('begin')
  try {
    await owner().query(STAND_IN)
    const { placements, statements } = await distribute(owner())
    const { rows } = await owner().query<{
      what: string
      name: string
      with_page: string | null
      beside: string | null
    }>(`select what, name, with_page, beside from citus_told order by n`)
    const placed = placements.filter(({ place }) => place !== 'local')
    expect(rows.map(({ what, name }) => `${what} ${name}`).toSorted()).toEqual(
      placed
        .map(({ table, place }) => `${place} ${table}`)
        .filter((one) => !one.endsWith('citus_told'))
        .toSorted(),
    )
    for (const { what, name, with_page, beside } of rows)
      if (what === 'distributed' && name !== 'pages')
        expect([name, with_page, beside]).toEqual([name, 'page_id', 'pages'])
    const order = new Map(rows.map(({ name }, index) => [name, index]))
    const { rows: keys } = await owner().query<{ child: string; parent: string }>(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and conparentid = 0 and conrelid <> confrelid`)
    const late = keys.filter(
      ({ child, parent }) => order.has(child) && order.has(parent) && order.get(child)! < order.get(parent)!,
    )
    expect(late).toEqual([])
    expect(statements.filter((one) => one.startsWith('alter policy')).length).toBeGreaterThan(100)
    expect((await holesIn(owner())).filter((one) => !one.includes('citus_told'))).toEqual([])
    expect((await planCitus(owner())).statements.filter((one) => one.startsWith('alter policy'))).toEqual([])
  } finally {
    await owner().query('rollback')
  }
})

const MADE =
  'create table planted (page_id uuid not null references pages on delete cascade, id uuid not null, other uuid'
test.each([
  [
    `${MADE}, primary key (page_id, id), constraint planted_once unique (id))`,
    'unique index planted_once does not name the page',
  ],
  [`${MADE})`, 'table planted has no primary key, so its shards cannot move'],
  [
    `${MADE}, primary key (page_id, id)); create trigger planted_trigger after update on planted
      for each row execute function suppress_redundant_updates_trigger()`,
    'trigger planted_trigger on planted',
  ],
  [
    `alter table jobs add constraint planted_key unique (name); alter table jobs add column page uuid;
      alter table jobs add constraint planted_page foreign key (page) references pages`,
    'foreign key planted_page leads from a local table to a distributed one',
  ],
  [
    `${MADE}, primary key (page_id, id), constraint planted_null foreign key (page_id, other) references guests (page_id, id) on delete set null (other))`,
    'foreign key planted_null is set null with the page in it',
  ],
])('a planted obstacle is found: %s', async (statements, what) => {
  await owner().query('begin')
  try {
    await owner().query(statements)
    const plan = await planCitus(owner())
    expect(plan.obstacles).toContain(what)
    expect(printPlan(plan)).toContain(`-- in the way: ${what}`)
  } finally {
    await owner().query('rollback')
  }
})
