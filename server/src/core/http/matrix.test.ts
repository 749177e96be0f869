// Every call × everybody who could try it, held against the reviewed docs/access.md.
import { beforeAll, expect, test } from 'vitest'
import { CALLS } from '../../testing/walk/calls.ts'
import { ACTORS, addressOf, keysOfActors, outcomesOf, REVIEWED } from '../../testing/walk/matrix.ts'
import { givenWorld, type World } from '../../testing/walk/world.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
let world: World
let keys: Awaited<ReturnType<typeof keysOfActors>>
beforeAll(async () => {
  world = await givenWorld(server())
  keys = await keysOfActors(world)
})

test('the reviewed file names every call and no other, and everybody who could try', () => {
  expect([...REVIEWED.keys()].toSorted()).toEqual(CALLS.map(addressOf).toSorted())
  expect(ACTORS.toSorted()).toEqual(Object.keys(keys).toSorted())
  expect(ACTORS.length).toBe(10)
})

test.each(CALLS.map((call) => [addressOf(call), call] as const))(
  '%s lets in whom the reviewed file says, and nobody else',
  async (address, call) => {
    expect(await outcomesOf(world, keys, call)).toEqual(REVIEWED.get(address))
  },
)
