// Every account of the platform, for administrators: found, closed, opened again, signed out everywhere.
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import type { AdminUser, adminUsers } from '@portico/contract/platform.ts'
import { endSignIns } from '../accounts/index.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { contains, countWhere } from './search.ts'

export const userHandlers: Handlers<typeof adminUsers> = {
  async list({ tx, clock }, { query: { search, state, limit, skip } }) {
    const where = sql.join(
      [
        sql`u.activated_at is not null`,
        ...(state ? [STATES[state]] : []),
        ...(search
          ? [contains(search, sql`u.display_name`, sql`coalesce(u.email, '')`, sql`coalesce(u.mobile, '')`)]
          : []),
      ],
      sql` and `,
    )
    const rows = await readUsers(tx, clock.now(), where, sql`limit ${limit} offset ${skip}`)
    return { rows, count: await countWhere(tx, sql`from users u`, where) }
  },

  suspend: (context, { params: { userId }, body: { reason } }) => setActive(context, userId, false, reason),
  resume: (context, { params: { userId } }) => setActive(context, userId, true),

  async signOut(context, { params: { userId } }) {
    const user = await oneUser(context, userId)
    await endSignIns(context, context.tx, userId)
    context.note({ id: userId, name: user.name })
    return oneUser(context, userId)
  },
}

const STATES = {
  active: sql`u.is_active`,
  suspended: sql`not u.is_active`,
  admin: sql`u.group_id = ${ADMIN_GROUP}`,
}

/** Nobody closes the account they work with. */
async function setActive(context: UserContext, userId: string, isActive: boolean, reason?: string): Promise<AdminUser> {
  const { tx, user } = context
  const before = await oneUser(context, userId)
  if (userId === user.id) throw fail('auth/forbidden')
  await tx.run(sql`update users set is_active = ${isActive} where id = ${userId}`)
  if (!isActive) await endSignIns(context, tx, userId)
  context.note({ id: userId, name: before.name, ...(reason ? { reason } : {}) })
  return oneUser(context, userId)
}

/** @throws request/not-found */
async function oneUser({ tx, clock }: UserContext, userId: string): Promise<AdminUser> {
  const [user] = await readUsers(tx, clock.now(), sql`u.id = ${userId}`, sql``)
  if (!user) throw fail('request/not-found')
  return user
}

function readUsers(tx: Tx, now: Date, where: RawBuilder<unknown>, paging: RawBuilder<unknown>): Promise<AdminUser[]> {
  return tx.rows(sql<AdminUser>`
    select u.id as user_id, u.display_name as name, coalesce(u.email, u.mobile, '') as address, u.group_id = ${ADMIN_GROUP} as is_admin,
      u.is_active, u.created_at, exists (select 1 from user_totp t where t.user_id = u.id and t.confirmed_at is not null) as has_two_steps,
      (select count(*)::int from members m join pages p on p.id = m.page_id and p.deleted_at is null where m.user_id = u.id) as pages,
      (select count(*)::int from sign_ins s where s.user_id = u.id and s.revoked_at is null and s.expires_at > ${now}) as sign_ins,
      (select max(s.last_used_at) from sign_ins s where s.user_id = u.id) as last_used_at
    from users u where ${where} order by u.created_at desc, u.id ${paging}`)
}
