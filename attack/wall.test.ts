// The wall between roles and venues, with one right or one policy taken out at random: the matrix has to turn red.
import { expect, inject } from 'vitest'
import { MATRIX, mayMember, ROLES, type Permission, type Role } from '@portico/contract/access.ts'
import type { makeClient } from '../server/src/core/db/pool.ts'
import { TEMPLATE, withDatabase } from '../server/src/testing/globalSetup.ts'
import { useServer, useServerOwner } from '../server/src/testing/server.ts'
import { CALLS, type Call } from '../server/src/testing/walk/calls.ts'
import { fillVenue, rowsOf, tenantTables } from '../server/src/testing/walk/fill.ts'
import { holesSeen } from '../server/src/testing/walk/holes.ts'
import { addressOf, keysOfActors, outcomesOf, REVIEWED } from '../server/src/testing/walk/matrix.ts'
import { givenWorld, type World } from '../server/src/testing/walk/world.ts'
import { attack, IS_LONG } from './attack.ts'
import { draw, SEED } from './draw.ts'

/** A wall with a hole, and the part of the tests that has to see it. */
type Mutant = {
  name: string
  plant(): Promise<void>
  repair(): Promise<void>
  /** What of the tests is red. */
  red(): Promise<string[]>
}

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const owner = useServerOwner(server)
const [RIGHTS, POLICIES] = IS_LONG ? [5, 5] : [1, 1]

const table: Record<string, readonly Role[]> = MATRIX
const callsThatAsk = (permission: Permission) =>
  CALLS.filter(({ endpoint: { access } }) => 'may' in access && access.may === permission)

async function redCells(world: World, keys: Keys, calls: readonly Call[]): Promise<string[]> {
  const red: string[] = []
  for (const call of calls) {
    const outcomes = await outcomesOf(world, keys, call)
    const reviewed = REVIEWED.get(addressOf(call)) ?? {}
    for (const [actor, outcome] of Object.entries(outcomes))
      if (outcome !== reviewed[actor]) red.push(`${call.name} ${actor}: ${outcome}`)
  }
  return red
}
type Keys = Awaited<ReturnType<typeof keysOfActors>>

/** A role loses a right, or gets one that it is refused; one that changes nothing for the role is not in the list. */
function rightMutants(world: World, keys: Keys): Mutant[] {
  const asked = Object.keys(MATRIX).filter((name): name is Permission => callsThatAsk(name as Permission).length > 0)
  const each = asked.flatMap((permission) => ROLES.map((role) => ({ permission, role })))
  return each.flatMap(({ permission, role }) => {
    const right = table[permission]!
    const wrong = right.includes(role) ? right.filter((one) => one !== role) : [...right, role]
    const may = () => mayMember({ role, canReadIdentity: null }, permission)
    const before = may()
    table[permission] = wrong
    const changes = may() !== before
    table[permission] = right
    if (!changes) return []
    return {
      name: `${role} ${before ? 'without' : 'with'} ${permission}`,
      plant: async () => void (table[permission] = wrong),
      repair: async () => void (table[permission] = right),
      red: () => redCells(world, keys, callsThatAsk(permission)),
    }
  })
}

/** Tables in which both venues have rows: in the others a hole could not be seen. */
async function tablesOfBoth(world: World, theirs: World): Promise<string[]> {
  const tables = await tenantTables(withDatabase(inject('databaseUrl'), TEMPLATE))
  const [ours, others] = [await rowsOf(world, tables, world.page.eid), await rowsOf(theirs, tables, theirs.page.eid)]
  return tables.filter((name) => ours[name]!.length > 0 && others[name]!.length > 0)
}

type Policy = { table: string; name: string; using: string; check: string }

/** A table's policy is dropped, or its row-level security switched off. */
async function policyMutants(owner: Owner, tables: readonly string[], pageId: string): Promise<Mutant[]> {
  const { rows } = await owner.query<Policy>(
    `select polrelid::regclass::text as table, polname as name, pg_get_expr(polqual, polrelid) as using,
       pg_get_expr(polwithcheck, polrelid) as check
     from pg_policy where polrelid::regclass::text = any($1) and polname = 'tenant'`,
    [tables],
  )
  const red = () => holesSeen(server(), tables, pageId)
  const run = async (statement: string) => void (await owner.query(statement))
  return rows.flatMap((policy) => [
    {
      name: `${policy.table} without its policy`,
      plant: () => run(`drop policy ${policy.name} on ${policy.table}`),
      repair: () =>
        run(`create policy ${policy.name} on ${policy.table} to portico_app
          using (${policy.using}) with check (${policy.check})`),
      red,
    },
    {
      name: `${policy.table} without row-level security`,
      plant: () => run(`alter table ${policy.table} disable row level security`),
      repair: () => run(`alter table ${policy.table} enable row level security`),
      red,
    },
  ])
}
type Owner = ReturnType<typeof makeClient>

let drawn: Mutant[] = []

/** Plants each mutant alone. @returns what turned red, mutant by mutant */
async function plantEach(mutants: readonly Mutant[]): Promise<string[]> {
  const seen: string[] = []
  for (const { name, plant, repair, red } of mutants) {
    await plant()
    const holes = await red().finally(repair)
    expect(holes, `${name} went unnoticed (seed ${SEED})`).not.toEqual([])
    seen.push(`${name}: ${holes.length} red`)
  }
  return seen
}

attack('no role and no venue gets past the wall, and a wall with one piece missing is noticed', {
  async control() {
    const [world, theirs] = [await givenWorld(server()), await givenWorld(server(), 'Canary Café')]
    if (IS_LONG) for (const venue of [world, theirs]) await fillVenue(venue)
    const rights = rightMutants(world, await keysOfActors(world))
    const policies = await policyMutants(owner(), await tablesOfBoth(world, theirs), world.page.eid)
    expect([rights.length > 100, policies.length > (IS_LONG ? 200 : 9)]).toEqual([true, true])
    drawn = [...draw(rights, RIGHTS), ...draw(policies, POLICIES)]
    const seen = await plantEach(drawn)
    return `seed ${SEED}, ${seen.length} of ${rights.length + policies.length} mutants, all seen: ${seen.join('; ')}`
  },
  async attempt() {
    for (const { name, red } of drawn) expect(await red(), name).toEqual([])
    return 'without a mutation the same tests are green'
  },
})
