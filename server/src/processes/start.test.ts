// Starting and stopping as a person does: what is said, how it ends, what is left behind.
import { execFileSync, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { freePorts } from '../core/freePorts.ts'
import { startPretender } from '../testing/oldServer.ts'
import { processesIn, quietSettings, startProcess, type StartedProcess } from '../testing/serverProcess.ts'

const LONG = { timeout: 120_000 }
/** A folder somebody has started in and stopped, copied for each test; the first start of all is made here. */
let used: string
let dataDir: string
let started: StartedProcess[]

beforeAll(async () => {
  used = mkdtempSync(join(tmpdir(), 'portico-start-'))
  const first = startProcess(await quietSettings(used))
  await first.says('Ctrl-C stops it.')
  process.kill(first.child.pid!, 'SIGTERM')
  if ((await first.ended) !== 0) throw new Error(first.said())
}, LONG.timeout)
afterAll(() => rmSync(used, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portico-start-'))
  // With its owner: PostgreSQL starts only in a folder of its own.
  execFileSync('cp', ['-a', `${used}/.`, dataDir])
  started = []
})
afterEach(async () => {
  for (const { child } of started)
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  for (const pid of processesIn(dataDir)) process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => processesIn(dataDir).length === 0, { timeout: 10_000 })
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(changes: Record<string, string> = {}): Promise<StartedProcess> {
  const one = startProcess({ ...(await quietSettings(dataDir)), ...changes })
  started.push(one)
  return one
}

/** A start that cannot be: what it says, once it has ended as it must. */
async function refusal(changes: Record<string, string>): Promise<string> {
  const one = await start(changes)
  expect(await one.ended, one.said()).toBe(1)
  const [, sentence = one.said()] = /^Portico cannot start\. (.*)$/m.exec(one.said()) ?? []
  expect(one.said(), 'no stack for the person at the terminal').not.toMatch(/^\s+at /m)
  expect(processesIn(dataDir)).toEqual([])
  return sentence
}

/** Nothing of it is left, and it said why it stopped. */
async function expectCleanEnd(one: StartedProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  expect(await one.ended, one.said()).toBe(0)
  expect(one.said()).toContain(`Stopping (${signal})`)
  // The product is gone; what the system still has to clear away gets its moment.
  await expect.poll(() => processesIn(dataDir), { timeout: 2000 }).toEqual([])
}

test('a setting that is none is named, with what it should be', LONG, async () => {
  const key = 'k'.repeat(31)
  expect(await refusal({ PORT: 'http' })).toBe('PORT is "http"; it must be a port number from 0 to 65535.')
  expect(await refusal({ SECRET_KEY: key, DATABASE_URL: 'postgres://x@127.0.0.1:9/x' })).toMatch(
    /^SECRET_KEY must have at least 32 characters/,
  )
})

test('a taken port is named, with the setting that changes it', LONG, async () => {
  const tcp = createServer().listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const udp = createSocket('udp4')
  udp.bind(0, '127.0.0.1')
  await once(udp, 'listening')
  const [taken, takenUdp] = [String((tcp.address() as { port: number }).port), String(udp.address().port)]
  expect(await refusal({ PORT: taken })).toBe(
    `TCP port ${taken} is taken by another program. Stop it, or set PORT to a free port.`,
  )
  expect(await refusal({ RADIUS_ACCT_PORT: takenUdp })).toBe(
    `UDP port ${takenUdp} is taken by another program. Stop it, or set RADIUS_ACCT_PORT to a free port.`,
  )
  tcp.close()
  udp.close()
})

test('a data folder that cannot be is named', LONG, async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
    /^The data folder .*file\/data cannot be made: ENOTDIR.* Set DATA_DIR to a folder of yours\.$/,
  )
})

test('a PostgreSQL that is too old, or away, is named', LONG, async () => {
  const old = await startPretender()
  const SECRET_KEY = 'k'.repeat(40)
  expect(await refusal({ DATABASE_URL: old.url, SECRET_KEY })).toBe(
    'PostgreSQL 14.12 is too old; Portico needs 15 or newer.',
  )
  old.stop()
  expect(await refusal({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c', SECRET_KEY })).toMatch(
    /^PostgreSQL cannot be reached: .* Check DATABASE_URL\.$/,
  )
})

test('Ctrl-C, which the terminal sends to all of it at once, stops everything cleanly', LONG, async () => {
  const one = await start()
  await one.says('Ctrl-C stops it.')
  process.kill(-one.child.pid!, 'SIGINT')
  await expectCleanEnd(one, 'SIGINT')
})

test(
  'killed outright, it starts again on the same folder, and ends what was left running; SIGTERM stops it cleanly',
  LONG,
  async () => {
    const first = await start()
    await first.says('Ctrl-C stops it.')
    const key = readFileSync(join(dataDir, 'secret.key'), 'utf8')
    process.kill(first.child.pid!, 'SIGKILL')
    await first.ended
    const orphans = processesIn(dataDir)
    expect(orphans.length).toBeGreaterThan(0)
    const second = await start()
    await second.says('Ctrl-C stops it.')
    expect(processesIn(dataDir).filter((pid) => orphans.includes(pid))).toEqual([])
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(key)
    process.kill(second.child.pid!, 'SIGTERM')
    await expectCleanEnd(second, 'SIGTERM')
  },
)

test('started a second time on the same folder, the second says so and the first goes on', LONG, async () => {
  const settings = await quietSettings(dataDir)
  const first = await start(settings)
  await first.says('Ctrl-C stops it.')
  const before = processesIn(dataDir)
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^Portico cannot start\. .*already.*Stop it first, or set DATA_DIR/m)
  expect(processesIn(dataDir)).toEqual(expect.arrayContaining(before))
  expect((await fetch(`http://127.0.0.1:${settings['PORT']}/readyz`)).status).toBe(200)
})

test(
  'further RADIUS processes are started as this one was, and end with it, also when it is killed',
  LONG,
  async () => {
    const before = processesIn('--radius-alone')
    const one = await start({ RADIUS_PROCESSES: '3' })
    await one.says('Ctrl-C stops it.')
    const crew = processesIn('--radius-alone').filter((pid) => !before.includes(pid))
    expect(crew).toHaveLength(2)
    process.kill(one.child.pid!, 'SIGKILL')
    await expect
      .poll(() => processesIn('--radius-alone').filter((pid) => crew.includes(pid)), { timeout: 20_000 })
      .toEqual([])
    expect(one.said()).not.toMatch(/error|cannot be kept/i)
  },
)

// Making the demo is a third of it.
test(
  'a demo that answers is complete, and in production nothing of it is left at work',
  { timeout: 240_000 },
  async () => {
    const settings: Record<string, string> = { ...(await quietSettings(dataDir)), DEMO: 'true', DEMO_GUESTS: 'always' }
    const api = { base: `http://127.0.0.1:${settings['PORT']}` }
    const demo = await start(settings)
    const isReady = () =>
      fetch(`${api.base}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20))
    // Its owner signs in at the first try.
    const { token } = await call(api, contract.accounts.login, {
      body: { email_mobile: 'demo@portico.test', password: 'portico-demo' },
    })
    expect((await call(api, contract.pages.list, { query: {} }, { token })).rows).toHaveLength(2)
    await demo.says('Ctrl-C stops it.')
    process.kill(demo.child.pid!, 'SIGTERM')
    await demo.ended

    expect(await refusal({ NODE_ENV: 'production', DEMO: 'true' })).toMatch(/^DEMO is on in production\./)
    const [SIMULATOR_PORT = 0] = await freePorts(1)
    const product = await start({
      ...settings,
      DEMO: 'false',
      NODE_ENV: 'production',
      SIMULATOR_PORT: String(SIMULATOR_PORT),
    })
    await product.says('Ctrl-C stops it.')
    const page = await (await fetch(`http://127.0.0.1:${SIMULATOR_PORT}/`)).text()
    expect(page).toContain('0 hotspots')
  },
)

test('a process that only has the number of yesterday’s database is left alone', LONG, async () => {
  const bystander = spawn('sleep', ['60'], { stdio: 'ignore' })
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(
    join(dataDir, 'postgres/postmaster.pid'),
    `${bystander.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n  1 1\nready\n`,
  )
  const one = await start()
  await one.says('Ctrl-C stops it.')
  expect(bystander.signalCode).toBeNull()
  bystander.kill()
})
