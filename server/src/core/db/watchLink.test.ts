// A line to the database that falls silent: a caller learns it within seconds, and a statement that only takes long is left alone.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRelay, type Relay } from '../../testing/relay.ts'
import { cloneDatabase } from '../../testing/server.ts'
import { monotonicMs } from '../clock.ts'
import { makeLog } from '../log.ts'
import { isConnectionLoss, openDatabase, sql, type Database } from './database.ts'

const GIVEN_UP_MS = 10_000

let relay: Relay
let db: Database
let closing: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  const database = await cloneDatabase()
  relay = await startRelay(database.url)
  db = openDatabase({ app: relay.url, system: relay.url }, makeLog('silent'))
  closing = [() => db.close(), () => relay.stop(), () => database.drop()]
})
afterEach(async () => {
  for (const close of closing) await close()
})

const ask = (seconds = 0) => db.asSystem((tx) => tx.rows(sql`select pg_sleep(${seconds})`))

async function outcome(asked: Promise<unknown>): Promise<{ isLost: boolean; ms: number }> {
  const from = monotonicMs()
  const isLost = await asked.then(() => false, isConnectionLoss)
  return { isLost, ms: monotonicMs() - from }
}

test('a statement whose connection has died fails within ten seconds, and the next one works', async () => {
  await ask()
  relay.freeze()
  const { isLost, ms } = await outcome(ask())
  expect(isLost).toBe(true)
  expect(ms).toBeLessThan(GIVEN_UP_MS)
  await ask()
})

test('a database whose name nobody knows for a while is away, as one whose port is closed', async () => {
  const unnamed = relay.url.replace('127.0.0.1', 'database.invalid')
  const nameless = openDatabase({ app: unnamed, system: unnamed }, makeLog('silent'))
  closing.unshift(() => nameless.close())
  expect(await outcome(nameless.asSystem((tx) => tx.rows(sql`select 1`)))).toMatchObject({ isLost: true })
})

test('one that takes long is left alone', async () => {
  await ask(5)
})

test('so is one behind a pooler, where nobody sees its session', async () => {
  const pooled = openDatabase({ app: relay.url, system: relay.url, direct: relay.url }, makeLog('silent'))
  closing.unshift(() => pooled.close())
  await pooled.asSystem((tx) => tx.rows(sql`select pg_sleep(5)`))
})

test('what is locked by a session that died is free again within ten seconds', async () => {
  await db.asSystem((tx) => tx.run(sql`create table held (id int primary key)`))
  const dead = db.asSystem(async (tx) => {
    await tx.run(sql`insert into held values (1)`)
    relay.freeze()
    await tx.run(sql`select 1`)
  })
  expect((await outcome(dead)).isLost).toBe(true)
  const { isLost, ms } = await outcome(db.asSystem((tx) => tx.run(sql`insert into held values (1)`)))
  expect(isLost).toBe(false)
  expect(ms).toBeLessThan(GIVEN_UP_MS)
})

test('while the database cannot be reached, all fail within ten seconds', async () => {
  await Promise.all([ask(0.1), ask(0.1)])
  relay.freeze()
  await relay.shut()
  const outcomes = await Promise.all([outcome(ask()), outcome(ask()), outcome(ask())])
  for (const { isLost, ms } of outcomes) {
    expect(isLost).toBe(true)
    expect(ms).toBeLessThan(GIVEN_UP_MS)
  }
  await relay.open()
  const from = monotonicMs()
  while ((await outcome(ask())).isLost) await sleep(50)
  expect(monotonicMs() - from).toBeLessThan(GIVEN_UP_MS)
})
