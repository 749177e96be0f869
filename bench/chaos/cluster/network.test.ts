// A cut lets everything vanish, in both directions, over connections that exist and over new ones, and what is repaired goes on.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, skipIf } from '../../../e2e/capabilities.ts'
import { openNetwork, type Link, type Network } from './network.ts'

const needs = skipIf(missing('root', 'iptables'))
/** Long enough for a packet that was lost to be sent again. */
const SILENCE_MS = 1500
const PORT = 7000
const ECHO = `require('node:net').createServer((socket) => socket.pipe(socket)).listen(${PORT})`

const folder = mkdtempSync(join(tmpdir(), 'portico-network-'))
let network: Network
let servers: ChildProcess[]

beforeAll(async () => {
  if (needs.skip) return
  network = await openNetwork(folder, 2)
  servers = network.links.map((link) => runIn(link, ECHO))
})
afterAll(async () => {
  for (const server of servers ?? []) server.kill()
  await network?.close()
  rmSync(folder, { recursive: true, force: true })
})

function runIn({ pid }: Link, script: string): ChildProcess {
  return spawn('nsenter', ['-t', String(pid), '-n', process.execPath, '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function open(address: string): Socket {
  return connect(PORT, address).on('error', () => undefined)
}

/** What comes back, or how the connection ended, or silence. */
async function reply(socket: Socket): Promise<string> {
  socket.write('?')
  return Promise.race([
    once(socket, 'data').then(String, (error: NodeJS.ErrnoException) => error.code ?? 'error'),
    once(socket, 'close').then(
      () => 'closed',
      () => 'error',
    ),
    sleep(SILENCE_MS, 'silence'),
  ])
}

/** What one machine hears from the other over a new connection. */
async function replyBetween(from: Link, to: Link): Promise<string> {
  const script = `const socket = require('node:net').connect(${PORT}, '${to.address}')
    const end = (words) => (console.log(words), process.exit())
    socket.on('error', (error) => end(error.code)).write('?')
    socket.on('data', (data) => end(String(data)))
    setTimeout(end, ${SILENCE_MS}, 'silence')`
  const [said]: unknown[] = await once(runIn(from, script).stdout!, 'data')
  return String(said).trim()
}

test('a machine that is cut off hears nothing, and nobody hears it, until it is repaired', needs, async () => {
  const [one, other] = network.links as [Link, Link]
  for (const { address } of network.links) await expect.poll(() => reply(open(address))).toBe('?')
  const [old, beside] = [open(one.address), open(other.address)]
  expect(await Promise.all([reply(old), reply(beside), replyBetween(one, other)])).toEqual(['?', '?', '?'])

  await one.cut()
  expect(await Promise.all([reply(old), reply(open(one.address))])).toEqual(['silence', 'silence'])
  expect(await Promise.all([replyBetween(one, other), replyBetween(other, one)])).toEqual(['silence', 'silence'])
  expect(await reply(beside)).toBe('?')
  expect(await replyBetween(one, one)).toBe('?')

  await one.repair()
  expect(String((await once(old, 'data'))[0])).toBe('?')
  expect(await replyBetween(other, one)).toBe('?')
  for (const socket of [old, beside]) socket.destroy()
})
