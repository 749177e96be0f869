// Turns a declared access into a context, or refuses. The only place that decides who gets in.
import { ADMIN_GROUP, allows, type Access } from '@portico/contract/access.ts'
import { fail } from '../fail.ts'
import { query, sql, type Scope, type Tx } from '../db/database.ts'
import type { PageContext, UserContext, Visitor } from './context.ts'

/** Who calls, proved by token alone; the database is asked by {@link enter}. */
export type Caller = { userId: string; pageId?: string }

/** Reads the token an access asks for. @throws auth/required, auth/expired. */
export async function identify(access: Access, visitor: Visitor, params: Record<string, string>): Promise<Caller | undefined> {
  if (access.by === 'anyone') return undefined
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(visitor.request.headers.authorization ?? '')?.[1]
  if (!token) throw fail('auth/required')
  if (access.by === 'page') return visitor.tokens.verifyPage(token)
  const { userId } = await visitor.tokens.verifyUser(token)
  return access.by === 'member' ? { userId, pageId: params[access.of] ?? '' } : { userId }
}

/** The scope a caller's transaction runs in. An id that is none finds nothing. */
export function scopeOf(caller: Caller): Scope {
  if (caller.pageId !== undefined && !UUID.test(caller.pageId)) throw fail('page/not-found')
  return caller
}

/** Checks the caller against the database as it is now. @throws auth/*, page/not-found. */
export async function enter(access: Access, visitor: Visitor, caller: Caller, tx: Tx): Promise<UserContext | PageContext> {
  const found = await tx.first(WHO(caller))
  if (!found) throw fail('auth/required')
  const context: UserContext = { ...visitor, tx, user: { id: caller.userId, groupId: found.group_id } }
  if (access.by === 'admin' && found.group_id !== ADMIN_GROUP) throw fail('auth/forbidden')
  if (access.by !== 'page' && access.by !== 'member') return context
  // A page token outlives a membership by up to 15 minutes: it must be earned again.
  if (!found.role) throw fail(access.by === 'page' ? 'auth/expired' : 'page/not-found')
  if (!allows(found.role, access.may)) throw fail('auth/forbidden')
  const { role } = found
  return {
    ...context,
    page: { id: caller.pageId!, role, timeZone: found.time_zone! },
    may: (permission) => allows(role, permission),
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function WHO({ userId, pageId }: Caller) {
  return query
    .selectFrom('users as u')
    .leftJoin('members as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.page_id', '=', pageId ?? null))
    .leftJoin('pages as p', (join) => join.onRef('p.id', '=', 'm.page_id').on('p.deleted_at', 'is', null))
    .where('u.id', '=', userId)
    .where('u.is_active', '=', sql<boolean>`true`)
    .select(['u.group_id', 'p.time_zone', sql<string | null>`case when p.id is not null then m.role end`.as('role')])
}
