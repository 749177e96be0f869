// A migration while the product works: guests and owners wait for two seconds at most, however long it waits itself.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROLE_PASSWORDS as passwords } from '../../testing/globalSetup.ts'
import { cloneDatabase } from '../../testing/server.ts'
import { migrate } from './migrate.ts'
import { makeClient } from './pool.ts'
import type { Migration } from './runMigration.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let clients: pg.Client[] = []
beforeEach(async () => void (database = await cloneDatabase()))
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
  await database.drop()
})

async function connect(): Promise<pg.Client> {
  const client = makeClient(database.url, 'tests')
  client.on('error', () => undefined)
  await client.connect()
  clients.push(client)
  return client
}

/** A transaction that has read a table and goes on. */
async function hold(table: string): Promise<pg.Client> {
  const client = await connect()
  await client.query(`begin; select 1 from ${table} limit 1`)
  return client
}

/** Reads a table again and again. @returns a function that stops and tells the longest wait */
async function readOften(table: string): Promise<() => Promise<number>> {
  const client = await connect()
  let isOver = false
  let longestMs = 0
  const work = (async () => {
    while (!isOver) {
      const began = performance.now()
      await client.query(`select 1 from ${table} limit 1`)
      longestMs = Math.max(longestMs, performance.now() - began)
      await sleep(20)
    }
  })()
  return async () => {
    isOver = true
    await work
    return longestMs
  }
}

function migration(text: string): Migration[] {
  return [{ name: '9999_test.sql', text, hash: createHash('sha256').update(text).digest('hex') }]
}

const columns = async (table: string) =>
  (await (await connect()).query(`select * from ${table} limit 0`)).fields.map(({ name }) => name)

test('a migration that waits for a long report holds nobody up for more than two seconds, and succeeds after it', async () => {
  const report = await hold('guests')
  const stopReading = await readOften('guests')
  const told: string[] = []
  const migrations = migration('alter table guests add column shoe_size integer')
  const done = migrate(database.url, passwords, { migrations, tell: (line) => told.push(line) })
  await sleep(7000)
  expect(await columns('guests')).not.toContain('shoe_size')
  await report.query('commit')
  expect(await done).toEqual(['9999_test.sql'])
  const longestMs = await stopReading()
  expect(longestMs, 'they did queue behind it').toBeGreaterThan(1500)
  expect(longestMs).toBeLessThan(3000)
  expect(await columns('guests')).toContain('shoe_size')
  expect(told).toEqual(['  9999_test.sql waits for others to finish'])
}, 60_000)

test('a migration that has one table and waits for two more keeps the first for two seconds in all', async () => {
  const [visits, gateways] = [await hold('visits'), await hold('gateways')]
  const stopReading = await readOften('guests')
  const migrations = migration(
    'alter table guests add a integer; alter table visits add a integer; alter table gateways add a integer',
  )
  const done = migrate(database.url, passwords, { migrations })
  await sleep(1700)
  await visits.query('commit')
  await sleep(4000)
  await gateways.query('commit')
  await done
  // With two seconds for each it would be 3.7.
  expect(await stopReading()).toBeLessThan(3000)
}, 60_000)

test('one that never gets its lock says so in a sentence, and leaves everything as it was', async () => {
  await hold('guests')
  const migrations = migration('alter table visits add a integer; alter table guests add a integer')
  await expect(migrate(database.url, passwords, { migrations, patienceMs: 0 })).rejects.toThrow(
    /^Migration 9999_test\.sql did not get its lock: something holds it\. End old transactions/,
  )
  expect([await columns('visits'), await columns('guests')].flat()).not.toContain('a')
  expect(await migrate(database.url, passwords)).toEqual([])
}, 30_000)

const INDEX = 'create index concurrently if not exists guests_by_shoe on guests (source)'
const isValid = async (index = 'guests_by_shoe') =>
  (
    await (
      await connect()
    ).query(`select indisvalid as valid from pg_index where indexrelid = to_regclass($1)`, [index])
  ).rows

test('an index is built while guests write and a second server starts, without a wait', async () => {
  const writer = await hold('guests')
  const stopReading = await readOften('guests')
  const migrations = migration(`-- Not in a transaction.\n${INDEX}`)
  const both = Promise.all([1, 2].map(() => migrate(database.url, passwords, { migrations })))
  await sleep(3000)
  await writer.query(`lock table guests in row exclusive mode; commit`)
  expect((await both).flat()).toEqual(['9999_test.sql'])
  expect(await stopReading()).toBeLessThan(1000)
  expect(await isValid()).toEqual([{ valid: true }])
}, 60_000)

test.each([
  ['guests', INDEX, 'guests_by_shoe'],
  [
    'register.entries',
    'create index concurrently if not exists Entries_by_nas on register.entries (nas)',
    'register.entries_by_nas',
  ],
])(
  'an index of %s that was interrupted half-made is made whole by the next start',
  async (table, text, index) => {
    const writer = await connect()
    await writer.query(`begin; lock table ${table} in row exclusive mode`)
    const builder = await connect()
    const built = builder.query(text).catch((error: Error) => error.message)
    await expect.poll(() => isValid(index)).toEqual([{ valid: false }])
    await writer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%'`,
    )
    expect(await built).toMatch(/terminat/)
    await writer.query('commit')
    expect(await isValid(index)).toEqual([{ valid: false }])
    await migrate(database.url, passwords, { migrations: migration(text) })
    expect(await isValid(index)).toEqual([{ valid: true }])
  },
  60_000,
)
