// Old PostgreSQL servers for tests: Debian's 15 where installed, and a fake that claims to be 14.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestOptions } from 'vitest'
import { giveTo, runnerFor, spawnAs } from '../core/db/unprivileged.ts'
import { freePorts } from '../core/freePorts.ts'
import { childrenOf } from './childrenOf.ts'

/** The folder with its programs, if there is one. */
export const POSTGRES_15 = [
  '/usr/lib/postgresql/15/bin',
  '/usr/local/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
].find((folder) => existsSync(join(folder, 'postgres')))

/** Options for a test that needs a real PostgreSQL 15, skipped with the reason where there is none. */
export const needsPostgres15: TestOptions = POSTGRES_15
  ? {}
  : { skip: true, meta: { skipReason: 'no PostgreSQL 15 found (Debian: apt-get install postgresql-15)' } }

export type Postgres15 = {
  url: string
  /** Sends a signal to all its processes: its sessions outlive the first one for a moment. */
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

/** Starts PostgreSQL 15 with nothing in it. @returns the address of its superuser, and how to stop it. */
export function startPostgres15(): Promise<Postgres15> {
  const how = ['-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  return startIn((folder) => ['initdb', '-D', folder, ...how])
}

/** Starts a streaming replica of it. */
export function startReplica15({ url }: Postgres15): Promise<Postgres15> {
  const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  return startIn((folder) => ['pg_basebackup', '-D', folder, '-d', url, ...how])
}

async function startIn(make: (folder: string) => [program: string, ...args: string[]]): Promise<Postgres15> {
  const place = mkdtempSync(join(tmpdir(), 'portico-pg15-'))
  const folder = join(place, 'data')
  const runner = runnerFor(folder)
  giveTo(runner, place)
  const [port = 0] = await freePorts(1)
  const quiet = { stdio: 'ignore', cwd: '/' } as const
  const [program, ...how] = make(folder)
  const made = spawnAs(runner, join(POSTGRES_15!, program), how, quiet)
  const [code]: unknown[] = await once(made, 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    shared_buffers: '32MB',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnAs(runner, join(POSTGRES_15!, 'postgres'), ['-D', folder, ...args], quiet)
  const isReady = () =>
    spawnSync(join(POSTGRES_15!, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0
  for (let tries = 0; tries < 200 && !isReady(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url: `postgres://owner:none@127.0.0.1:${port}/postgres`,
    signal(name) {
      // A stopped parent starts no further process, and keeps those it has.
      process.kill(child.pid!, 'SIGSTOP')
      for (const pid of [...childrenOf(child.pid!), child.pid!]) process.kill(pid, name)
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGINT')
        await ended
      }
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/**
 * Implements just enough of PostgreSQL's protocol 3 to accept any sign-in and report version 14.12.
 * @param refusals connections that are refused before, as while PostgreSQL recovers from a crash
 */
export async function startPretender(refusals = 0): Promise<{ url: string; asked: string[]; stop(): void }> {
  const asked: string[] = []
  let left = refusals
  const server = createServer((socket) => (left-- > 0 ? refuse(socket) : converse(socket, asked))).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `postgres://owner:none@127.0.0.1:${port}/postgres`, asked, stop: () => void server.close() }
}

function refuse(socket: Socket): void {
  const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up', '']
  socket.on('error', () => undefined)
  socket.once('data', () => socket.end(message('E', Buffer.from(fields.map((field) => `${field}\0`).join('')))))
}

function converse(socket: Socket, asked: string[]): void {
  let isIn = false
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    if (!isIn) {
      isIn = true
      return socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready()]))
    }
    if (data[0] === 0x58) return socket.end()
    asked.push(data.subarray(5, -1).toString())
    socket.write(
      Buffer.concat([
        columns('number', 'name'),
        row('140012', '14.12'),
        message('C', Buffer.from('SELECT 1\0')),
        ready(),
      ]),
    )
  })
}

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const ready = () => message('Z', Buffer.from('I'))

function columns(...names: string[]): Buffer {
  const parts = names.map((name) => {
    const field = Buffer.alloc(18)
    field.writeUInt32BE(25, 6)
    field.writeInt16BE(-1, 10)
    return Buffer.concat([Buffer.from(`${name}\0`), field])
  })
  return message('T', Buffer.concat([count(names.length), ...parts]))
}

function row(...values: string[]): Buffer {
  const parts = values.map((value) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(value.length)
    return Buffer.concat([length, Buffer.from(value)])
  })
  return message('D', Buffer.concat([count(values.length), ...parts]))
}

function count(n: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(n)
  return bytes
}
