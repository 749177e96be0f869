import { beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '@portico/server/accounts/index.ts'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { all, countRows, EVENING, fingerprint, freshDatabase, NOON, rowsOf, secrets, seedAt } from './givenDemo.ts'
import { DEMO_ACCOUNTS } from './seedDemo.ts'

let evening: Database

beforeAll(async () => {
  evening = await freshDatabase()
  await seedAt(evening, EVENING)
})

const broken = (clause: string) => countRows(evening, clause)

test('both demo accounts can sign in, and the secrets of the gateways open and differ', async () => {
  const users = await all<{ email: string; password_hash: string; group_id: number }>(
    evening,
    sql`select email, password_hash, group_id from users order by group_id`,
  )
  const of = (email: string) => users.find((user) => user.email === email)!
  expect([of(DEMO_ACCOUNTS.owner.email).groupId, of(DEMO_ACCOUNTS.admin.email).groupId]).toEqual([1, 999])
  for (const { email, password } of Object.values(DEMO_ACCOUNTS))
    expect(await verifyPassword(of(email).passwordHash, password)).toBe(true)
  const rows = await all<Record<string, Buffer>>(
    evening,
    sql`select radius_secret, fas_key, agent_key from gateway_secrets`,
  )
  const keys = rows.flatMap((row) => Object.values(row).map(secrets.open))
  expect(new Set(keys).size).toBe(6)
  expect(keys.every((key) => key.length >= 32)).toBe(true)
})

test('a second run changes nothing', async () => {
  const before = await fingerprint(evening)
  expect(await seedAt(evening, EVENING)).toEqual({ isNew: false, guests: 0, visits: 0 })
  expect(await fingerprint(evening)).toEqual(before)
})

test('every area has something to show: a person in each role, codes of both kinds with some used, rules, reports, a webhook', async () => {
  const roles = await all<{ role: string }>(evening, sql`select distinct role from members`)
  expect(roles.map(({ role }) => role).toSorted()).toEqual(['analyst', 'editor', 'manager', 'owner', 'staff'])
  const codes = await all<{ kind: string; used: number; codes: number }>(
    evening,
    sql`select b.kind, count(c.first_used_at)::int as used, count(*)::int as codes
      from access_code_batches b join access_codes c on c.page_id = b.page_id and c.batch_id = b.id group by 1 order by 1`,
  )
  expect(codes).toEqual([
    { kind: 'counter', used: 31, codes: 33 },
    { kind: 'sheet', used: 9, codes: 24 },
  ])
  for (const table of [
    'access_rules',
    'invitations',
    'report_schedules',
    'report_shares',
    'webhook_deliveries',
    'api_keys',
    'page_templates',
  ])
    expect((await all(evening, sql`select 1 from ${sql.table(table)}`)).length, table).toBeGreaterThan(0)
  expect(await broken(`access_code_visits a where not exists (select 1 from visits v where v.id = a.visit_id)`)).toBe(0)
})

test('the owner’s second venue is empty, and stands after the café', async () => {
  const pages = await all<{ id: string; name: string }>(evening, sql`select id, name from pages order by created_at`)
  expect(pages.map(({ name }) => name)).toEqual(['Cà phê Hiên Nhà', 'Hiên Nhà Bên Hồ'])
  expect(await broken(`gateways where page_id = '${pages[1]!.id}'`)).toBe(0)
  expect(await broken(`guests where page_id = '${pages[1]!.id}'`)).toBe(0)
})

test('two processes that start together make one café', async () => {
  const db = await freshDatabase()
  const both = await Promise.all([seedAt(db, NOON), seedAt(db, NOON)])
  expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  expect((await all(db, sql`select 1 from pages`)).length).toBe(2)
})

test('the same day gives the same guests to everybody, row for row, and noon is the evening cut short', async () => {
  const again = await freshDatabase()
  await seedAt(again, EVENING)
  expect(await fingerprint(again)).toEqual(await fingerprint(evening))

  const noon = await freshDatabase()
  await seedAt(noon, NOON)
  for (const table of ['visits', 'sessions', 'consents']) {
    const early = await rowsOf(noon, table)
    const late = new Set(await rowsOf(evening, table))
    expect(early.length).toBeLessThan(late.size)
    expect(early.filter((row) => !late.has(row))).toEqual([])
  }
})
