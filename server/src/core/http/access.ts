// Turns a declared access into a context, or refuses. The only place that decides who gets in.
import type { FastifyRequest } from 'fastify'
import {
  ADMIN_GROUP,
  mayMember,
  planHas,
  type Access,
  type PaidFeature,
  type Permission,
} from '@portico/contract/access.ts'
import { fail } from '../fail.ts'
import { isPageToken } from '../tokens.ts'
import { prepare, setPage, sql, type Scope, type Tx } from '../db/database.ts'
import { findSubscription, isRunning } from '../subscription.ts'
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
  const { userId, family, pageId } = caller
  const found = await tx.first(findWho(userId, family, pageId ?? null, visitor.clock.now()))
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
  const found = await tx.first(findSubscription(pageId))
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
    tx.run(sql`update members set last_active_at = ${now} where page_id = ${pageId!} and user_id = any(array(
    select user_id from members where page_id = ${pageId!} and user_id = ${userId} for update skip locked))`),
  )
}

/** Administrators work with two-step sign-in only; until it is on they may do nothing but set it up (docs/decisions/0010). */
function refuseAdmin({ groupId, hasTotp }: { groupId: number; hasTotp: boolean }): void {
  if (groupId !== ADMIN_GROUP) throw fail('auth/forbidden')
  if (!hasTotp) throw fail('auth/totp-setup-required')
}

type Who = {
  groupId: number
  timeZone: string | null
  canReadIdentity: boolean | null
  lastActiveAt: string | null
  hasTotp: boolean
  role: string | null
}

/** Prepared, because planning it on every call takes five times as long as running it. Ended sign-ins match no row. */
const findWho = prepare<Who>(`
  select u.group_id, p.time_zone, m.can_read_identity, m.last_active_at, t.user_id is not null as has_totp,
    case when p.id is not null then m.role end as role
  from users u
  join sign_ins s on s.user_id = u.id and s.family = $2 and s.revoked_at is null
  left join user_totp t on t.user_id = u.id and t.confirmed_at is not null
  left join members m on m.user_id = u.id and m.page_id = $3 and (m.expires_at is null or m.expires_at > $4)
  left join pages p on p.id = m.page_id and p.deleted_at is null
  where u.id = $1 and u.is_active`)
