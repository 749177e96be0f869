import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ROLE_PASSWORDS as passwords, withDatabase } from '../../testing/globalSetup.ts'
import { startPretender } from '../../testing/oldServer.ts'
import { cloneDatabase } from '../../testing/server.ts'
import { StartError } from '../config.ts'
import { migrate, withUser } from './migrate.ts'
import { makeClient } from './pool.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.drop())

async function run(statement: string, url = database.url): Promise<Record<string, unknown>[]> {
  const client = makeClient(url, 'tests')
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The sentence a failed start tells. */
async function sentence(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('it went well'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as Error).message
}

test('an up-to-date database is left alone, however often it is started', async () => {
  const before = await run('select * from migrations order by name')
  expect(await migrate(database.url, passwords)).toEqual([])
  expect(await Promise.all([migrate(database.url, passwords), migrate(database.url, passwords)])).toEqual([[], []])
  expect(await run('select * from migrations order by name')).toEqual(before)
})

test('two servers that start on an empty database migrate it once', async () => {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await run(`create database ${name}`, inject('databaseUrl'))
  const url = withDatabase(inject('databaseUrl'), name)
  const ran = await Promise.all([migrate(url, passwords), migrate(url, passwords)])
  const files = (await run('select name from migrations order by name')).map((row) => row['name'])
  expect(ran.flat().toSorted()).toEqual(files)
  await run(`drop database ${name} with (force)`, inject('databaseUrl'))
})

test('a database of a newer version is refused by an older one, and left as it is', async () => {
  await run(`insert into migrations (name, hash) values ('9999_later.sql', 'x')`)
  expect(await sentence(migrate(database.url, passwords))).toMatch(
    /^This database belongs to a newer version of Portico \(9999_later\.sql\)\./,
  )
  await run(`delete from migrations where name = '9999_later.sql'`)
  expect(await migrate(database.url, passwords)).toEqual([])
})

test('a migration that was changed after it ran is refused by name', async () => {
  await run(`update migrations set hash = 'other' where name = '0004_gateways.sql'`)
  expect(await sentence(migrate(database.url, passwords))).toBe(
    'Migration 0004_gateways.sql was changed after it had run. Restore the file; put changes in a new one.',
  )
  const [{ hash } = {}] = await run(`select hash from migrations where name = '0004_gateways.sql'`)
  expect(hash).toBe('other')
})

test('a database from before the baseline is refused and left as it was', async () => {
  const { url, drop } = await cloneDatabase()
  try {
    await run(`delete from migrations where name <> '0003_pages.sql'`, url)
    await run(`update migrations set name = '0001_foundation.sql'`, url)
    const before = await run('select * from migrations', url)
    expect(await sentence(migrate(url, passwords))).toMatch(/from before its first release and cannot be upgraded/)
    expect(await run('select * from migrations', url)).toEqual(before)
  } finally {
    await drop()
  }
})

test('a user who may not create roles reads what is missing', async () => {
  const user = `poor_${randomBytes(6).toString('hex')}`
  await run(`create role ${user} login password 'x'`)
  const url = withUser(database.url, user, 'x')
  expect(await sentence(migrate(url, { app: 'other', system: 'other' }))).toMatch(
    /^The database user may not create roles \(.*permission denied.*\)\. Give it CREATEROLE/,
  )
  // The roles are there, the right to make tables is not.
  await run('drop table migrations')
  expect(await sentence(migrate(url, passwords))).toMatch(/^The database user may not .*permission denied/)
  await run(`drop role ${user}`)
})

test('a server too old is named, before anything is done to it', async () => {
  const old = await startPretender()
  try {
    expect(await sentence(migrate(old.url, passwords))).toBe('PostgreSQL 14.12 is too old; Portico needs 15 or newer.')
    expect(old.asked).toHaveLength(1)
  } finally {
    old.stop()
  }
})

test('a server that recovers from a crash is waited for', async () => {
  const recovering = await startPretender(3)
  try {
    expect(await sentence(migrate(recovering.url, passwords))).toMatch(/^PostgreSQL 14\.12 is too old/)
  } finally {
    recovering.stop()
  }
})

test('no server, a wrong password and an unknown database are explained in a sentence', async () => {
  expect(await sentence(migrate('postgres://a:b@127.0.0.1:9/c', passwords))).toMatch(
    /^PostgreSQL cannot be reached: .*ECONNREFUSED.*Check DATABASE_URL\.$/,
  )
  expect(await sentence(migrate(withUser(database.url, 'portico_owner', 'wrong'), passwords))).toMatch(
    /^PostgreSQL cannot be reached: .*password.*Check DATABASE_URL\.$/,
  )
  expect(await sentence(migrate(withDatabase(database.url, 'nowhere'), passwords))).toMatch(
    /^PostgreSQL cannot be reached: .*nowhere.*Check DATABASE_URL\.$/,
  )
})

test('the types of the tables are what the migrations make', { timeout: 60_000 }, async () => {
  const root = join(import.meta.dirname, '../../../..')
  const checked = await promisify(execFile)(process.execPath, ['scripts/types.ts', '--check'], {
    cwd: root,
    timeout: 50_000,
  })
  expect(checked.stderr).not.toContain('npm run types')
})
