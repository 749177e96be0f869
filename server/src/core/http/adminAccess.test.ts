import { expect, test } from 'vitest'
import { givenUser, type Person } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { sql } from '../db/database.ts'
import { enter } from './access.ts'
import type { Visitor } from './context.ts'

const server = useServer()

/** The answer of a call that declares `by: 'admin'`. */
async function enterAsAdmin({ id, family }: Person): Promise<string> {
  const { services } = server()
  const caller = { userId: id, family }
  return services.db
    .as(caller, (tx) => enter({ by: 'admin' }, { ...services } as Visitor, caller, tx))
    .then(
      () => 'in',
      (error: { code: string }) => error.code,
    )
}

const setTotp = (person: Person, confirmedAt: Date | null) =>
  server().services.db.asSystem((tx) =>
    tx.run(
      sql`insert into user_totp (user_id, secret, confirmed_at) values (${person.id}, '\\x00', ${confirmedAt}) on conflict (user_id) do update set confirmed_at = excluded.confirmed_at`,
    ),
  )

test('an administrator works with two-step sign-in on, and not before: begun is not on', async () => {
  const admin = await givenUser(server(), { groupId: 999 })
  expect(await enterAsAdmin(admin)).toBe('auth/totp-setup-required')
  await setTotp(admin, null)
  expect(await enterAsAdmin(admin)).toBe('auth/totp-setup-required')
  await setTotp(admin, new Date())
  expect(await enterAsAdmin(admin)).toBe('in')
})

test('two-step sign-in makes nobody an administrator, nor does another’s', async () => {
  const [owner, admin] = [await givenUser(server()), await givenUser(server(), { groupId: 999 })]
  await setTotp(owner, new Date())
  expect(await enterAsAdmin(owner)).toBe('auth/forbidden')
  expect(await enterAsAdmin(admin)).toBe('auth/totp-setup-required')
})

test('an administrator whose sign-in was ended, or whose account was closed, is out', async () => {
  const [ended, closed] = [await givenUser(server(), { groupId: 999 }), await givenUser(server(), { groupId: 999 })]
  for (const admin of [ended, closed]) await setTotp(admin, new Date())
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`update sign_ins set revoked_at = now() where family = ${ended.family}`)
    await tx.run(sql`update users set is_active = false where id = ${closed.id}`)
  })
  expect(await enterAsAdmin(ended)).toBe('auth/required')
  expect(await enterAsAdmin(closed)).toBe('auth/required')
})
