import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { monotonicMs } from '../core/clock.ts'
import { listenOn } from './listenOn.ts'

const COMING = 640
const BUSY_MS = 300

test.runIf(process.platform === 'linux')(
  'of many who come while a server is busy, it takes dozens in each turn of its loop',
  async () => {
    const app = fastify()
    const port = await listenOn(app, '127.0.0.1', 0, 'PORT')
    let taken = 0
    app.server.on('connection', () => void taken++)
    const sockets = Array.from({ length: COMING }, () => connect(port, '127.0.0.1'))
    for (const until = monotonicMs() + BUSY_MS; monotonicMs() < until;);
    let turns = 0
    for (; taken < COMING; turns++) await nextTurn()
    expect(turns).toBeLessThan(COMING / 4)
    for (const socket of sockets) socket.destroy()
    await app.close()
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  },
)

test('a server that closes answers what has begun, whichever socket it came by', async () => {
  const app = fastify()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let begun = 0
  app.get('/', async () => {
    begun++
    await released
    return 'done'
  })
  const port = await listenOn(app, '127.0.0.1', 0, 'PORT')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await expect.poll(() => begun).toBe(1)
  let isClosed = false
  const closing = app.close().then(() => void (isClosed = true))
  await sleep(200)
  expect(isClosed).toBe(false)
  release()
  expect((await answer).status).toBe(200)
  await closing
})
