// Every call × everybody who could try it, held against the reviewed docs/access.md.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROLES } from '@portico/contract/access.ts'
import { sql } from '../db/database.ts'
import { givenMember, givenPage, givenUser, type Person } from '../../testing/given.ts'
import { CALLS, kindOf, type Call } from '../../testing/walk/calls.ts'
import { fire, type Sample } from '../../testing/walk/fire.ts'
import { memberSamples } from '../../testing/walk/memberSamples.ts'
import { givenWorld, type World } from '../../testing/walk/world.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const [head = [], , ...lines] = readFileSync(join(import.meta.dirname, '../../../../docs/access.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  )
const actors = head.slice(2)
const reviewed = new Map(lines.map(([call = '', , ...cells]) => [call, cells]))
const addressOf = ({ endpoint: { method, path } }: Call) => `${method} ${path}`

/** What somebody holds: a user token, and a page token that names page A. */
type Keys = { user: string; page: string } | undefined
let world: World
const keys: Record<string, Keys> = {}

beforeAll(async () => {
  const running = server()
  world = await givenWorld(running)
  const { services } = running
  const keysOf = async ({ id, family, token }: Person): Promise<Keys> => ({
    user: token,
    page: await services.tokens.signPage({ userId: id, family, pageId: world.page.eid }),
  })
  keys['anonymous'] = undefined
  keys['no page'] = await keysOf(await givenUser(running))
  keys['other owner'] = await keysOf((await givenPage(running)).owner)
  keys['owner'] = await keysOf(world.page.owner)
  for (const role of ROLES.filter((role) => role !== 'owner'))
    keys[role] = await keysOf(await givenMember(running, world.page, role))
  const gone = await givenMember(running, world.page, 'manager')
  keys['ex-member'] = await keysOf(gone)
  keys['admin'] = await keysOf(world.admin)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`delete from members where user_id = ${gone.id}`)
    await tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${world.admin.id}, '\\x00', now())`)
  })
})

test('the reviewed file names every call and no other, and everybody who could try', () => {
  expect([...reviewed.keys()].toSorted()).toEqual(CALLS.map(addressOf).toSorted())
  expect(actors.toSorted()).toEqual(Object.keys(keys).toSorted())
  expect(actors.length).toBe(10)
})

test.each(CALLS.map((call) => [addressOf(call), call] as const))(
  '%s lets in whom the reviewed file says, and nobody else',
  async (address, call) => {
    const found: Record<string, string> = {}
    for (const actor of actors) found[actor] = await outcomeFor(call, keys[actor])
    const cells = reviewed.get(address) ?? []
    expect(found).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, cells[index]])))
  },
)

/** Calls that name somebody's row and check it themselves: there the row is a real one of page A. */
const NAMING: Record<string, () => Sample | Promise<Sample>> = {
  'accounts.read': () => ({ params: { userId: world.page.owner.id } }),
  'accounts.pageToken': () => ({ body: { pageId: world.page.eid } }),
  'pages.restore': () => memberSamples['pages.restore']!(world),
}

/** A request that gets past the door and no further, so that no actor changes what the next one meets. */
function harmless({ endpoint: { params, query } }: Call): Sample {
  const rows = Object.keys(params?.shape ?? {}).map((name) => [name, name === 'eid' ? world.page.eid : randomUUID()])
  return {
    ...(params ? { params: Object.fromEntries(rows) as Record<string, string> } : {}),
    ...(query ? { query: { limit: -1, days: -1, name: 'not the name', page_id: 'none' } } : {}),
  }
}

async function outcomeFor(call: Call, held: Keys): Promise<string> {
  const { endpoint } = call
  const naming = await NAMING[call.name]?.()
  const raw = endpoint.body && !naming ? { raw: '"not what is asked for"', type: 'application/json' } : undefined
  const { status, json } = await fire(server(), endpoint, naming ?? harmless(call), held?.[kindOf(call)], raw)
  const { code } = (json ?? {}) as { code?: string }
  if (code === 'auth/required' || code === 'auth/expired') return endpoint.access.by === 'anyone' ? 'yes' : `${status}`
  if (code === 'auth/forbidden') return `${status}`
  if (code === 'page/not-found' || (naming && code === 'request/not-found')) return `${status}`
  return status === 429 || status === 500 ? `${status}` : 'yes'
}
