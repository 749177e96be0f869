// Who is served while more is asked than can be answered.
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { makeMetrics } from '../metrics/metrics.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'
import { LANES, makeGate, notePayer } from './gate.ts'

const server = useServer()
const closing: (() => unknown)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

/** Work that goes on until the test ends it. @returns what it did, in order */
function givenWork(gate = makeGate()) {
  const [order, ends]: [string[], (() => void)[]] = [[], []]
  const ask = (urgency: keyof typeof LANES, payer: string) =>
    gate.pass(urgency, payer, async () => {
      order.push(payer)
      await new Promise<void>((end) => ends.push(end))
    })
  const endOne = async () => {
    ends.shift()?.()
    await sleep(0)
  }
  return { order, ask, endOne, endAll: () => endEach(ends, endOne) }
}

async function endEach(ends: unknown[], endOne: () => Promise<void>): Promise<void> {
  while (ends.length > 0) await endOne()
}

test('a venue that asks twenty times as much as others waits for itself alone', async () => {
  const { order, ask, endAll } = givenWork()
  const all = Array.from({ length: 100 }, () => ask('desk', 'noisy'))
  for (const payer of ['a', 'b', 'c']) all.push(ask('desk', payer))
  const held = Array<string>(LANES.desk.ofOne).fill('noisy')
  await sleep(0)
  expect(order).toEqual([...held, 'a'])
  await endAll()
  await Promise.all(all)
  expect(order.slice(held.length, held.length + 3)).toEqual(['a', 'b', 'c'])
  expect(order).toHaveLength(103)
})

test.each(['guest', 'counter', 'desk', 'report'] as const)(
  'a venue whose requests never end leaves a place of the %s lane to others, one after the other',
  { timeout: 15_000 },
  async (urgency) => {
    const gate = makeGate(LANES, () => 0)
    const { order, ask, endAll } = givenWork(gate)
    const all = Array.from({ length: 100 }, () => ask(urgency, 'stuck'))
    const other = async () => ({ is: 'done' })
    for (let n = 0; n < 20; n++) expect(await gate.pass(urgency, 'other', other)).toEqual({ is: 'done' })
    expect(order).toHaveLength(LANES[urgency].ofOne)
    await endAll()
    await Promise.all(all)
    expect(order).toHaveLength(100)
  },
)

test('reports that wait hold up neither a desk, nor the counter, nor guests', async () => {
  const { order, ask, endAll } = givenWork()
  const reports = Array.from({ length: 50 }, () => ask('report', 'venue'))
  const others = (['desk', 'counter', 'guest', 'password'] as const).map((urgency) => ask(urgency, urgency))
  const held = Array<string>(LANES.report.ofOne).fill('venue')
  expect(order.toSorted()).toEqual(['counter', 'desk', 'guest', 'password', ...held])
  await endAll()
  await Promise.all([...reports, ...others])
})

test('a full queue makes room at the expense of who asks most', async () => {
  const { ask, endAll } = givenWork()
  const refused: string[] = []
  const noted = (payer: string) =>
    ask('report', payer).catch((error: { code: string }) => void refused.push(`${payer} ${error.code}`))
  const all = Array.from({ length: 1000 + LANES.report.ofOne }, () => noted('noisy'))
  all.push(noted('other'), noted('quiet'), noted('noisy'))
  await sleep(0)
  expect(refused).toEqual(['noisy server/busy', 'noisy server/busy'])
  await endAll()
  await Promise.all(all)
})

test(
  'when a thousand wait who have asked once each, those who came first are answered, and the next is refused',
  { timeout: 30_000 },
  async () => {
    // With the clock stopped, no request times out in the queue.
    const { order, ask, endAll } = givenWork(makeGate(LANES, () => 0))
    const all = Array.from({ length: 1000 + LANES.guest.atOnce }, (_, n) => ask('guest', `phone ${n}`))
    await expect(ask('guest', 'one more')).rejects.toMatchObject({ code: 'server/busy' })
    await endAll()
    await Promise.all(all)
    expect(order).toEqual(all.map((_, n) => `phone ${n}`))
  },
)

/** An app with one place at its desk. */
async function givenApp() {
  const lane = { atOnce: 1, ofOne: 1, waitMs: 150 }
  const lanes = { ...LANES, desk: lane }
  const app = await makeApp({ ...server().services, gate: makeGate(lanes) })
  closing.push(() => app.close())
  answerErrorsAsJson(app)
  app.addHook('preHandler', async (request) => notePayer(request, 'venue'))
  let end = () => undefined as void
  const access = { by: 'anyone' } as const
  app.get('/slow', { config: { access } }, async () => {
    await new Promise<void>((done) => (end = done))
    return { is: 'done' }
  })
  app.get('/desk', { config: { access } }, async () => ({ is: 'done' }))
  app.get('/now', { config: { access, urgency: 'none' } }, async () => ({ is: 'now' }))
  app.get('/report', { config: { access, urgency: 'report' } }, async () => ({ is: 'report' }))
  return { app, end: () => end() }
}

test('what cannot be answered in time is refused with a sentence and when to come again, and then it goes on', async () => {
  const { app, end } = await givenApp()
  // A request leaves when its answer is asked for.
  const begin = (method: 'GET' | 'HEAD', url: string) => app.inject({ method, url }).then((answer) => answer)
  const slow = begin('GET', '/slow')
  const [late, soon] = [await app.inject('/desk'), await app.inject('/now')]
  expect([late.statusCode, late.headers['retry-after'], late.json<{ code: string }>().code]).toEqual([
    503,
    '5',
    'server/busy',
  ])
  expect([soon.statusCode, (await app.inject('/report')).statusCode]).toEqual([200, 200])
  const waiting = begin('HEAD', '/desk')
  await sleep(20)
  end()
  expect([(await slow).statusCode, (await waiting).statusCode, (await app.inject('/desk')).statusCode]).toEqual([
    200, 200, 200,
  ])
})

test('a lane that has had a queue for two seconds knows that waiting is in vain, until two seconds after the queue', async () => {
  let now = 0
  const gate = makeGate({ ...LANES, desk: { atOnce: 1, ofOne: 1, waitMs: 2000 } }, () => now)
  const { ask, endOne, endAll } = givenWork(gate)
  const refused: string[] = []
  const askOnce = () => ask('desk', 'venue').catch((error: { code: string }) => void refused.push(error.code))
  const all: Promise<void>[] = []
  // Twice as many come as can be served.
  const go = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) {
      for (let half = 0; half < 2; half++) {
        all.push(askOnce())
        now += 100
      }
      await endOne()
    }
  }
  await go(9)
  expect([gate.isHopeless('desk'), gate.isHopeless('counter'), refused.length]).toEqual([false, false, 0])
  await go(3)
  expect([gate.isHopeless('desk'), gate.isHopeless('counter')]).toEqual([true, false])
  await endAll()
  await Promise.all(all)
  expect(gate.isHopeless('desk')).toBe(true)
  now += 2001
  expect(gate.isHopeless('desk')).toBe(false)
  expect(new Set(refused)).toEqual(new Set(['server/busy']))
})

test('the many addresses of one IPv6 network take one turn', async () => {
  const { services } = server()
  const config = { ...services.config, trustProxy: ['127.0.0.1'] }
  const app = await makeApp({
    ...services,
    config,
    gate: makeGate({ ...LANES, desk: { atOnce: 1, ofOne: 1, waitMs: 2000 } }),
  })
  closing.push(() => app.close())
  const [order, ends]: [string[], (() => void)[]] = [[], []]
  const wait = async ({ ip }: { ip: string }) => {
    order.push(ip)
    await new Promise<void>((end) => ends.push(end))
    return {}
  }
  app.get('/here', { config: { access: { by: 'anyone' } } }, wait)
  const addresses = ['192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.2']
  const all: Promise<number>[] = []
  for (const address of addresses) {
    all.push(app.inject({ url: '/here', headers: { 'x-forwarded-for': address } }).then(({ statusCode }) => statusCode))
    await sleep(20)
  }
  await endEach(ends, async () => (ends.shift()?.(), await sleep(20)))
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200])
  expect(order).toEqual(['192.0.2.1', '2001:db8::1', '192.0.2.2', '2001:db8::2'])
})

test('a handler that fails gives its place back', async () => {
  const { app } = await givenApp()
  app.get('/broken', { config: { access: { by: 'anyone' } } }, () => Promise.reject(new Error('broken')))
  for (let n = 0; n < 3; n++) expect((await app.inject('/broken')).statusCode).toBe(500)
  expect((await app.inject('/desk')).statusCode).toBe(200)
})

test('a file that is read slowly keeps nobody waiting, and its place is given back once', async () => {
  const { app, end } = await givenApp()
  const file = new Readable({ read: () => undefined })
  app.get('/file', { config: { access: { by: 'anyone' } } }, async (_request, reply) => reply.send(file))
  const reading = app.inject('/file').then((answer) => answer.body)
  file.push('a')
  await sleep(20)
  expect((await app.inject('/desk')).statusCode).toBe(200)
  const slow = app.inject('/slow').then((answer) => answer.statusCode)
  await sleep(20)
  file.push(null)
  expect(await reading).toBe('a')
  expect((await app.inject('/desk')).statusCode).toBe(503)
  end()
  expect(await slow).toBe(200)
})

test('in a flood, the one who asks is refused before anything is read, in a sentence; others are answered', async () => {
  const metrics = makeMetrics()
  const friend = 'https://app.example.com'
  const config = { ...server().services.config, apiOrigins: [friend] }
  const desk = { atOnce: 9, ofOne: 9, waitMs: 2000 }
  const gate = { ...makeGate({ ...LANES, desk }), isHopeless: () => true }
  const app = await makeApp({ ...server().services, config, metrics, gate })
  closing.push(() => app.close())
  answerErrorsAsJson(app)
  let end = () => undefined as void
  const ended = new Promise<void>((done) => (end = done))
  app.get('/slow', { config: { access: { by: 'anyone' } } }, async () => (await ended, { is: 'done' }))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string, authorization: string) =>
    fetch(base + path, { headers: { authorization, 'accept-language': 'vi' } })
  const slow = Array.from({ length: 8 }, () => ask('/slow', 'Bearer a'))
  await expect
    .poll(async () => {
      const answer = await ask('/none', 'Bearer a')
      return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { code: string }).code]
    })
    .toEqual([503, '5', 'server/busy'])
  const began = performance.now()
  const [refused, answered] = [ask('/none', 'Bearer a'), await ask('/none', 'Bearer b')]
  expect([answered.status, (await refused).status]).toEqual([404, 503])
  // Who waits for the refusal does not ask again meanwhile.
  expect(performance.now() - began).toBeGreaterThan(400)
  // A page that may use the API reads why it was refused, and when to come back.
  const readable = async (origin: string) => {
    const { headers } = await fetch(`${base}/none`, { headers: { authorization: 'Bearer a', origin } })
    return [headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]
  }
  expect(await readable(friend)).toEqual([friend, 'Retry-After'])
  expect(await readable('https://evil.example.com')).toEqual([null, null])
  expect(await metrics.text()).toMatch(
    /^portico_http_request_seconds_count\{app="api",method="GET",route="\(refused\)",status="5xx"\} [1-9]/m,
  )
  end()
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ask('/none', 'Bearer a')).status).toBe(404)
})

test('who has many requests at a desk is not refused because reports have to wait', async () => {
  const gate = makeGate()
  const app = await makeApp({ ...server().services, gate: { ...gate, isHopeless: (urgency) => urgency === 'report' } })
  closing.push(() => app.close())
  let [begun, end] = [0, () => undefined as void]
  const ended = new Promise<void>((done) => (end = done))
  const handler = async () => (begun++, await ended, { is: 'done' })
  const access = { by: 'anyone' } as const
  app.get('/desk', { config: { access } }, handler)
  app.get('/report', { config: { access, urgency: 'report' } }, handler)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string) => fetch(base + path, { headers: { authorization: 'Bearer a' } })
  // With the one of the report they are eight.
  const slow = Array.from({ length: 7 }, () => ask('/desk'))
  await expect.poll(() => begun).toBe(LANES.desk.ofOne)
  slow.push(ask('/report'))
  await expect.poll(() => begun).toBe(LANES.desk.ofOne + 1)
  expect((await ask('/none')).status).toBe(404)
  end()
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]))
})
