import { createServer, request, type Server } from 'node:http'
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '../../testing/server.ts'
import { makeLog } from '../log.ts'
import { makeVitals } from '../vitals.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'
import { limitConnections, limitsFor, type ConnectionLimits } from './connections.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const FEW: ConnectionLimits = { ...limitsFor(), most: 12, mostPerAddress: 4 }

function makeServer(limits: ConnectionLimits, proxies: string[] = []): Server {
  const server = createServer((asked, reply) => {
    if (asked.url === '/stream') return void reply.write('data\n')
    asked.resume().once('end', () => reply.end('ok'))
  })
  limitConnections(server, limits, proxies)
  closing.push(() => server.closeAllConnections())
  return server
}

async function listen(server: TcpServer): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

const serverWith = (limits: ConnectionLimits, proxies?: string[]) => listen(makeServer(limits, proxies))

function open(port: number, from: string, words: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined)
  socket.write(words)
  closing.push(() => socket.destroy())
  return socket.resume()
}

const UNFINISHED = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx'
const STREAM = 'GET /stream HTTP/1.1\r\nhost: a\r\n\r\n'

function ask(port: number, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', localAddress: from, agent: false }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
    })
    asked.once('error', reject).end()
  })
}

const alive = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.closed && !socket.destroyed).length

test('an address at its limit loses its own oldest unfinished connection, and stays served', async () => {
  const port = await serverWith(FEW)
  const stream = open(port, '127.0.0.2', STREAM)
  await sleep(50)
  const unfinished = Array.from({ length: 20 }, () => open(port, '127.0.0.2', UNFINISHED))
  await expect.poll(() => alive(unfinished)).toBe(FEW.mostPerAddress - 1)
  expect(await ask(port, '127.0.0.2')).toBe(200)
  expect(await ask(port, '127.0.0.3')).toBe(200)
  expect(alive([stream])).toBe(1)
})

test('a flood that arrives in one go closes its own connections, not the one that comes with it', async () => {
  const server = makeServer(FEW)
  const arrived: Socket[] = []
  const door = createTcpServer((socket) => void arrived.push(socket))
  const port = await listen(door)
  const flood = Array.from({ length: 60 }, () => open(port, '127.0.0.2', UNFINISHED))
  await expect.poll(() => arrived.length).toBe(60)
  const status = ask(port, '127.0.0.3')
  await expect.poll(() => arrived.length).toBe(61)
  for (const socket of arrived) server.emit('connection', socket)
  expect(await status).toBe(200)
  await expect.poll(() => alive(flood)).toBe(FEW.mostPerAddress)
})

test('when all addresses together hold too many, the greediest makes room', async () => {
  const port = await serverWith(FEW)
  const modest = [open(port, '127.0.0.9', UNFINISHED)]
  await sleep(50)
  const greedy = ['2', '3', '4', '5'].flatMap((last) =>
    Array.from({ length: 4 }, () => open(port, `127.0.0.${last}`, UNFINISHED)),
  )
  await expect.poll(() => alive(greedy)).toBe(FEW.most - 1)
  expect(alive(modest)).toBe(1)
  expect(await ask(port, '127.0.0.10')).toBe(200)
})

test('a trusted proxy may hold more than one address', async () => {
  const port = await serverWith(FEW, ['127.0.0.2'])
  const through = Array.from({ length: 10 }, () => open(port, '127.0.0.2', UNFINISHED))
  await sleep(200)
  expect(alive(through)).toBe(10)
})

test('a body that does not come is closed, one that comes slowly or a slow answer is not', async () => {
  const limits = { ...limitsFor(), requestMs: 600, headersMs: 400, checkEveryMs: 50 }
  const config = testConfig('postgres://nobody@127.0.0.1:9/none')
  const app = await makeApp({ config, log: makeLog('silent'), vitals: makeVitals() }, 'api', limits)
  closing.push(() => app.close())
  answerErrorsAsJson(app)
  app.post('/', async () => 'stored')
  app.get('/slow', async () => sleep(1500, 'answered'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(url).port)
  const slow = fetch(`${url}/slow`).then((reply) => reply.text())
  const unfinished = open(port, '127.0.0.1', UNFINISHED.replace('\r\n\r\n', '\r\ncontent-type: text/plain\r\n\r\n'))
  let said = ''
  unfinished.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await expect.poll(() => alive([unfinished])).toBe(0)
  expect(said).toContain('408')
  expect(await slow).toBe('answered')
})

test('both origins together leave files for the rest of the process', () => {
  for (const files of [256, 1024, 20_000, 1_048_576]) {
    const { most, mostPerAddress } = limitsFor(files)
    expect(2 * most).toBeLessThan(files)
    expect(mostPerAddress).toBeLessThan(most / 2)
  }
  expect(limitsFor(20_000).most).toBeGreaterThan(9000)
})
