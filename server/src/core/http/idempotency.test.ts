import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { endpoint } from '@portico/contract/http/endpoint.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { leads } from '@portico/contract/leads.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { eraseGuest } from '../../guests/index.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send } from '../../testing/given.ts'
import { testConfig, useServer } from '../../testing/server.ts'
import { sql } from '../db/database.ts'
import { newId } from '../id.ts'
import { makeLog } from '../log.ts'
import { makeVitals } from '../vitals.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'
import { serve } from './serve.ts'

const clock = handClock()
const server = useServer({ clock })

type Sent = { token: string; key: string; name?: string; path?: string; body?: object; signal?: AbortSignal }

async function post({ token, key, name = 'VIP', path = tags.create.path, body, signal }: Sent) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-language': 'en',
    'idempotency-key': key,
  }
  const sent = JSON.stringify(body ?? { name, colour: 'red', rule: null })
  const reply = await fetch(server().apiUrl + path, { method: 'POST', headers, body: sent, ...(signal && { signal }) })
  return {
    status: reply.status,
    text: await reply.text(),
    isRepeat: reply.headers.get('idempotency-replayed') === 'true',
  }
}

const tagsOf = async (token: string) =>
  (await send(server(), tags.list, { query: {} }, { token })).rows.map(({ name }) => name).toSorted()

test('a request sent twenty times at once is done once, and all get the same answer, letter by letter', async () => {
  const { token } = await givenPage(server())
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => post({ token, key })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies.filter(({ isRepeat }) => isRepeat)).toHaveLength(19)
  expect(await tagsOf(token)).toEqual(['VIP'])
  // Under another key the same name is refused, as ever.
  await expect(post({ token, key: randomUUID() })).resolves.toMatchObject({ status: 400 })
})

test('a client that hangs up before the answer gets it by asking again', async () => {
  const { token } = await givenPage(server())
  for (let n = 0; n < 10; n++) {
    const sent = { token, key: `cut-${n}`, name: `Tag ${n}` }
    await post({ ...sent, signal: AbortSignal.timeout(n) }).catch(() => undefined)
    expect(await post(sent)).toMatchObject({ status: 200 })
  }
  expect(await tagsOf(token)).toHaveLength(10)
})

test('a key stands for one request: another body is refused, another page, call or caller has keys of its own', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const key = 'order-1'
  await post({ token: page.token, key })
  expect(await post({ token: page.token, key, name: 'Regular' })).toMatchObject({ status: 422 })
  expect(await post({ token: other.token, key, name: 'Regular' })).toMatchObject({ status: 200, isRepeat: false })
  const body = { name: 'Lan', phone: '+84912345678' }
  const lead = { key, path: leads.create.path, body }
  expect(await post({ token: page.token, ...lead })).toMatchObject({ status: 200, isRepeat: false })
  const made = { body: { name: 'CRM', scopes: ['leads:write' as const] } }
  const { key: apiKey } = await send(server(), apiKeys.create, made, { token: page.token })
  expect(await post({ token: apiKey, ...lead })).toMatchObject({ isRepeat: false })
  expect(await post({ token: apiKey, ...lead })).toMatchObject({ status: 200, isRepeat: true })
  expect(await tagsOf(page.token)).toEqual(['VIP'])
})

test('what failed is not remembered, and a key that is none is refused', async () => {
  const { token } = await givenPage(server())
  expect(await post({ token, key: 'k', name: '' })).toMatchObject({ status: 400 })
  expect(await post({ token, key: 'k' })).toMatchObject({ status: 200, isRepeat: false })
  for (const key of ['two words', 'x'.repeat(256)]) {
    const refused = await post({ token, key })
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([400, 'idempotency/invalid'])
  }
})

test('after two days a key is forgotten, and the answers it kept are sealed until then', async () => {
  const { token } = await givenPage(server())
  await post({ token, key: 'kept', name: 'Canary' })
  const kept = () =>
    server().services.db.asSystem((tx) => tx.rows(sql<{ reply: Buffer }>`select reply from idempotency_keys`))
  expect((await kept()).length).toBeGreaterThan(0)
  expect((await kept()).filter(({ reply }) => reply.includes('Canary'))).toEqual([])
  clock.advance(49 * 3600)
  await server().jobs.run('core.clearIdempotencyKeys')
  expect(await kept()).toEqual([])
  clock.advance(-49 * 3600)
})

test('a call that waits for something outside runs once too, and again only if it failed or its server died', async () => {
  const page = await givenPage(server())
  let runs = 0
  let ends: ((works: boolean) => void)[] = []
  const wait = endpoint({
    method: 'POST',
    path: '/wait',
    summary: '',
    isWaiting: true,
    access: { by: 'page', may: 'page.settings:write' },
    returns: z.object({ run: z.int() }),
  })
  const config = testConfig('postgres://nobody@127.0.0.1:9/none')
  const app = await makeApp({ config, log: makeLog('silent'), vitals: makeVitals() })
  answerErrorsAsJson(app)
  const run = async () => {
    const number = ++runs
    if (!(await new Promise<boolean>((resolve) => ends.push(resolve)))) throw new Error('the machine is away')
    return { run: number }
  }
  serve(app, server().services, 'test', { wait }, { wait: run })
  const ask = async () => {
    const headers = { authorization: `Bearer ${page.token}`, 'idempotency-key': 'once' }
    const reply = await app.inject({ method: 'POST', url: '/wait', headers })
    return [reply.statusCode, reply.json<{ run?: number; code?: string }>().run ?? reply.json().code]
  }
  const end = async (works: boolean) => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    for (const one of ends.splice(0)) one(works)
  }
  const failing = ask()
  await end(false)
  expect(await failing).toEqual([500, 'server/internal'])
  const first = ask()
  await expect.poll(() => ends.length).toBe(1)
  expect(await ask()).toEqual([409, 'idempotency/running'])
  await end(true)
  expect([await first, await ask()]).toEqual([
    [200, 2],
    [200, 2],
  ])
  // As a process leaves it that dies in the middle.
  await server().services.db.asSystem((tx) => tx.run(sql`update idempotency_keys set reply = null`))
  expect(await ask()).toEqual([409, 'idempotency/running'])
  clock.advance(601)
  const again = ask()
  await end(true)
  expect(await again).toEqual([200, 3])
  clock.advance(-601)
})

test('an answer about a guest who was erased since is kept no more, and the call is not done a second time', async () => {
  const page = await givenPage(server())
  const lead = { path: leads.create.path, body: { name: 'Linh', phone: '0912345678' }, token: page.token }
  const other = { path: leads.create.path, body: { name: 'Mai', phone: '0912345679' }, token: page.token }
  expect(await post({ ...lead, key: 'lead' })).toMatchObject({ status: 200 })
  expect(await post({ ...other, key: 'other' })).toMatchObject({ status: 200 })
  const guestId = newId(clock.now())
  const { services } = server()
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into guests (page_id, id, phone, first_seen_at, last_seen_at)
      values (${page.eid}, ${guestId}, '+84912345678', ${clock.now()}, ${clock.now()})`)
    await eraseGuest(services, tx, { pageId: page.eid, guestId })
  })
  const again = await post({ ...lead, key: 'lead' })
  expect(again).toMatchObject({ status: 410, text: expect.stringContaining('idempotency/erased') })
  expect(await post({ ...other, key: 'other' })).toMatchObject({ status: 200, isRepeat: true })
  expect((await send(server(), leads.list, { query: {} }, { token: page.token })).count).toBe(2)
})
