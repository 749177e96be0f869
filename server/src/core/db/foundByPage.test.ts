import { expect, test } from 'vitest'
import { PAGE_RULES, type PageRule } from '../../testing/pageRules.ts'
import { useOwner } from '../../testing/server.ts'

const owner = useOwner()

const rules: [string, PageRule][] = PAGE_RULES.map((rule) => [rule.name, rule])

test.each(rules)('%s', async (_name, { query, exceptions }) => {
  expect(await breaking(query)).toEqual(Object.keys(exceptions).toSorted())
})

const MADE =
  'create table planted (page_id uuid not null references pages on delete cascade, id uuid not null, user_id uuid'
const PLANTED: [string, string, string][] = [
  ['every unique index', `${MADE}, primary key (page_id, id), constraint planted_once unique (id))`, 'planted_once'],
  ['every venue’s table has a primary key', `${MADE}, primary key (id, page_id))`, 'planted'],
  ['every venue’s table has a primary key', `${MADE})`, 'planted'],
  [
    'no venue’s table has a trigger',
    `${MADE}, primary key (page_id, id)); create trigger planted_trigger after update on planted
      for each row execute function suppress_redundant_updates_trigger()`,
    'planted_trigger',
  ],
  [
    'foreign keys of a venue’s table',
    `${MADE}, constraint planted_person foreign key (user_id) references users on delete cascade)`,
    'planted_person',
  ],
  [
    'foreign keys of an account’s',
    'create table planted (id uuid primary key, page uuid, constraint planted_page foreign key (page) references pages)',
    'planted_page',
  ],
  ['a venue’s row always has its page', 'create table planted (page_id uuid)', 'planted'],
  [
    'no reference that names the page',
    `${MADE}, constraint planted_null foreign key (page_id, user_id) references guests (page_id, id) on delete set null (user_id))`,
    'planted_null',
  ],
]

test.each(PLANTED)('%s: a planted violation is found', async (name, statements, what) => {
  const rule = PAGE_RULES.find((one) => one.name.startsWith(name))!
  await owner().query('begin')
  try {
    await owner().query(statements)
    expect(await breaking(rule.query)).toContain(what)
  } finally {
    await owner().query('rollback')
  }
})

async function breaking(query: string): Promise<string[]> {
  const { rows } = await owner().query<{ what: string }>(query)
  return rows.map(({ what }) => what).toSorted()
}
