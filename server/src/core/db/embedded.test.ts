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

const start = (password = 'tests') => startEmbedded({ dataDir, password, log: makeLog('silent'), durable: false })

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
