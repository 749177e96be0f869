import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildDashboard } from '../scripts/buildDashboard.ts'
import { quietSettings, startProcess, type StartedProcess } from '../server/src/testing/serverProcess.ts'
import { SECRET_KEY } from '../server/src/testing/globalSetup.ts'
import { cloneDatabase } from '../server/src/testing/server.ts'
import { attack, IS_LONG } from './attack.ts'

const OPEN_FILES = 320
const POSTS = IS_LONG ? 2000 : 450
const attackers = new Set<Socket>()
let portico: StartedProcess
let settings: Record<string, string>
let database: Awaited<ReturnType<typeof cloneDatabase>>
const dataDir = mkdtempSync(join(tmpdir(), 'portico-starved-'))

beforeAll(async () => {
  // A build opens more files than the starved process may.
  await buildDashboard(console.log)
  database = await cloneDatabase()
  settings = { ...(await quietSettings(dataDir)), DATABASE_URL: database.url, SECRET_KEY }
  portico = startProcess(settings, OPEN_FILES)
  await portico.says('Ctrl-C stops it.')
}, 120_000)
afterAll(async () => {
  for (const socket of attackers) socket.destroy()
  if (portico.child.exitCode === null) process.kill(-portico.child.pid!, 'SIGKILL')
  await portico.ended
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Posts from one address whose bodies never arrive, kept open. */
async function holdPosts(port: string, path: string): Promise<void> {
  const words = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nx`
  for (let n = 0; n < POSTS; n++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.66' })
    attackers.add(socket.on('error', () => undefined).resume())
    socket.write(words)
    if (n % 50 === 49) await sleep(20)
  }
  await sleep(500)
}

/** Asks on a new connection from another address; returns the reason when no answer comes within five seconds. */
async function statusOf(port: string, path: string): Promise<number | string> {
  const asked = get({ port, path, host: '127.0.0.1', agent: false, signal: AbortSignal.timeout(5000) })
  const reply = once(asked, 'response') as Promise<[IncomingMessage]>
  return reply.then(
    ([{ statusCode }]) => statusCode ?? 0,
    (error: Error) => error.name,
  )
}

/** A server that waits for bodies forever, under the same file limit. */
async function startPlain(): Promise<{ child: ChildProcess; port: string }> {
  const script = `const s = require('http').createServer({ requestTimeout: 0 }, (q, r) => q.resume().on('end', () => r.end()))
    s.listen(0, '127.0.0.1', () => console.log(s.address().port))`
  const limited = `ulimit -n ${OPEN_FILES} && exec "$0" -e "$1"`
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, port: port.toString().trim() }
}

attack('bodies that never come leave both origins open to everybody else', {
  async control() {
    const { child, port } = await startPlain()
    expect(await statusOf(port, '/')).toBe(200)
    await holdPosts(port, '/')
    const starved = await statusOf(port, '/')
    child.kill('SIGKILL')
    expect(starved).not.toBe(200)
    return `a plain server at ${OPEN_FILES} files: ${starved}`
  },
  async attempt() {
    const { PORT = '', PORTAL_PORT = '' } = settings
    const answers = async () => [
      await statusOf(PORT, '/livez'),
      await statusOf(PORT, '/readyz'),
      await statusOf(PORTAL_PORT, '/'),
    ]
    expect(await answers()).toEqual([200, 200, 200])
    await holdPosts(PORTAL_PORT, '/g/none')
    expect(await answers()).toEqual([200, 200, 200])
    await holdPosts(PORT, '/auth/login')
    expect(await answers()).toEqual([200, 200, 200])
    return `${POSTS} unfinished posts to each origin at ${OPEN_FILES} files: all others answered`
  },
})
