// Every call × everybody who could try it, and what docs/access.md says of each.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROLES } from '@portico/contract/access.ts'
import { sql } from '../../core/db/database.ts'
import { givenMember, givenPage, givenUser, type Person } from '../given.ts'
import { kindOf, type Call } from './calls.ts'
import { fire, type Sample } from './fire.ts'
import { memberSamples } from './memberSamples.ts'
import type { World } from './world.ts'

const [head = [], , ...lines] = readFileSync(join(import.meta.dirname, '../../../../docs/access.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  )

/** Everybody who could try, as the reviewed file heads its columns. */
export const ACTORS = head.slice(2)

/** What the reviewed file says: address of a call -> outcome by actor. */
export const REVIEWED = new Map(
  lines.map(([call = '', , ...cells]) => [
    call,
    Object.fromEntries(ACTORS.map((actor, index) => [actor, cells[index]])),
  ]),
)

/** A call as the reviewed file names it. */
export function addressOf({ endpoint: { method, path } }: Call): string {
  return `${method} ${path}`
}

/** What somebody holds: a user token, and a page token that names page A. */
type Keys = { user: string; page: string } | undefined

/** What each actor holds at the world's page, which is page A. */
export async function keysOfActors(world: World): Promise<Record<string, Keys>> {
  const { running, page, admin } = world
  const { services } = running
  const keysOf = async ({ id, family, token }: Person): Promise<Keys> => ({
    user: token,
    page: await services.tokens.signPage({ userId: id, family, pageId: page.eid }),
  })
  const keys: Record<string, Keys> = {
    anonymous: undefined,
    'no page': await keysOf(await givenUser(running)),
    'other owner': await keysOf((await givenPage(running)).owner),
    owner: await keysOf(page.owner),
  }
  for (const role of ROLES.filter((role) => role !== 'owner'))
    keys[role] = await keysOf(await givenMember(running, page, role))
  const gone = await givenMember(running, page, 'manager')
  keys['ex-member'] = await keysOf(gone)
  keys['admin'] = await keysOf(admin)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`delete from members where user_id = ${gone.id}`)
    await tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${admin.id}, '\\x00', now())`)
  })
  return keys
}

/** Makes a call as everybody. @returns what each met: `yes`, or the status of the refusal */
export async function outcomesOf(
  world: World,
  keys: Record<string, Keys>,
  call: Call,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const actor of ACTORS) outcomes[actor] = await outcomeFor(world, call, keys[actor])
  return outcomes
}

/** Calls that name somebody's row and check it themselves: there the row is a real one of page A. */
const NAMING: Record<string, (world: World) => Sample | Promise<Sample>> = {
  'accounts.read': ({ page }) => ({ params: { userId: page.owner.id } }),
  'accounts.pageToken': ({ page }) => ({ body: { pageId: page.eid } }),
  'pages.restore': (world) => memberSamples['pages.restore']!(world),
}

/** A request that gets past the door and no further, so that no actor changes what the next one meets. */
function harmless({ page }: World, { endpoint: { params, query } }: Call): Sample {
  const rows = Object.keys(params?.shape ?? {}).map((name) => [name, name === 'eid' ? page.eid : randomUUID()])
  return {
    ...(params ? { params: Object.fromEntries(rows) as Record<string, string> } : {}),
    ...(query ? { query: { limit: -1, days: -1, name: 'not the name', page_id: 'none' } } : {}),
  }
}

async function outcomeFor(world: World, call: Call, held: Keys): Promise<string> {
  const { endpoint } = call
  const naming = await NAMING[call.name]?.(world)
  const raw = endpoint.body && !naming ? { raw: '"not what is asked for"', type: 'application/json' } : undefined
  const sample = naming ?? harmless(world, call)
  const { status, json } = await fire(world.running, endpoint, sample, held?.[kindOf(call)], raw)
  const { code } = (json ?? {}) as { code?: string }
  if (code === 'auth/required' || code === 'auth/expired') return endpoint.access.by === 'anyone' ? 'yes' : `${status}`
  if (code === 'auth/forbidden') return `${status}`
  if (code === 'page/not-found' || (naming && code === 'request/not-found')) return `${status}`
  return status === 429 || status === 500 ? `${status}` : 'yes'
}
