import { beforeAll, expect, test } from 'vitest'
import { mayMember, ROLES, type Permission, type Role } from '@portico/contract/access.ts'
import { sql } from '../db/database.ts'
import { givenMember, givenUser } from '../../testing/given.ts'
import { GUARDED, nameCalls } from '../../testing/walk/calls.ts'
import { fire } from '../../testing/walk/fire.ts'
import { fireWell, sampleOf } from '../../testing/walk/samples.ts'
import { givenWorld, type World } from '../../testing/walk/world.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { useServer } from '../../testing/server.ts'

/** What a member of this role may whose switch for personal data nobody has touched. */
const allows = (role: Role, may: Permission) => mayMember({ role, canReadIdentity: null }, may)

/** Refusals that are about one row, not about the role. */
const OF_THE_ROW = ['lead/not-assigned']

const server = useServer({ config: WALKED })
let world: World
beforeAll(async () => void (world = await givenWorld(server())))

const ofPage = GUARDED.flatMap((call) => {
  const { access } = call.endpoint
  return access.by === 'page' || access.by === 'member' ? [{ ...call, access }] : []
})
const ofAdmin = GUARDED.filter(({ endpoint }) => endpoint.access.by === 'admin')

test('the walk is about something: most guarded calls ask for a right, and some roles lack some', () => {
  expect(ofPage.length).toBeGreaterThan(5)
  expect(ofPage.some(({ access }) => ROLES.some((role) => !allows(role, access.may)))).toBe(true)
})

for (const call of ofPage) {
  const { by, may } = call.access
  const lacking = ROLES.filter((role) => !allows(role, may))
  const having = ROLES.filter((role) => allows(role, may))

  if (lacking.length > 0)
    test(`${call.name} is refused to ${lacking.join(', ')}`, async () => {
      for (const role of lacking) {
        const member = await givenMember(server(), world.page, role)
        const { status, json } = await fireWell(world, call, by === 'page' ? member.pageToken : member.token)
        expect([role, status, json]).toEqual([role, 403, expect.objectContaining({ code: 'auth/forbidden' })])
      }
    })

  test(`${call.name} is open to ${having.join(', ')}`, async () => {
    // Who only reads leaves the venue as it was, for the next to read.
    let own = call.endpoint.method === 'GET' ? world : await givenWorld(server())
    for (const role of having) {
      if (!(await isThere(own))) own = await givenWorld(server())
      const member = await givenMember(server(), own.page, role)
      const { status, json } = await fireWell(own, call, by === 'page' ? member.pageToken : member.token)
      if (!OF_THE_ROW.includes((json as { code?: string }).code ?? ''))
        expect([401, 403], JSON.stringify(json)).not.toContain(status)
    }
  })

  test(`${call.name} is closed to a member from the moment of removal`, async () => {
    const member = await givenMember(server(), world.page, having[0]!)
    const { services } = server()
    await services.db.asSystem((tx) => tx.run(removal(member.id)))
    const { status } = await fireWell(world, call, by === 'page' ? member.pageToken : member.token)
    expect(status).toBe(by === 'page' ? 401 : 404)
  })
}

test.each(nameCalls(ofAdmin))('%s is for administrators only', async (_name, call) => {
  const nobody = await givenUser(server())
  for (const token of [nobody.token, world.page.owner.token])
    expect((await fireWell(world, call, token)).status).toBe(403)
})

test.each(nameCalls(GUARDED))('%s is closed to an account that was switched off', async (_name, call) => {
  const { db } = server().services
  const { by } = call.endpoint.access
  const caller = by === 'admin' ? world.admin : world.page.owner
  const sample = await sampleOf(world, call)
  const token = by === 'page' ? world.page.token : caller.token
  await db.asSystem((tx) => tx.run(switched(caller.id, false)))
  const { status } = await fire(server(), call.endpoint, sample, token)
  await db.asSystem((tx) => tx.run(switched(caller.id, true)))
  expect(status).toBe(401)
})

test('it was the switch alone that closed them: the same tokens open again', async () => {
  const { page, admin } = world
  const statusOf = async (by: string, token: string) =>
    (
      await fireWell(
        world,
        GUARDED.find(({ endpoint }) => endpoint.access.by === by)!,
        token,
      )
    ).status
  expect(await statusOf('page', page.token)).not.toBe(401)
  expect(await statusOf('admin', admin.token)).not.toBe(401)
  expect(await statusOf('user', page.owner.token)).not.toBe(401)
})

/** Whether the venue outlived the call before, and its owner may still come in. */
async function isThere({ page }: World): Promise<boolean> {
  const { db } = server().services
  const row = await db.asSystem((tx) =>
    tx.first(sql`
      select 1 from pages join sign_ins on family = ${page.owner.family} and sign_ins.revoked_at is null
      where pages.id = ${page.eid} and pages.deleted_at is null`),
  )
  return row !== undefined
}

function removal(userId: string) {
  return sql`delete from members where user_id = ${userId}`
}

function switched(userId: string, isActive: boolean) {
  return sql`update users set is_active = ${isActive} where id = ${userId}`
}
