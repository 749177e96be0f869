// Every call that a plan opens, tried by an owner whose page is on FREE.
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../db/database.ts'
import { GUARDED, nameCalls } from '../../testing/walk/calls.ts'
import { fireWell } from '../../testing/walk/samples.ts'
import { givenWorld, noSimulator, type World } from '../../testing/walk/world.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })
let world: World
beforeAll(async () => {
  world = await givenWorld(server())
  await server().services.db.asSystem((tx) =>
    tx.run(
      sql`update subscriptions set plan_id = (select id from plans where name = 'FREE') where page_id = ${world.page.eid}`,
    ),
  )
})

const GATED = GUARDED.filter(({ endpoint: { access } }) => access.by === 'page' && access.module !== undefined)

test('plans open something in every part of the product that is sold', () => {
  const opened = new Set(GATED.map(({ endpoint: { access } }) => access.by === 'page' && access.module))
  expect([...opened].toSorted()).toEqual(['ai', 'api', 'automation', 'campaigns', 'loyalty', 'messages', 'zalo'])
})

test.each(nameCalls(GATED))('%s asks for a plan that has it', async (_name, call) => {
  const { status, json } = await fireWell(world, call, world.page.token)
  expect([status, json]).toEqual([402, expect.objectContaining({ code: 'plan/required' })])
})

test('what a page has stays readable, can be changed and removed without the plan', () => {
  const others = GUARDED.filter(
    ({ endpoint: { method, access } }) => access.by === 'page' && access.module !== undefined && method !== 'POST',
  )
  expect(others.map(({ name }) => name)).toEqual([])
})
