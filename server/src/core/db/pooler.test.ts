// Behind a pooler that gives each transaction another session: PgBouncer, as deploy/ configures it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { pages } from '@portico/contract/pages.ts'
import { missing, skipIf } from '../../../../e2e/capabilities.ts'
import { startFakeGateway } from '../../../../dev/fakeGateway/startFakeGateway.ts'
import { startAll, type RunningServer } from '../../processes/all.ts'
import { FEATURES } from '../../processes/features.ts'
import { givenPage, givenSteps, send } from '../../testing/given.ts'
import { arrive, givenHotspot, goOnline } from '../../testing/hotspot.ts'
import { listenLive } from '../../testing/listenLive.ts'
import { ROLE_PASSWORDS } from '../../testing/globalSetup.ts'
import { codeTo } from '../../testing/outbox.ts'
import { post } from '../../testing/portal.ts'
import { startPgbouncer, type Pooler } from '../../testing/pgbouncer.ts'
import { cloneDatabase, testConfig } from '../../testing/server.ts'
import { newId } from '../id.ts'
import { openLocks } from '../jobs/locks.ts'
import { makeLog } from '../log.ts'
import { prepare, sql } from './database.ts'
import { makeClient } from './pool.ts'
import { SYSTEM_ROLE, withUser } from './migrate.ts'

/** Fewer than the server's own pools hold, so that sessions change hands. */
const POOL_SIZE = 2
const AT_ONCE = 24
const log = makeLog('silent')

describe('behind a pooler by transaction', skipIf(missing('pgbouncer')), () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-pooler-'))
  let database: Awaited<ReturnType<typeof cloneDatabase>>
  let pooler: Pooler
  let server: RunningServer

  beforeAll(async () => {
    database = await cloneDatabase()
    await changeTimeZone(database.url)
    pooler = await startPgbouncer(database.url, POOL_SIZE)
    server = await startAll(
      { ...testConfig(database.url), databasePoolUrl: pooler.url, dataDir, demo: true },
      { rejectDelayMs: 0, idleMs: 0, isPrepared: true },
    )
  })
  afterAll(async () => {
    await server?.close()
    await pooler?.stop()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('an owner signs up, opens the link in the mail and makes a venue', async () => {
    const who = { email_mobile: 'thu@example.test', password: 'hoa giấy ngoài hiên' }
    await send(server, accounts.signUp, { body: { ...who, displayName: 'Trần Thu Hiên', terms: true, language: 'vi' } })
    const code = await codeTo(server, who.email_mobile)
    await send(server, accounts.activate, { body: { code, password: who.password } })
    const { token } = await send(server, accounts.login, { body: who })
    const { eid } = await send(server, pages.create, { body: { name: 'Quán Lá' } }, { token })
    expect(eid).toMatch(/^[\da-f-]{36}$/)
  })

  test('a guest gets online through the portal, the dashboard hears of it, and every job runs', async () => {
    const { authPort, acctPort } = server.radius
    const radius = { address: '127.0.0.1', authPort, acctPort }
    const fake = await startFakeGateway({ httpPort: 0, radius, interimSeconds: 1 })
    const page = await givenPage(server)
    await givenSteps(server, page, [{ type: 'phone-code', codeDeliverMode: ['sms'] }])
    const heard = new Set<string>()
    const listening = await listenLive(server, page.token, (topic) => heard.add(topic))
    const here = await arrive(server, await givenHotspot(server, fake, page))
    await post(server, here.first.action, { phone: '0912345601', terms: 'yes' })
    await goOnline(server, here, { code: await codeTo(server, '+84912345601') })
    await expect.poll(() => [...heard]).toContain('visits')
    listening.stop()
    await fake.stop({ graceMs: 0 })
    for (const { name } of FEATURES.flatMap(({ jobs = [] }) => jobs)) await server.jobs.run(name)
    const failed = sql<{ name: string }>`select name, last_fault from jobs where last_fault is not null`
    expect(await server.services.db.asSystem((tx) => tx.rows(failed))).toEqual([])
  })

  test('transactions share few sessions, and each has its own scope, the time zone and the time limit', async () => {
    const { db } = server.services
    const look = prepare<{ pid: number; scope: string; zone: string; limit: string }>(
      `select pg_backend_pid() as pid, current_setting('app.page_id', true) as scope, current_setting('TimeZone') as zone,
              current_setting('statement_timeout') as limit from pg_sleep(0.01)`,
    )
    const scopes = Array.from({ length: AT_ONCE }, () => newId(new Date()))
    const rows = await Promise.all(scopes.map((pageId) => db.as({ pageId }, async (tx) => (await tx.first(look()))!)))
    expect(rows.map(({ scope }) => scope)).toEqual(scopes)
    expect(new Set(rows.map(({ zone, limit }) => `${zone} ${limit}`))).toEqual(new Set(['UTC 15s']))
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(POOL_SIZE)
    expect((await db.asSystem((tx) => tx.first(look())))!.scope).toBeOneOf(['', null])
  })

  test('locks and signals go past the pooler, in which a lock belongs to whoever comes next', async () => {
    const url = withUser(pooler.url, SYSTEM_ROLE, ROLE_PASSWORDS.system)
    const [one, other] = [new pg.Client(url), new pg.Client(url)]
    await Promise.all([one.connect(), other.connect()])
    const take = 'select pg_try_advisory_lock(6432) as is_taken'
    const answers = [await one.query(take), await other.query(take)]
    expect(answers.flatMap(({ rows }) => rows)).toEqual([{ is_taken: true }, { is_taken: true }])
    await Promise.all([one.end(), other.end()])
    const [here, there] = [1, 2].map(() => openLocks(withUser(database.url, SYSTEM_ROLE, ROLE_PASSWORDS.system), log))
    expect([await here!.take('pooled'), await there!.take('pooled')]).toEqual([true, false])
    await Promise.all([here!.close(), there!.close()])
  })
})

/** A default other than UTC shows whether sessions set the time zone themselves. */
async function changeTimeZone(url: string): Promise<void> {
  const owner = makeClient(url, 'tests')
  await owner.connect()
  await owner.query(`alter database ${new URL(url).pathname.slice(1)} set timezone = 'Asia/Ho_Chi_Minh'`)
  await owner.end()
}
