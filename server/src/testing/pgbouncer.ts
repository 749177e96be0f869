// PgBouncer as deploy/pgbouncer configures it, in front of a database of the tests.
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '../../../e2e/capabilities.ts'
import { makeClient } from '../core/db/pool.ts'
import { splitStatements } from '../core/db/statements.ts'
import { giveTo, runnerFor, spawnAs } from '../core/db/unprivileged.ts'
import { freePorts } from '../core/freePorts.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy/pgbouncer')
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

export type Pooler = { url: string; stop(): Promise<void> }

/** @param ownerUrl of a superuser @param poolSize connections to the database for each role */
export async function startPgbouncer(ownerUrl: string, poolSize: number): Promise<Pooler> {
  await prepareLookup(ownerUrl)
  const folder = mkdtempSync(join(tmpdir(), 'portico-pgbouncer-'))
  const [port = 0] = await freePorts(1)
  const { hostname, port: databasePort, pathname } = new URL(ownerUrl)
  const configuration = read('pgbouncer.ini')
    .replace(/^portico = .*$/m, `portico = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`)
    .replace(/^(listen_port =).*$/m, `$1 ${port}`)
    .replace(/^(auth_file =).*$/m, `$1 ${join(folder, 'userlist.txt')}`)
    .replace(/^(default_pool_size =).*$/m, `$1 ${poolSize}`)
  const files = { 'pgbouncer.ini': configuration, 'userlist.txt': read('userlist.txt') }
  const runner = runnerFor(folder)
  for (const path of [folder, ...Object.entries(files).map(([name, text]) => write(join(folder, name), text))])
    giveTo(runner, path)
  const child = spawnAs(runner, pathOf('pgbouncer'), [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', cwd: '/' })
  await untilListening(port)
  return {
    url: `postgres://portico@127.0.0.1:${port}/portico`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function write(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 })
  return path
}

/** Roles belong to the whole server, where another file may have made this one. */
async function prepareLookup(ownerUrl: string): Promise<void> {
  const owner = makeClient(ownerUrl, 'tests')
  await owner.connect()
  await owner.query('begin')
  await owner.query('select pg_advisory_xact_lock(6432)')
  const { rowCount } = await owner.query(`select from pg_roles where rolname = 'pgbouncer'`)
  for (const statement of splitStatements(read('lookup.sql')))
    if (!rowCount || !statement.includes('create role')) await owner.query(statement)
  await owner.query('commit')
  await owner.end()
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch {
      await sleep(50)
    } finally {
      socket.destroy()
    }
  }
  throw new Error('PgBouncer did not start')
}
