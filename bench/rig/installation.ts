// A whole Portico on free ports with its own data folder, started as `npm start` starts it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { seedDemo } from '../../dev/seed/seedDemo.ts'
import { openBeside, type Beside } from '../../scripts/openBeside.ts'
import { removeFolder } from './removeFolder.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'

export const ROOT = join(import.meta.dirname, '../..')
const START_MS = 120_000

export type Installation = {
  pid: number
  apiUrl: string
  portalUrl: string
  authPort: number
  acctPort: number
  /** The database's processes. */
  database: Beside['services']
  /** Connection string of the database's owner. */
  ownerUrl: string
  /** Kills the process with `kill -9`; PostgreSQL survives. @returns a function that restarts it on the same data and ports */
  kill(): Promise<() => Promise<Installation>>
  stop(): Promise<void>
}

/**
 * Starts it as in production, waits until every port answers, and creates the demo venue.
 * @param kept a data folder that is kept after the run
 * @param settings in addition to those of every run
 */
export async function startInstallation(kept?: string, settings: Record<string, string> = {}): Promise<Installation> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'portico-bench-'))
  return start(dataDir, { ...(await environmentFor(dataDir)), ...settings }, kept !== undefined)
}

type Environment = Awaited<ReturnType<typeof environmentFor>>

async function start(dataDir: string, env: Environment, isKept: boolean): Promise<Installation> {
  const child = spawn(process.execPath, startArguments(ROOT), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)))
  const ended = once(child, 'exit')
  const stopServer = async () => {
    child.kill('SIGTERM')
    await ended
    if (!isKept) await removeFolder(dataDir)
  }
  for (const from = monotonicMs(); !output.includes('Portico is running'); await sleep(50)) {
    if (child.exitCode === null && monotonicMs() - from < START_MS) continue
    await stopServer()
    throw new Error(`Portico did not start:\n${output}`)
  }
  const beside = await openBeside(readConfig({ DATA_DIR: dataDir }))
  await seedDemo(beside.services)
  const ownerUrl = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
  await settle(ownerUrl)
  return {
    pid: child.pid!,
    apiUrl: `http://127.0.0.1:${env.PORT}`,
    portalUrl: `http://127.0.0.1:${env.PORTAL_PORT}`,
    authPort: Number(env.RADIUS_AUTH_PORT),
    acctPort: Number(env.RADIUS_ACCT_PORT),
    database: beside.services,
    ownerUrl,
    async kill() {
      child.kill('SIGKILL')
      await ended
      await beside.close()
      return () => start(dataDir, env, isKept)
    },
    async stop() {
      await beside.close()
      await stopServer()
    },
  }
}

/** Does what autovacuum would otherwise do in the middle of a round. */
export async function settle(ownerUrl: string): Promise<void> {
  const owner = makeClient(ownerUrl, 'bench')
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.query('checkpoint')
  await owner.end()
}

/** Its own loopback ports; the load generator may name the guest it acts for, as a trusted proxy may. */
export async function environmentFor(
  dataDir: string,
): Promise<Record<'PORT' | 'PORTAL_PORT' | 'RADIUS_AUTH_PORT' | 'RADIUS_ACCT_PORT', string> & Record<string, string>> {
  const ports = (await freePorts(5)).map(String)
  const [port = '', portalPort = '', simulatorPort = '', authPort = '', acctPort = ''] = ports
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PORT: port,
    PORTAL_PORT: portalPort,
    PORTAL_URL: `http://127.0.0.1:${portalPort}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SIMULATOR_PORT: simulatorPort,
    RADIUS_AUTH_PORT: authPort,
    RADIUS_ACCT_PORT: acctPort,
    TRUST_PROXY: '127.0.0.1',
    DEMO: 'false',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  }
}

/** Runs what package.json starts, without npm in between. */
export function startArguments(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const words = scripts.start.split(' ')
  const program = words.indexOf('node')
  if (program < 0) throw new Error(`package.json starts "${scripts.start}", which is not node`)
  return words.slice(program + 1)
}
