// The worker of an import dies in the middle of it: the next worker goes on after the last chunk that was written.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { imports } from '@portico/contract/imports.ts'
import { readConfig } from '../core/config.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'
import { urlFile } from '../core/db/urlFile.ts'
import { open } from '../processes/openServices.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { tryFile } from '../testing/imports.ts'
import { processesIn, quietSettings, startProcess, type StartedProcess } from '../testing/serverProcess.ts'

const LONG = { timeout: 180_000 }
const ROWS = 20_000
const KILLS = 1
let dataDir: string
let settings: Record<string, string>
const started: StartedProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portico-import-'))
  settings = await quietSettings(dataDir)
})
afterAll(async () => {
  for (const { child } of started)
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  for (const pid of processesIn(dataDir)) process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => processesIn(dataDir).length === 0, { timeout: 10_000 })
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the product on the folder, and opens its database beside it. */
async function startServer() {
  const one = startProcess(settings)
  started.push(one)
  await one.says('Ctrl-C stops it.')
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const url = readFileSync(urlFile(config), 'utf8').trim()
  const { services, close } = await open({ ...config, databaseUrl: url }, () => undefined)
  const running = { services, apiUrl: `http://127.0.0.1:${settings['PORT']}` } as RunningServer
  return { running, pid: one.child.pid!, close }
}

const countsOf = ({ services }: RunningServer, page: Venue) =>
  services.db.asSystem((tx) =>
    tx.first(sql<{ guests: number; phones: number; profiles: number; total: number; traces: number }>`
      select (select count(*)::int from guests where page_id = ${page.eid}) as guests,
        (select count(distinct phone)::int from guests where page_id = ${page.eid}) as phones,
        (select count(*)::int from guest_profiles where page_id = ${page.eid}) as profiles,
        (select sum(guests)::int from guest_totals where page_id = ${page.eid}) as total,
        (select count(*)::int from import_guests where page_id = ${page.eid}) as traces`),
  )

test('an import whose process is killed goes on by itself, with every row once', LONG, async () => {
  let server = await startServer()
  const page = await givenPage(server.running)
  const rows = Array.from({ length: ROWS }, (_, row) => `Khách ${row},091${String(2_000_000 + row)}`)
  const { id } = await tryFile(server.running, page, ['name,phone', ...rows].join('\n'))
  await send(server.running, imports.run, { params: { id } }, page)
  const read = () =>
    server.running.services.db.asSystem((tx) =>
      tx.first(sql<{ rowsRead: number; state: string }>`
        select rows_read, state from imports where page_id = ${page.eid} and id = ${id}`),
    )
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = (await read())!.rowsRead
    await vi.waitUntil(async () => (await read())!.rowsRead > before, { timeout: 60_000, interval: 5 })
    process.kill(server.pid, 'SIGKILL')
    await server.close()
    server = await startServer()
    const so = (await read())!
    expect(so).toMatchObject({ state: 'running' })
    expect(so.rowsRead).toBeGreaterThan(before)
    expect(so.rowsRead).toBeLessThan(ROWS)
    expect((await countsOf(server.running, page))?.guests).toBe(so.rowsRead)
    // A minute goes by: nobody renews what the dead process held.
    await server.running.services.db.asSystem((tx) =>
      tx.run(sql`update imports set leased_until = now() where page_id = ${page.eid} and id = ${id}`),
    )
  }
  await vi.waitUntil(async () => (await read())!.state === 'done', { timeout: 120_000, interval: 100 })
  expect(await send(server.running, imports.read, { params: { id } }, page)).toMatchObject({
    added: ROWS,
    updated: 0,
    skipped: 0,
    wrong: 0,
  })
  const counts = { guests: ROWS, phones: ROWS, profiles: ROWS, total: ROWS, traces: ROWS }
  expect(await countsOf(server.running, page)).toEqual(counts)
  await server.close()
})
