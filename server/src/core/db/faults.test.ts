// PostgreSQL killed while gateways report: what was acknowledged must be there, once, and all heals by itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAll, type RunningServer } from '../../processes/all.ts'
import { givenGateway, givenPage, type Venue } from '../../testing/given.ts'
import { storedSessions } from '../../testing/givenGuest.ts'
import { accountingRequest, openProbe, type Probe } from '../../testing/radius.ts'
import { processesIn } from '../../testing/serverProcess.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { readConfig } from '../config.ts'
import { CHANNEL, sql } from './database.ts'

const KILLS = 1
const LINES = 24
let dataDir: string
let running: RunningServer
let page: Venue
let gateway: KnownGateway

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portico-faults-'))
  running = await startServer()
  page = await givenPage(running)
  gateway = await givenGateway(running, page)
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function startServer(): Promise<RunningServer> {
  const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: 'false' })
  return startAll({ ...config, port: 0, portalPort: 0, radiusAuthPort: 0, radiusAcctPort: 0 }, { rejectDelayMs: 0 })
}

/** One line of guests, one after the other: each report is sent until it is answered, as gateways do. */
async function report(line: number, acknowledged: Map<string, number>, isOver: () => boolean): Promise<void> {
  const probe: Probe = await openProbe()
  for (let guest = 0; !isOver(); guest++) {
    const session = `${line}-${guest}`
    for (let seconds = 0; seconds <= 300; seconds += 60) {
      const kind = seconds === 0 ? 'Start' : seconds === 300 ? 'Stop' : 'InterimUpdate'
      const told = accountingRequest(gateway, {
        kind,
        session,
        seconds,
        up: seconds * 100,
        down: seconds * 1000,
        cause: kind === 'Stop' ? 1 : undefined,
      })
      while (!(await probe.ask(running.radius.acctPort, told, 500)));
      acknowledged.set(session, seconds)
    }
  }
  probe.close()
}

const ready = () =>
  fetch(`${running.apiUrl}/readyz`).then(
    (response) => response.status,
    () => 0,
  )

async function until(isSo: () => Promise<boolean> | boolean, withinMs: number): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms`)
    await sleep(50)
  }
  return performance.now() - began
}

async function isInboxEmpty(): Promise<boolean> {
  const { db } = running.services
  return !(await db.asSystem((tx) => tx.first(sql`select 1 from accounting_inbox limit 1`)))
}

test(
  'killed under load, the database loses nothing it acknowledged and counts nothing twice',
  { timeout: 120_000 },
  async () => {
    const acknowledged = new Map<string, number>()
    let isOver = false
    const lines = Array.from({ length: LINES }, (_, line) => report(line, acknowledged, () => isOver))
    const said = new Set<number>()
    const watch = until(async () => isOver || (said.add(await ready()) && false), 100_000)
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(700)
      const [before, pid] = [acknowledged.size, running.databasePid!]
      process.kill(pid, 'SIGKILL')
      await until(() => running.databasePid !== pid, 5000)
      await until(async () => (await ready()) === 200, 20_000)
      await until(() => acknowledged.size > before, 20_000)
    }
    isOver = true
    await Promise.all([watch, ...lines])
    expect(said, 'what a load balancer is told').toEqual(new Set([200, 503]))
    // Acknowledged means on disk; a busy server works it in right after.
    await until(isInboxEmpty, 10_000)
    const rows = await storedSessions(running, gateway)
    const stored = new Map(rows.map((row) => [row.acctSessionId, row]))
    expect(rows).toHaveLength(stored.size)
    expect([...acknowledged].filter(([session, seconds]) => (stored.get(session)?.seconds ?? -1) < seconds)).toEqual([])
    for (const session of acknowledged.keys())
      expect(stored.get(session)).toMatchObject({
        seconds: 300,
        upBytes: 30_000,
        downBytes: 300_000,
        cause: 'UserRequest',
        isStopInferred: false,
      })
    expect(acknowledged.size).toBeGreaterThan(LINES)
  },
)

test('after that each change is reported once, over one connection', async () => {
  const { services } = running
  const connections = () =>
    services.db.asSystem((tx) =>
      tx.rows(
        sql<{
          query: string
          state: string
        }>`select query, state from pg_stat_activity where application_name = 'portico events'`,
      ),
    )
  // A connection that has not said LISTEN yet hears nothing.
  const listens = { query: `listen ${CHANNEL}`, state: 'idle' }
  await until(
    async () =>
      isDeepStrictEqual(
        (await connections()).map((row) => ({ ...row })),
        [listens],
      ),
    10_000,
  )
  const heard: string[] = []
  const stop = services.signals.subscribe(page.eid, (topic) => heard.push(topic))
  await services.db.asSystem(async (tx) => tx.notify(page.eid, 'visits'))
  await until(() => heard.length > 0, 5000)
  await sleep(200)
  stop()
  expect(heard).toEqual(['visits'])
})

test('a write that was under way fails as a whole, and says to try again', async () => {
  const { services } = running
  const write = services.db.as({ pageId: page.eid }, async (tx) => {
    await tx.run(sql`update pages set title = 'half' where id = ${page.eid}`)
    process.kill(running.databasePid!, 'SIGKILL')
    await sleep(300)
    await tx.run(sql`update pages set title = 'whole' where id = ${page.eid}`)
  })
  await expect(write).rejects.toThrow()
  await until(async () => (await ready()) === 200, 20_000)
  const row = await services.db.as({ pageId: page.eid }, (tx) =>
    tx.first(sql<{ title: string }>`select title from pages where id = ${page.eid}`),
  )
  expect(row).toEqual({ title: '' })
})

test('closed while the database is coming back, the server leaves nothing running, and starts again on what it had', async () => {
  const before = (await storedSessions(running, gateway)).length
  process.kill(running.databasePid!, 'SIGKILL')
  await sleep(100)
  await running.close()
  await sleep(1000)
  expect(processesIn(dataDir)).toEqual([])
  running = await startServer()
  expect((await storedSessions(running, gateway)).length).toBe(before)
  await running.close()
  await sleep(500)
  expect(processesIn(dataDir)).toEqual([])
  running = await startServer()
})
