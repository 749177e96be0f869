// Turns a declared access into a context, or refuses. The only place that decides who gets in.
import type { FastifyRequest } from 'fastify'
import {
  ADMIN_GROUP,
  mayMember,
  planHas,
  type Access,
  type PaidFeature,
  type Permission,
  type Subscription,
} from '@portico/contract/access.ts'
import { fail } from '../fail.ts'
import { isPageToken } from '../tokens.ts'
import { query, setPage, sql, type Scope, type Tx } from '../db/database.ts'
import { isRunning, SUBSCRIPTION } from '../subscription.ts'
import { enterByKey, identifyKey, type KeyCaller } from './apiKeys.ts'
import type { PageContext, UserContext, Visitor } from './context.ts'
import { isUuid } from '../id.ts'

/** Who calls, proved by token alone; the database is asked by {@link enter}. With `keyId` it is an API key, no person. */
export type Caller = { userId: string; family: string; pageId?: string; keyId?: string }

type Proofs = Pick<Visitor, 'request' | 'tokens' | 'db' | 'clock'>

/** A request is identified twice, before its body is read and after; its token is verified once. */
const identified = new WeakMap<FastifyRequest, Promise<Caller | undefined>>()

/** Reads the token an access asks for. @throws auth/required, auth/expired. */
export function identify(access: Access, visitor: Proofs, params: Record<string, string>): Promise<Caller | undefined> {
  const caller = identified.get(visitor.request) ?? readCaller(access, visitor, params)
  identified.set(visitor.request, caller)
  return caller
}

async function readCaller(
  access: Access,
  visitor: Proofs,
  params: Record<string, string>,
): Promise<Caller | undefined> {
  if (access.by === 'anyone') return undefined
  const key = access.by === 'page' ? identifyKey(visitor) : undefined
  if (key) return key
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(visitor.request.headers.authorization ?? '')?.[1]
  if (!token) throw fail('auth/required')
  if (access.by === 'page') return visitor.tokens.verifyPage(token)
  if (access.by === 'user' && access.orPageToken && isPageToken(token)) {
    const { userId, family } = await visitor.tokens.verifyPage(token)
    return { userId, family }
  }
  const claims = await visitor.tokens.verifyUser(token)
  return access.by === 'member' ? { ...claims, pageId: params[access.of] ?? '' } : claims
}

/** The scope a caller's transaction runs in. An id that is none finds nothing. */
export function scopeOf(caller: Caller): Scope {
  if (caller.pageId !== undefined && !isUuid(caller.pageId)) throw fail('page/not-found')
  return caller
}

function isKey(caller: Caller): caller is KeyCaller {
  return caller.keyId !== undefined
}

/** Checks the caller against the database as it is now. @throws auth/*, page/not-found. */
export async function enter(
  access: Access,
  visitor: Visitor,
  caller: Caller,
  tx: Tx,
): Promise<UserContext | PageContext> {
  if (isKey(caller)) return enterWithKey(access, visitor, caller, tx)
  const found = await tx.first(WHO(caller, visitor.clock.now()))
  if (!found) throw fail('auth/required')
  const context: UserContext = {
    ...visitor,
    tx,
    actor: { kind: 'user', id: caller.userId },
    caller,
    user: { id: caller.userId, groupId: found.groupId, family: caller.family },
  }
  if (access.by === 'admin') refuseAdmin(found)
  if (access.by !== 'page' && access.by !== 'member') return context
  // A page token outlives a membership by up to 15 minutes: it must be earned again.
  if (!found.role) throw fail(access.by === 'page' ? 'auth/expired' : 'page/not-found')
  const { role } = found
  const may = (permission: Permission) => mayMember({ role, canReadIdentity: found.canReadIdentity }, permission)
  if (!may(access.may)) throw fail('auth/forbidden')
  const page = { id: caller.pageId!, role, timeZone: found.timeZone! }
  if (access.by === 'page' && access.module && !(await isPaidFor(tx, page.id, access.module, visitor.clock.now())))
    throw fail('plan/required')
  await noteActivity(visitor, caller, found.lastActiveAt, visitor.clock.now())
  return { ...context, page, may }
}

/** A key stands in for a page token and for nothing else; the plan is asked for as ever. */
async function enterWithKey(access: Access, visitor: Visitor, caller: KeyCaller, tx: Tx): Promise<PageContext> {
  if (access.by !== 'page') throw fail('auth/required')
  const context = await enterByKey(access, visitor, caller, tx)
  if (!(await isRunning(tx, caller.pageId, 'api', visitor.clock.now()))) throw fail('plan/required')
  if (access.module && !(await isPaidFor(tx, caller.pageId, access.module, visitor.clock.now())))
    throw fail('plan/required')
  return context
}

/** Makes the rest of a user's transaction act for a page: under row-level security, and in its audit log. */
export async function actOn(context: UserContext, pageId: string): Promise<void> {
  context.caller.pageId = pageId
  await context.tx.run(setPage(pageId))
}

/** The second, independent gate: a role may, and the plan has it. */
export async function isPaidFor(tx: Tx, pageId: string, module: PaidFeature, now: Date): Promise<boolean> {
  const found = await tx.first(sql<{ subscription: Subscription }>`
    select ${SUBSCRIPTION} as subscription
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId}`)
  return planHas(found?.subscription, module, now)
}

const ACTIVITY_MS = 5 * 60_000

/** When a member was last here, to five minutes. In a transaction of its own: the call's own must not hold the row. */
async function noteActivity(
  { db }: Visitor,
  { userId, pageId }: Caller,
  before: string | null,
  now: Date,
): Promise<void> {
  if (before && now.getTime() - Date.parse(before) < ACTIVITY_MS) return
  await db.asSystem((tx) =>
    tx.run(sql`update members set last_active_at = ${now} where page_id = ${pageId!} and user_id in (
    select user_id from members where page_id = ${pageId!} and user_id = ${userId} for update skip locked)`),
  )
}

/** Administrators work with two-step sign-in only; until it is on they may do nothing but set it up (docs/decisions/0010). */
function refuseAdmin({ groupId, hasTotp }: { groupId: number; hasTotp: boolean }): void {
  if (groupId !== ADMIN_GROUP) throw fail('auth/forbidden')
  if (!hasTotp) throw fail('auth/totp-setup-required')
}

/** One query for all that is asked on every call; a sign-in that was ended finds nobody. */
function WHO({ userId, family, pageId }: Caller, now: Date) {
  return query
    .selectFrom('users as u')
    .innerJoin('sign_ins as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').on('s.family', '=', family).on('s.revoked_at', 'is', null),
    )
    .leftJoin('user_totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .leftJoin('members as m', (join) =>
      join
        .onRef('m.user_id', '=', 'u.id')
        .on('m.page_id', '=', pageId ?? null)
        .on((on) => on.or([on('m.expires_at', 'is', null), on('m.expires_at', '>', now.toISOString())])),
    )
    .leftJoin('pages as p', (join) => join.onRef('p.id', '=', 'm.page_id').on('p.deleted_at', 'is', null))
    .where('u.id', '=', userId)
    .where('u.is_active', '=', sql<boolean>`true`)
    .select([
      'u.group_id',
      'p.time_zone',
      'm.can_read_identity',
      'm.last_active_at',
      sql<boolean>`t.user_id is not null`.as('has_totp'),
      sql<string | null>`case when p.id is not null then m.role end`.as('role'),
    ])
}
