// Migrations are forward-only: a database of any age since the baseline is upgraded, and loses nothing.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ROLE_PASSWORDS, withDatabase } from '../../testing/globalSetup.ts'
import { BASELINE_END, readFrozen } from './frozen.ts'
import { migrate, migrationNames, readMigration } from './migrate.ts'
import { makeClient } from './pool.ts'

const SAMPLE = join(import.meta.dirname, '../../testing/baselineData.sql')

/** Columns whose values a later migration changes on purpose, as `table.column`, each with its reason. */
const CHANGED: Readonly<Record<string, string>> = {}

type Rows = Record<string, Record<string, unknown>[]>
const name = `upgrade_${randomBytes(6).toString('hex')}`
let server: pg.Client
let url: string
let before: Rows
let after: Rows

beforeAll(async () => {
  server = makeClient(inject('databaseUrl'), 'tests')
  await server.connect()
  await server.query(`create database ${name}`)
  url = withDatabase(inject('databaseUrl'), name)
  const baseline = migrationNames().filter((one) => one <= BASELINE_END)
  await migrate(url, ROLE_PASSWORDS, { migrations: baseline.map(readMigration) })
  before = await readAll(readFileSync(SAMPLE, 'utf8'))
  await migrate(url, ROLE_PASSWORDS)
  after = await readAll()
})
afterAll(async () => {
  await server.query(`drop database ${name} with (force)`)
  await server.end()
})

/** Every row of every table, after a script has run. */
async function readAll(script = ''): Promise<Rows> {
  const owner = makeClient(url, 'tests')
  await owner.connect()
  await owner.query(`begin; ${script}; commit`)
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'migrations' order by 1`,
  )
  const all: Rows = {}
  for (const table of tables) {
    const { rows } = await owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table.name}" t`,
    )
    all[table.name] = rows.map(({ row }) => row)
  }
  await owner.end()
  return all
}

test('the sample has a row in every table of the baseline', () => {
  expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([])
})

/** Rows that migrations bring, by table: the plan of an installation that sells nothing. */
const BROUGHT: Record<string, number> = { plans: 1 }

test('an upgrade keeps every row and value of a database made by the baseline', () => {
  for (const [table, rows] of Object.entries(before)) {
    const columns = Object.keys(rows[0]!).filter((column) => !CHANGED[`${table}.${column}`])
    const pick = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]))
    const found = after[table]?.map(pick) ?? []
    expect([table, found]).toEqual([table, expect.arrayContaining(rows.map(pick))])
    expect([table, found.length]).toEqual([table, rows.length + (BROUGHT[table] ?? 0)])
  }
})

test('a migration that has landed never changes: changes go into a new one', () => {
  const now = new Map(migrationNames().map((one) => [one, readMigration(one).hash]))
  const changed = [...readFrozen()].filter(([one, hash]) => now.get(one) !== hash).map(([one]) => one)
  expect(changed).toEqual([])
})
