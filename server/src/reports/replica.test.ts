// Reports on a streaming replica: read there while it keeps up, and on the database itself when it does not.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '@portico/contract/reports.ts'
import { sql } from '../core/db/database.ts'
import { makeClient } from '../core/db/pool.ts'
import { startAll, type RunningServer } from '../processes/all.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { needsPostgres15, startPostgres15, startReplica15, type Postgres15 } from '../testing/oldServer.ts'
import { testConfig } from '../testing/server.ts'
import { readWith } from './read/reader.ts'
import { COUNTS } from './reportsByName.ts'

const LAG_SECONDS = 4
const QUERY = { range: 'last7', compare: 'none', scope: 'page' } as const
let primary: Postgres15
let replica: Postgres15
let server: RunningServer
let page: Venue

beforeAll(async () => {
  if (needsPostgres15.skip) return
  primary = await startPostgres15()
  replica = await startReplica15(primary)
  const read = { databaseReadUrl: replica.url, databaseReadLagSeconds: LAG_SECONDS }
  server = await startAll({ ...testConfig(primary.url), ...read }, { rejectDelayMs: 0, idleMs: 0 })
  page = await givenPage(server)
})
afterAll(async () => {
  await server?.close()
  await replica?.stop()
  await primary?.stop()
})

const count = async () => (await send(server, reports.visits, { query: QUERY }, { token: page.token })).now.visits
const addVisits = (visits: number, pageId = page.eid) =>
  server.services.db.asSystem((tx) =>
    tx.run(sql`insert into visit_day (page_id, day, visits) values (${pageId}, current_date - 1, ${visits})
      on conflict (page_id, day) do update set visits = visit_day.visits + excluded.visits`),
  )

async function onReplica(statement: string): Promise<void> {
  const client = makeClient(replica.url, 'tests')
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The replica stands still and answers: one visit less than the database would. */
async function holdReplica(): Promise<void> {
  await expect
    .poll(async () => {
      await onReplica('select pg_wal_replay_resume()')
      await expect.poll(count).toBe(await written())
      await onReplica('select pg_wal_replay_pause()')
      await addVisits(1)
      return (await written()) - (await count())
    })
    .toBe(1)
}
const written = async () =>
  (await server.services.db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`select sum(visits)::int as n from visit_day where page_id = ${page.eid}`),
  ))!.n

test(
  'a report is read on the replica, behind the same wall, until the replica is too far behind',
  needsPostgres15,
  async () => {
    await addVisits(7)
    const other = await givenPage(server)
    await addVisits(5, other.eid)
    await holdReplica()
    const held = (await written()) - 1
    const both = { pages: [page.eid, other.eid], named: [], timeZone: 'UTC', now: new Date() }
    const walled = await server.services.db.read!(
      { pageId: page.eid },
      (tx) => readWith(tx, both, QUERY, COUNTS.visits),
      () => Promise.reject(new Error('not on the replica')),
    )
    expect(walled.now.visits).toBe(held)
    await expect.poll(count, { timeout: (LAG_SECONDS + 5) * 1000 }).toBe(held + 1)
  },
)

test('a replica that has caught up answers again', needsPostgres15, async () => {
  await holdReplica()
  await onReplica('select pg_wal_replay_resume()')
})

test('reports go on while the replica is frozen, and after it is gone', needsPostgres15, async () => {
  replica.signal('SIGSTOP')
  await addVisits(1)
  // So long it is still thought to answer.
  await sleep(1100)
  const began = performance.now()
  expect(await count()).toBe(await written())
  expect(performance.now() - began).toBeLessThan(3000)
  replica.signal('SIGKILL')
  await addVisits(1)
  expect(await count()).toBe(await written())
})
