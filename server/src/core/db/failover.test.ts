// A database that only reads, hands over to its replica, or waits for a replica that is gone: a write fails with a reason to come
// again, nothing stays connected to the wrong one, and all heals by itself.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '@portico/contract/leads.ts'
import { startAll, type RunningServer } from '../../processes/all.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { needsPostgres15, startPostgres15, startReplica15, type Postgres15 } from '../../testing/oldServer.ts'
import { testConfig } from '../../testing/server.ts'
import { openLocks } from '../jobs/locks.ts'
import { sql } from './database.ts'
import { makeClient } from './pool.ts'

let primary: Postgres15
let replica: Postgres15
let balancer: Awaited<ReturnType<typeof startBalancer>>
let server: RunningServer
let page: Venue

beforeAll(async () => {
  if (needsPostgres15.skip) return
  primary = await startPostgres15()
  replica = await startReplica15(primary)
  balancer = await startBalancer(primary.url)
  server = await startAll(testConfig(balancer.url), { rejectDelayMs: 0, idleMs: 0 })
  page = await givenPage(server)
})
afterAll(async () => {
  await server?.close()
  balancer?.close()
  await replica?.stop()
  await primary?.stop()
})

/** Leads connections to one database, and cuts them when it is turned to another, as haproxy in front of Patroni does. */
async function startBalancer(url: string) {
  let port = Number(new URL(url).port)
  const sockets = new Set<Socket>()
  const listener = createServer((inside) => {
    const outside = connect(port, '127.0.0.1')
    inside.pipe(outside).pipe(inside)
    for (const socket of [inside, outside]) sockets.add(socket.on('error', () => (inside.destroy(), outside.destroy())))
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const own = new URL(url)
  own.port = String((listener.address() as { port: number }).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: own.href,
    turnTo(next: string) {
      port = Number(new URL(next).port)
      cut()
    },
    close: () => (cut(), listener.close()),
  }
}

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = makeClient(url, 'tests')
  await client.connect()
  let rows: Record<string, unknown>[] = []
  for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
  await client.end()
  return rows
}

const set = (setting: string) => run(primary.url, `alter system set ${setting}`, 'select pg_reload_conf()')
const ready = async () => (await fetch(`${server.apiUrl}/readyz`)).status
const addLead = () => send(server, leads.create, { body: { name: 'Lan' } }, { token: page.token })
/** Sessions of the pools and of the locks in a database. */
const sessionsIn = async (url: string) =>
  (await run(url, `select from pg_stat_activity where application_name ~ '^portico (app|system|alone|locks)'`)).length

test(
  'a database that only reads is reported to clients as busy, and gives up a connection that could not write',
  needsPostgres15,
  async () => {
    await addLead()
    expect(await ready()).toBe(200)
    await set('default_transaction_read_only = on')
    try {
      await expect.poll(ready).toBe(503)
      await expect(addLead()).rejects.toMatchObject({ status: 503, code: 'server/busy' })
      expect(await tryWrite()).toMatchObject({ code: '25006' })
    } finally {
      await set('default_transaction_read_only = off')
    }
    await expect.poll(ready).toBe(200)
    await addLead()
  },
)

/** Tries one write, and waits until the session that was refused has ended. @returns why it was refused */
async function tryWrite(): Promise<unknown> {
  let session: { pid: number } | undefined
  const refusal = await server.services.db
    .asSystem(async (tx) => {
      session = await tx.first(sql<{ pid: number }>`select pg_backend_pid() as pid`)
      await tx.run(sql`update pages set title = 'read only' where id = ${page.eid}`)
    })
    .catch((error: unknown) => error)
  // A fresh connection to such a database is refused before it has a session at all.
  if (!session) return refusal
  await expect.poll(() => run(primary.url, `select pid from pg_stat_activity where pid = ${session!.pid}`)).toEqual([])
  return refusal
}

test('while commits wait for a replica that is gone, the server is alive but not ready', needsPostgres15, async () => {
  await set(`synchronous_standby_names = 'gone'`)
  await expect.poll(ready, { timeout: 10_000 }).toBe(503)
  expect((await fetch(`${server.apiUrl}/livez`)).status).toBe(200)
  await set(`synchronous_standby_names = ''`)
  await expect.poll(ready, { timeout: 10_000 }).toBe(200)
  await addLead()
})

test(
  'led to a replica, nothing is read or locked there; once it takes over, writes and signals work',
  needsPostgres15,
  async () => {
    const { db, log, signals, config } = server.services
    const locks = openLocks(config.databaseUrl, log)
    expect(await locks.take('test.failover')).toBe(true)
    await expect
      .poll(() => run(primary.url, 'select pg_current_wal_lsn() = replay_lsn as is from pg_stat_replication'))
      .toEqual([{ is: true }])
    balancer.turnTo(replica.url)
    await expect.poll(ready).toBe(503)
    await expect(send(server, leads.list, {}, { token: page.token })).rejects.toMatchObject({ status: 503 })
    await expect(locks.take('test.failover')).rejects.toMatchObject({ code: '25006' })
    await expect.poll(() => sessionsIn(replica.url)).toBe(0)

    await run(replica.url, 'select pg_promote()')
    await expect.poll(ready, { timeout: 10_000 }).toBe(200)
    await addLead()
    expect(await locks.take('test.failover')).toBe(true)
    await locks.close()
    const heard: string[] = []
    signals.subscribe(page.eid, (topic) => heard.push(topic))
    await expect
      .poll(() => db.asSystem(async (tx) => tx.notify(page.eid, 'visits')).then(() => heard), {
        timeout: 15_000,
        interval: 500,
      })
      .toContain('visits')
  },
)
