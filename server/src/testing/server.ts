// The whole server on separate ports with a separate database, for one test file.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { readConfig, type Config } from '../core/config.ts'
import { makeClient } from '../core/db/pool.ts'
import { makeLog } from '../core/log.ts'
import { startAll, type RunningServer } from '../processes/all.ts'
import { SECRET_KEY, TEMPLATE, withDatabase } from './globalSetup.ts'
import { hasFailed, tellFailure } from './tellFailure.ts'

type Options = Parameters<typeof startAll>[1] & { config?: Partial<Config> }

/** Starts before the file's tests and stops after them. @returns how to reach the running server. */
export function useServer({ config: changes, ...options }: Options = {}): () => RunningServer {
  let running: RunningServer | undefined
  let drop = async () => undefined as void
  const complaints: string[] = []
  const log = process.env['LOG_LEVEL'] ? undefined : makeLog('warn', { write: (line) => void complaints.push(line) })
  beforeAll(async () => {
    const database = await cloneDatabase()
    const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
    drop = async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await database.drop()
    }
    running = await startAll(
      { ...testConfig(database.url), dataDir, ...changes },
      {
        rejectDelayMs: 0,
        idleMs: 0,
        jobsAreTimed: inject('jobsAreTimed') ?? true,
        isPrepared: true,
        ...(log && { log }),
        ...options,
      },
    )
  })
  afterEach(({ task }) => {
    if (hasFailed(task)) tellFailure(task, complaints.splice(0).slice(-30))
  })
  afterAll(async () => {
    await running?.close()
    await drop()
  })
  return () => running!
}

/** Ports of the system's choice, loopback only, silent. */
export function testConfig(databaseUrl: string): Config {
  return {
    ...readConfig({
      SECRET_KEY,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      // Where tests put routers and controllers.
      GATEWAY_NETWORKS: '127.0.0.0/8',
      // Tests never ask the internet.
      BREACH_URL: '',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    }),
    port: 0,
    portalPort: 0,
    radiusAuthPort: 0,
    radiusAcctPort: 0,
    simulatorPort: 0,
  }
}

/** A new database, cloned from the migrated template: as files, which takes a third of the time of doing it by its log. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(base, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    url: withDatabase(base, name),
    drop: () => asOwner(base, `drop database if exists ${name} with (force)`),
  }
}

type Owner = ReturnType<typeof makeClient>

/** The owner of a new database, which the file's tests may change as they like. */
export function useOwner(): () => Owner {
  let owner: Owner
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await cloneDatabase()
    drop = database.drop
    owner = makeClient(database.url, 'tests')
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await drop()
  })
  return () => owner
}

/** The owner of a server's database: sees and changes what the server's own roles cannot. */
export function useServerOwner(server: () => RunningServer): () => Owner {
  let owner: Owner
  beforeAll(async () => {
    owner = makeClient(server().services.config.databaseUrl, 'tests')
    await owner.connect()
  })
  afterAll(() => owner.end())
  return () => owner
}

/** A connection is dear, so each process keeps one. */
const owners = new Map<string, Promise<Owner>>()

async function asOwner(url: string, statement: string): Promise<void> {
  const known = owners.get(url) ?? connectOwner(url)
  owners.set(url, known)
  await (await known).query(statement)
}

async function connectOwner(url: string): Promise<Owner> {
  const client = makeClient(url, 'tests')
  // The database ends before the processes do that use it.
  client.on('error', () => owners.delete(url))
  await client.connect()
  return client
}
