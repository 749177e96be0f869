import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processesIn } from '../../testing/serverProcess.ts'
import { StartError } from '../config.ts'
import { makeLog } from '../log.ts'
import { startEmbedded } from './embedded.ts'
import { makeClient } from './pool.ts'

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'portico-embedded-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (password = 'tests', folder = dataDir) =>
  startEmbedded({ dataDir: folder, password, log: makeLog('silent'), durable: false })

async function answers(url: string): Promise<boolean> {
  const client = makeClient(url, 'tests')
  await client.connect()
  await client.end()
  return true
}

test('what a start that was killed left half made is cleared away, and the next one works', async () => {
  mkdirSync(join(dataDir, 'postgres.new-abc123'))
  writeFileSync(join(dataDir, 'postgres.new-abc123', 'PG_VERSION'), '18\n')
  mkdirSync(join(dataDir, 'postgres'))
  const database = await start()
  expect(await answers(database.url)).toBe(true)
  await database.stop()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  expect(processesIn(dataDir)).toEqual([])
})

test('a folder that holds something else is left as it is', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'memories.txt'), 'precious')
  await expect(start()).rejects.toThrow(StartError)
  await expect(start()).rejects.toThrow(/^The data folder .*postgres cannot be written/)
  expect(existsSync(join(dataDir, 'postgres', 'memories.txt'))).toBe(true)
})

test('only who knows the password signs in', async () => {
  const database = await start('right')
  const wrong = makeClient(database.url.replace('right', 'wrong'), 'tests')
  await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' })
  await database.stop()
})

async function addressOf(url: string): Promise<unknown> {
  const client = makeClient(url, 'tests')
  await client.connect()
  const { rows } = await client.query<{ address: unknown }>('select inet_client_addr() as address')
  await client.end()
  return rows[0]?.address
}

test.skipIf(process.platform === 'win32')(
  'the server reaches it through a socket, other programs through its port; sockets of killed ones are cleared away',
  async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres', '.s.PGSQL.12345'), '')
    const database = await start()
    const port = new URL(database.url)
    port.search = ''
    expect(await addressOf(database.url)).toBeNull()
    expect(await addressOf(port.href)).toBe('127.0.0.1')
    await database.stop()
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('.s.'))).toEqual([])
  },
)

test('under a path too long for a socket it is reached through its port', async () => {
  const folder = join(dataDir, 'p'.repeat(120))
  mkdirSync(folder)
  const database = await start('tests', folder)
  expect(await addressOf(database.url)).toBe('127.0.0.1')
  await database.stop()
})
