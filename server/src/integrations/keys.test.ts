import { beforeAll, expect, test } from 'vitest'
import { API_SCOPES, mayKey, PERMISSIONS, SCOPES, type ApiScope } from '@portico/contract/access.ts'
import { audit } from '@portico/contract/audit.ts'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { openApi } from '@portico/contract/http/openapi.ts'
import { contract } from '@portico/contract/index.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor, givenSession } from '../testing/givenGuest.ts'
import { CALLS, GUARDED, nameCalls } from '../testing/walk/calls.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { fire } from '../testing/walk/fire.ts'
import { sampleOf } from '../testing/walk/samples.ts'
import { WALKED } from '../testing/walk/google.ts'
import { givenWorld, noSimulator, type World } from '../testing/walk/world.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: WALKED, simulate: noSimulator })
let world: World
const keys = {} as Record<ApiScope, string>
/** A venue that is only read, and one that is never called. */
let read: World
const readKeys = {} as Record<ApiScope, string>
let theirs: World

async function givenKey(page: { token: string }, scopes: ApiScope[], expiresInDays?: number) {
  return send(server(), apiKeys.create, { body: { name: 'Kho số liệu', scopes, expiresInDays } }, { token: page.token })
}

beforeAll(async () => {
  world = await givenWorld(server())
  theirs = await givenWorld(server(), 'Canary Café')
  read = await givenWorld(server())
  for (const scope of API_SCOPES) {
    keys[scope] = (await givenKey(world.page, [scope])).key
    readKeys[scope] = (await givenKey(read.page, [scope])).key
  }
})

async function givenKeyedWorld(scope: ApiScope): Promise<{ own: World; key: string }> {
  const own = await givenWorld(server())
  return { own, key: (await givenKey(own.page, [scope])).key }
}

test.each(nameCalls(GUARDED))('%s is open to the keys whose scope names it, and to no other', async (_name, call) => {
  // A key has a limit for each minute, and there are more calls than that.
  clock.advance(1)
  const { access, stream } = call.endpoint
  const expected: Record<string, string> = {}
  const found: Record<string, string> = {}
  // One row serves all: a call that has done its work is as open as before.
  const sample = { ...(await sampleOf(world, call)), body: undefined }
  for (const scope of API_SCOPES) {
    const isNamed = access.by === 'page' && mayKey([scope], access.may) && !stream
    expected[scope] = isNamed ? 'in' : access.by === 'page' ? '403' : '401'
    const raw = call.endpoint.method === 'GET' ? undefined : { raw: '"nonsense"', type: 'application/json' }
    const { status } = await fire(server(), call.endpoint, sample, keys[scope], raw)
    found[scope] = status === 401 || status === 403 ? `${status}` : 'in'
  }
  expect(found).toEqual(expected)
})

/** What is only for who asked for it: the walk's rows are the owner's, and a key finds none of them. */
const OF_THE_CALLER: ReadonlySet<string> = new Set(['exports.part', 'exports.remove'])
test.each(nameCalls(CALLS.filter(({ name }) => OF_THE_CALLER.has(name))))(
  '%s gives a key nothing that a person asked for',
  async (_name, call) => {
    const { key } = await givenKey(world.page, [...API_SCOPES])
    expect((await fire(server(), call.endpoint, await sampleOf(world, call), key)).status).toBe(404)
  },
)

const opened = CALLS.flatMap((call) => {
  const { access, stream } = call.endpoint
  if (OF_THE_CALLER.has(call.name)) return []
  const scope = access.by === 'page' && !stream && API_SCOPES.find((one) => mayKey([one], access.may))
  return scope ? [[call.name, call, scope] as const] : []
})
test.each(opened)('%s answers a key as it promises, and says nothing of another page', async (_name, call, scope) => {
  clock.advance(1)
  const { own, key } =
    call.endpoint.method === 'GET' ? { own: read, key: readKeys[scope] } : await givenKeyedWorld(scope)
  const { status, text, json } = await fire(server(), call.endpoint, await sampleOf(own, call), key)
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ')
  expect(call.endpoint.returns.safeParse(json).success).toBe(true)
  for (const canary of ['Canary', theirs.page.eid, theirs.gateway.id, theirs.session.id, theirs.guest.guestId])
    expect(text).not.toContain(canary)
  const { params } = await sampleOf(theirs, call)
  if (params)
    expect((await fire(server(), call.endpoint, { ...(await sampleOf(own, call)), params }, key)).status).toBe(404)
})

test('no scope reaches rights, connections, money, keys or what a gateway keeps secret', () => {
  const reached = PERMISSIONS.filter((permission) => mayKey(API_SCOPES, permission))
  expect(reached.filter((one) => /^(page\.|finance|device\.secret|points)/.test(one))).toEqual([])
  expect(mayKey(['owner', 'everything', '*', ''], 'device:read')).toBe(false)
})

test('a key shows guests masked unless its scope says otherwise', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway, { name: 'Nguyễn Thị Hương' })
  await givenSession(server(), gateway, { guest })
  const { key: blind } = await givenKey(page, ['sessions:read'])
  const { key: seeing } = await givenKey(page, ['sessions:read', 'identity:read'])
  const look = async (token: string) => JSON.stringify(await send(server(), sessions.online, {}, { token }))
  expect(await look(blind)).not.toContain('Hương')
  expect(await look(seeing)).toContain('Hương')
})

test('what a key did stands in the audit log under the name of the key', async () => {
  const page = await givenPage(server())
  const { id, key } = await givenKey(page, ['devices:write'])
  await send(server(), gateways.create, { body: { name: 'Sân', type: 'radius' } }, { token: key })
  const { rows } = await send(server(), audit.list, { query: { action: 'gateways.create' } }, { token: page.token })
  expect(rows).toMatchObject([{ actorKind: 'key', actorId: id, actorName: 'Kho số liệu' }])
  const { rows: made } = await send(server(), audit.list, { query: { action: 'apiKeys' } }, { token: page.token })
  expect(JSON.stringify(made)).not.toContain(key)
})

test('a revoked key opens nothing from that moment, and one past its time nothing either', async () => {
  const page = await givenPage(server())
  const { id, key } = await givenKey(page, ['devices:read'])
  const { key: short } = await givenKey(page, ['devices:read'], 1)
  const status = async (token: string) => (await fire(server(), gateways.list, {}, token)).status
  expect([await status(key), await status(short)]).toEqual([200, 200])
  await send(server(), apiKeys.remove, { params: { id } }, { token: page.token })
  expect(await status(key)).toBe(401)
  clock.advance(24 * 3600 + 1)
  expect(await status(short)).toBe(401)
})

test('a key is shown once: neither the list nor the database holds it', async () => {
  const page = await givenPage(server(), 'Quán Chìa')
  const { key, tail } = await givenKey(page, ['devices:read'])
  expect(key).toMatch(/^pk_[\w-]{22}\.[\w-]{43}$/)
  const { owner, eid } = page
  const claims = { userId: owner.id, family: owner.family, pageId: eid }
  const token = await server().services.tokens.signPage(claims)
  const listed = await send(server(), apiKeys.list, {}, { token })
  expect(listed.rows).toMatchObject([{ tail, scopes: ['devices:read'], lastUsedAt: null }])
  expect(JSON.stringify(listed)).not.toContain(key)
})

test('only an owner makes keys, and a key makes none', async () => {
  const page = await givenPage(server())
  const { owner, eid } = page
  const token = await server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
  const manager = await givenMember(server(), page, 'manager')
  await expect(givenKey({ token: manager.pageToken }, ['devices:read'])).rejects.toMatchObject({ status: 403 })
  const { key } = await givenKey({ token }, [...API_SCOPES])
  await expect(givenKey({ token: key }, ['devices:read'])).rejects.toMatchObject({ status: 403 })
})

test('a key that is used too often is asked to wait, from however many addresses it comes', async () => {
  const page = await givenPage(server())
  const { owner, eid } = page
  const token = await server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
  const { key } = await givenKey({ token }, ['devices:read'])
  const statuses: number[] = []
  for (let round = 0; round < 31; round++)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => fire(server(), gateways.list, {}, key)))).map(
        ({ status }) => status,
      ),
    )
  expect(statuses.filter((status) => status === 200).length).toBe(300)
  expect(statuses.filter((status) => status === 429).length).toBe(10)
})

test.each([
  'pk_',
  `pk_${'a'.repeat(43)}`,
  `pk_${'A'.repeat(22)}.${'a'.repeat(43)}`,
  `pk_${'a'.repeat(22)}.${'a'.repeat(43)}`,
  `pk_${'a'.repeat(42)}`,
  `PK_${'a'.repeat(43)}`,
  `pk_${'a'.repeat(44)}`,
])('a key that nobody made opens nothing: %s', async (token) => {
  expect((await fire(server(), gateways.list, {}, token)).status).toBe(401)
})

test('the reference names the second way in where there is one', () => {
  const document = openApi(contract, { version: '1', server: 'http://x' })
  const security = (path: string, method: string) => (document.paths[path]![method] as { security: object[] }).security
  expect(security('/devices', 'get')).toEqual([{ page: [] }, { apiKey: [] }])
  expect(security('/api-keys', 'get')).toEqual([{ page: [] }])
  expect(document.components.securitySchemes.apiKey.scheme).toBe('bearer')
  expect(Object.keys(SCOPES).length).toBe(API_SCOPES.length)
})
