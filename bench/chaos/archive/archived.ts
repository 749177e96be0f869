// A PostgreSQL 15 that pgBackRest keeps a copy of, as deploy/pgbackrest configures both.
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { POSTGRES_15 } from '@portico/server/testing/oldServer.ts'
import { removeFolder } from '../../rig/removeFolder.ts'
import { adapt } from '../cluster/adapt.ts'
import { makeMachine, type Machine } from '../cluster/machine.ts'

export type Restored = {
  url: string
  /** Until it took writes. */
  seconds: number
  run: Archived['run']
  remove(): Promise<void>
}
export type Archived = {
  /** Of its owner. */
  url: string
  backUp(): Promise<void>
  /** One statement as its owner. */
  run(statement: string): Promise<Record<string, unknown>[]>
  /** A new database as it was at a moment, or as near to now as the repository knows. */
  restore(moment?: string): Promise<Restored>
  /** Files of the repository that are not encrypted. */
  openFiles(): string[]
  /** Takes the machine away, with its disk. */
  lose(): Promise<void>
  stop(): Promise<void>
}

const OWNER = 'owner'
const REPOSITORY = 'repository'
const LONGEST_MS = 120_000

export async function startArchived(): Promise<Archived> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-archive-'))
  chmodSync(folder, 0o711)
  const machines: Machine[] = []
  const stop = async () => {
    for (const machine of machines) await machine.die()
    await removeFolder(folder)
  }
  const add = (name: string) => {
    const machine = makeMachine(join(folder, name))
    machines.push(machine)
    return machine
  }
  try {
    const [shared, primary] = [add('shared'), add('primary')]
    const place = { data: join(primary.folder, 'data'), config: join(folder, 'pgbackrest.conf') }
    const [port = 0] = await freePorts(1)
    const url = await startPrimary(primary, place, port, shared.folder)
    const pgbackrest = (machine: Machine, ...args: string[]) =>
      machine.run('pgbackrest', [`--config=${place.config}`, '--stanza=portico', ...args])
    await pgbackrest(primary, 'stanza-create')
    let restores = 0
    return {
      url,
      backUp: () => pgbackrest(primary, '--type=full', 'backup'),
      run: (statement) => runAt(url, statement),
      async restore(moment) {
        const from = monotonicMs()
        const machine = add(`restored${++restores}`)
        const data = join(machine.folder, 'data')
        const target = moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : []
        await pgbackrest(machine, `--pg1-path=${data}`, ...target, 'restore')
        const [own = 0] = await freePorts(1)
        // A copy that is only looked at leaves the repository alone.
        const restored = await startPostgres(machine, data, own, ['archive_mode=off'])
        const seconds = (monotonicMs() - from) / 1000
        return {
          url: restored,
          seconds,
          run: (statement) => runAt(restored, statement),
          remove: () => machine.die().then(() => removeFolder(machine.folder)),
        }
      },
      openFiles: () => findOpen(join(shared.folder, REPOSITORY)),
      lose: () => primary.die().then(() => removeFolder(primary.folder)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type PrimaryPlace = { data: string; config: string }

async function startPrimary(machine: Machine, { data, config }: PrimaryPlace, port: number, shared: string) {
  const flags = ['-U', OWNER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']
  await machine.run(join(POSTGRES_15!, 'initdb'), ['-D', data, ...flags])
  const text = adapt('pgbackrest/pgbackrest.conf', [
    [/^repo1-path=.*$/m, `repo1-path=${join(shared, REPOSITORY)}`],
    [/^\[global\]$/m, `$&\nlock-path=${join(shared, 'lock')}\nspool-path=${join(shared, 'spool')}`],
    [/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${machine.folder}\npg1-user=${OWNER}\npg1-database=postgres`],
    [/^pg1-port=.*$/m, `pg1-port=${port}`],
  ])
  writeFileSync(config, text, { mode: 0o644 })
  const archive = adapt('pgbackrest/archive.conf', [[/'pgbackrest /, `'pgbackrest --config=${config} `]])
  appendFileSync(join(data, 'postgresql.conf'), `\n${archive}\ntrack_commit_timestamp = on\nmax_connections = 150\n`)
  return startPostgres(machine, data, port)
}

/** @returns its address once it takes writes */
async function startPostgres(machine: Machine, data: string, port: number, more: string[] = []): Promise<string> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${machine.folder}`,
    ...more,
  ].flatMap((setting) => ['-c', setting])
  machine.start(join(POSTGRES_15!, 'postgres'), ['-D', data, ...settings])
  const url = `postgres://${OWNER}:none@127.0.0.1:${port}/postgres`
  for (const from = monotonicMs(); ; await sleep(100)) {
    const rows = await runAt(url, 'select pg_is_in_recovery() as is_copy').catch(() => [])
    if (rows[0]?.['is_copy'] === false) return url
    const isOver = monotonicMs() - from > LONGEST_MS || (monotonicMs() - from > 5000 && machine.pids().length === 0)
    if (isOver) throw new Error(`PostgreSQL did not start:\n${readFileSync(machine.logFile, 'utf8').slice(-3000)}`)
  }
}

async function runAt(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = makeClient(url, 'chaos')
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What OpenSSL writes first. */
const SALTED = 'Salted__'

function findOpen(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !readFileSync(file).subarray(0, SALTED.length).equals(Buffer.from(SALTED)))
}
