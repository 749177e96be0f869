import * as z from 'zod'
import { expect, test } from 'vitest'
import { endpoint } from '@portico/contract/http/endpoint.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { cart } from '@portico/contract/plans/cart.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { sql } from '../db/database.ts'
import { givenMember, givenPage, send } from '../../testing/given.ts'
import { testConfig, useServer } from '../../testing/server.ts'
import { makeLog } from '../log.ts'
import { makeVitals } from '../vitals.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'
import { refuseUndeclaredRoutes, serve } from './serve.ts'

const lines: string[] = []
const server = useServer({ log: makeLog('warn', { write: (line) => void lines.push(line) }) })
const bare = () =>
  makeApp({ config: testConfig('postgres://nobody@127.0.0.1:9/none'), log: makeLog('silent'), vitals: makeVitals() })

test('a route that says nothing of who may call it keeps the server from starting', async () => {
  const app = await bare()
  refuseUndeclaredRoutes(app)
  expect(() => app.get('/secret', () => 'everything')).toThrow('GET /secret declares no access')
  expect(() =>
    app.route({ method: ['PUT', 'DELETE'], url: '/x', config: { rateLimit: {} }, handler: () => '' }),
  ).toThrow('PUT,DELETE /x declares no access')
  app.get('/open', { config: { access: { by: 'anyone' } } }, () => 'fine')
  await expect(app.register(async (inner) => void inner.get('/inside', () => ''))).rejects.toThrow('declares no access')
})

test('a reply that breaks its own promise undoes what was done, and tells nothing', async () => {
  const page = await givenPage(server())
  const rename = endpoint({
    method: 'POST',
    path: '/rename',
    summary: '',
    access: { by: 'page', may: 'page.settings:write' },
    returns: z.object({ name: z.string(), secret: z.undefined() }),
  })
  const app = await bare()
  answerErrorsAsJson(app)
  serve(
    app,
    server().services,
    'test',
    { rename },
    {
      async rename(context) {
        await context.tx.run(sql`update pages set name = 'Renamed' where id = ${context.page.id}`)
        return { name: 'Renamed', secret: 'margin' as never }
      },
    },
  )
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/rename',
    headers: { authorization: `Bearer ${page.token}`, 'accept-language': 'en' },
  })
  expect([statusCode, body.includes('margin'), JSON.parse(body)]).toEqual([
    500,
    false,
    expect.objectContaining({ code: 'server/internal', requestId: expect.any(String) }),
  ])
  const { rows } = await send(server(), pages.list, { query: {} }, { token: page.owner.token })
  expect(rows[0]!.name).toBe('Quán Lá')
})

test('what nobody promised does not leave: unlisted fields are dropped', async () => {
  const look = endpoint({
    method: 'GET',
    path: '/look',
    summary: '',
    access: { by: 'anyone' },
    returns: z.object({ name: z.string() }),
  })
  const app = await bare()
  serve(app, server().services, 'test', { look }, { look: async () => ({ name: 'a', margin: 5 }) })
  expect((await app.inject('/look')).json()).toEqual({ name: 'a' })
})

test('every change leaves who did it, what and to what, in the audit log; reading and failing leave nothing', async () => {
  const page = await givenPage(server())
  const log = () =>
    server().services.db.asSystem((tx) =>
      tx.rows(
        sql<object>`select actor_id, actor_kind, action, subject from audit_log where page_id = ${page.eid} and action like 'pages.%' and action <> 'pages.create' order by at`,
      ),
    )
  await send(server(), pages.update, { params: { eid: page.eid }, body: { title: 'Mới' } }, { token: page.owner.token })
  await send(server(), pages.list, { query: {} }, { token: page.owner.token })
  await expect(
    send(
      server(),
      pages.update,
      { params: { eid: page.eid }, body: { currency: 'dong' } },
      { token: page.owner.token },
    ),
  ).rejects.toMatchObject({ status: 400 })
  expect(await log()).toEqual([
    { actorId: page.owner.id, actorKind: 'user', action: 'pages.update', subject: page.eid },
  ])
})

test('a call that waits and only reads leaves nothing in the audit log', async () => {
  const { eid, token, owner } = await givenPage(server())
  await send(server(), pageLicense.read, {}, { token })
  await send(server(), cart.read, {}, { token: owner.token })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<object>`
      select action from audit_log where page_id = ${eid} and action like '%.read'
      union all select action from account_log where actor_id = ${owner.id} and action like '%.read'`),
  )
  expect(rows).toEqual([])
})

test('a caller who asks too often reads so, and when to come back', async () => {
  const once = endpoint({
    method: 'GET',
    path: '/once',
    summary: '',
    access: { by: 'anyone' },
    returns: z.object({}),
    perMinute: 1,
  })
  const app = await bare()
  answerErrorsAsJson(app)
  serve(app, server().services, 'test', { once }, { once: async () => ({}) })
  expect((await app.inject('/once')).statusCode).toBe(200)
  const { statusCode, headers, body } = await app.inject({ url: '/once', headers: { 'accept-language': 'vi' } })
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(JSON.parse(body)).toEqual({ code: 'request/too-many', message: expect.stringMatching(/[ạ-ỹ]/) })
})

test('strangers are counted too: who tries without a token is stopped like anybody else', async () => {
  const mine = endpoint({
    method: 'GET',
    path: '/mine',
    summary: '',
    access: { by: 'user' },
    returns: z.object({}),
    perMinute: 2,
  })
  const app = await bare()
  answerErrorsAsJson(app)
  serve(app, server().services, 'test', { mine }, { mine: async () => ({}) })
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await app.inject('/mine')).statusCode)
  expect(statuses).toEqual([401, 401, 429])
})

test.each(['/%ff', '/%', '//x/%ff', `/devices/${'x'.repeat(300)}/recipe`, '/no/such/call', '/devices/../secret'])(
  'an address that is none (%s) gets the answer every error gets',
  async (path) => {
    const response = await fetch(server().apiUrl + path, { headers: { 'accept-language': 'fr' } })
    expect(response.status).toBeLessThan(500)
    const body = (await response.json()) as { code: string; message: string }
    expect(body.code).toMatch(/^(request\/(invalid|not-found)|auth\/required)$/)
    expect(body.message).toMatch(/\w{3}/)
  },
)

test('no answer of the API is kept by a browser or read as something else', async () => {
  const response = await fetch(`${server().apiUrl}/livez`)
  expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
})

test('a member who asks for more than their role may stands in the log, with the call and without what was sent', async () => {
  const page = await givenPage(server())
  const clerk = await givenMember(server(), page, 'staff')
  const body = { page_id: page.eid, email_mobile: 'canary@example.test', role: 'manager' } as const
  await expect(send(server(), members.invite, { body }, { token: clerk.pageToken })).rejects.toThrow()
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a call was refused')
  expect(refused).toEqual([
    expect.objectContaining({ action: 'members.invite', code: 'auth/forbidden', userId: clerk.id, pageId: page.eid }),
  ])
  expect(lines.join('')).not.toContain('canary@')
})
