import { beforeAll, expect, inject, test } from 'vitest'
import { TEMPLATE, withDatabase } from '../../testing/globalSetup.ts'
import { fillVenue, tenantTables } from '../../testing/walk/fill.ts'
import { holesSeen } from '../../testing/walk/holes.ts'
import { givenWorld, type World } from '../../testing/walk/world.ts'
import { useServer } from '../../testing/server.ts'
import { sql, type Scope } from './database.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
let tables: string[]
let own: World
let theirs: World

beforeAll(async () => {
  tables = await tenantTables(withDatabase(inject('databaseUrl'), TEMPLATE), ['r', 'p', 'v'])
  own = await givenWorld(server())
  theirs = await givenWorld(server(), 'Canary Café')
  await fillVenue(own)
  await fillVenue(theirs)
})

const scopes: [string, () => Scope][] = [
  ['nobody’s', () => ({})],
  [
    'an unknown page’s',
    () => ({ pageId: '00000000-0000-7000-8000-00000000dead', userId: '00000000-0000-7000-8000-00000000dead' }),
  ],
]
test.each(scopes)('a transaction on %s behalf sees no row at all', async (_name, scope) => {
  for (const table of [...tables, 'pages', 'users'])
    expect([table, await seenCount(table, scope())]).toEqual([table, 0])
})

async function seenCount(table: string, scope: Scope): Promise<number> {
  const row = await server().services.db.as(scope, (tx) =>
    tx.first(sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`),
  )
  return row!.n
}

test('a transaction on a page’s behalf sees that page in every table, and no other', async () => {
  const { eid, owner } = own.page
  expect(await holesSeen(server(), tables, eid)).toEqual([])
  expect(await seenCount('users', { pageId: eid, userId: owner.id })).toBe(1)
})

test('a transaction for a page cannot write, change or delete another’s row', async () => {
  const scope = { pageId: own.page.eid, userId: own.page.owner.id }
  const { eid } = theirs.page
  for (const table of tables.filter((name) => name !== 'devices')) {
    const to = sql.table(table)
    const run = (statement: ReturnType<typeof sql>) =>
      server()
        .services.db.as(scope, (tx) => tx.run(statement))
        .catch((error: { code: string }) => error.code)
    expect([0, '42501'], `${table} delete`).toContain(await run(sql`delete from ${to} where page_id = ${eid}`))
    expect([0, '42501'], `${table} update`).toContain(
      await run(sql`update ${to} set page_id = ${own.page.eid} where page_id = ${eid}`),
    )
    expect(['42501', 0], `${table} move`).toContain(
      await run(sql`update ${to} set page_id = ${eid} where page_id = ${own.page.eid}`),
    )
  }
  const insert = server().services.db.as(scope, (tx) =>
    tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${eid}, gen_random_uuid(), now(), now())`,
    ),
  )
  await expect(insert).rejects.toMatchObject({ code: '42501' })
  const counts = await Promise.all(tables.map((table) => seenCount(table, { pageId: eid })))
  expect(counts.every((n) => n > 0)).toBe(true)
})

const APPEND_ONLY: [string, readonly string[]][] = [
  ['audit_log', ['update', 'delete']],
  ['consents', ['update']],
  ['auth_log', ['update']],
  ['consent_wordings', ['update']],
]
test.each(APPEND_ONLY)('%s is only ever added to', async (table, forbidden) => {
  const { db } = server().services
  const to = sql.table(table)
  const attempts = { update: sql`update ${to} set page_id = page_id`, delete: sql`delete from ${to}` }
  for (const kind of forbidden as ('update' | 'delete')[]) {
    await expect(
      db.as({ pageId: own.page.eid, userId: own.page.owner.id }, (tx) => tx.run(attempts[kind])),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(db.asSystem((tx) => tx.run(attempts[kind]))).rejects.toMatchObject({ code: '42501' })
  }
})

test('an account’s log is only ever added to, and nobody reads another’s', async () => {
  const { db } = server().services
  const { id } = own.page.owner
  const logged = (userId: string) =>
    db.as({ userId }, (tx) => tx.rows(sql`select id from account_log where actor_id = ${id}`))
  await db.asSystem((tx) =>
    tx.run(
      sql`insert into account_log (id, actor_id, actor_kind, action) values (gen_random_uuid(), ${id}, 'user', 'probe.run')`,
    ),
  )
  expect((await logged(id)).length).toBeGreaterThan(0)
  expect(await logged(theirs.page.owner.id)).toEqual([])
  for (const statement of [sql`update account_log set action = ''`, sql`delete from account_log`]) {
    await expect(db.as({ userId: id }, (tx) => tx.run(statement))).rejects.toMatchObject({ code: '42501' })
    await expect(db.asSystem((tx) => tx.run(statement))).rejects.toMatchObject({ code: '42501' })
  }
})

test('the app role cannot lift its own blindfold', async () => {
  const { db } = server().services
  for (const statement of [
    'set role portico_system',
    'set session authorization portico_owner',
    'alter table guests disable row level security',
    'drop policy tenant on guests',
    'create table mine (id int)',
    'set row_security = off',
    'select * from refresh_tokens',
    'select * from migrations',
    `copy guests to program 'id'`,
    `select pg_read_file('/etc/passwd')`,
    'truncate guests',
  ])
    await expect(
      db.as({ pageId: own.page.eid }, async (tx) => {
        await tx.run(sql.raw(statement))
        return tx.run(sql`select * from guests`)
      }),
      statement,
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42809|0A000)$/) })
})

test('what one transaction was told of its page is forgotten with it', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      server().services.db.as({ pageId: n % 2 ? own.page.eid : theirs.page.eid }, (tx) => tx.rows(sql`select 1`)),
    ),
  )
  for (let n = 0; n < 10; n++) expect(await seenCount('guests', {})).toBe(0)
})
