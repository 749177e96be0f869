// The refresh cookie: opaque, HttpOnly, rotated at each use; a token used twice is noted, and ends its whole sign-in when it
// comes too late to be another tab.
import { DAY_MS } from '@portico/contract/dates.ts'
import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { fail } from '../core/fail.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Visitor } from '../core/http/context.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import { cookieOf } from './cookie.ts'
import { noteOnce, writeEvent } from './accountLog.ts'

const COOKIE = 'portico'
/** A sign-in ends when it was not used for `idle` days, and after `most` days in any case. */
const REMEMBERED_DAYS = { idle: 30, most: 90 }
const SESSION_DAYS = { idle: 1, most: 7 }
const LONGEST_AGENT = 400
/** Two tabs may renew at once; the loser's cookie is not a theft. */
const GRACE_MS = 10_000

/** Starts a sign-in. @returns its family, which every token of it names. */
export async function startFamily(context: Visitor, tx: Tx, userId: string, isRemembered: boolean): Promise<string> {
  const family = randomUUID()
  const now = context.clock.now()
  const expires_at = endOf({ createdAt: now, isRemembered: isRemembered }, now)
  await tx.run(
    query.insertInto('sign_ins').values({
      family,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at,
      is_remembered: isRemembered,
      ...visitorFacts(context),
    }),
  )
  const token = randomToken(32)
  await issue(context, tx, token, { userId, family, expires_at })
  setCookie(context, token, expires_at, isRemembered)
  return family
}

/** Exchanges the cookie for a new one. @returns its user and sign-in; undefined for an invalid one. */
export async function rotate(context: Visitor, tx: Tx): Promise<{ userId: string; family: string } | undefined> {
  const token = context.request.cookies[cookieOf(context, COOKIE).name]
  if (!token) return undefined
  const now = context.clock.now()
  const found = await tx.first(
    query.selectFrom('refresh_tokens').selectAll().where('hash', '=', hashToken(token)).forUpdate(),
  )
  if (!found || found.revokedAt || new Date(found.expiresAt) <= now) return undefined
  const { family, userId } = found
  const standing = await tx.first(
    query.selectFrom('sign_ins').selectAll().where('family', '=', family).where('revoked_at', 'is', null),
  )
  if (!standing) return undefined
  const signIn = { userId, family }
  // One used "later" was used before the clock was set back, which is no sign of another tab either.
  const isLate = found.usedAt !== null && Math.abs(now.getTime() - Date.parse(found.usedAt)) > GRACE_MS
  if (isLate) {
    await revokeFamily(tx, family, now)
    await writeEvent(context, tx, userId, 'refreshEnded')
    context.log.warn({ userId }, 'a refresh token was used twice; its sign-in is ended')
    return undefined
  }
  const expires_at = endOf(standing, now)
  if (expires_at <= now) return undefined
  if (found.usedAt !== null) {
    await noteOnce(context, tx, userId, 'refreshRepeated')
    setCookie(context, await newestOf(context, tx, token), expires_at, standing.isRemembered)
    return signIn
  }
  await tx.run(query.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', found.hash))
  await tx.run(
    query
      .updateTable('sign_ins')
      .set({ last_used_at: now, expires_at, ...visitorFacts(context) })
      .where('family', '=', family),
  )
  const next = successorOf(context, token)
  await issue(context, tx, next, { ...signIn, expires_at })
  setCookie(context, next, expires_at, standing.isRemembered)
  return signIn
}

/** When a sign-in that is used now ends: some time after, and never later than its last day. */
function endOf({ createdAt, isRemembered }: { createdAt: Date | string; isRemembered: boolean }, now: Date): Date {
  const { idle, most } = isRemembered ? REMEMBERED_DAYS : SESSION_DAYS
  return new Date(Math.min(now.getTime() + idle * DAY_MS, new Date(createdAt).getTime() + most * DAY_MS))
}

/** The token that follows: worked out from the one before, so that two tabs that renew at once get the same. */
function successorOf({ secrets }: Visitor, token: string): string {
  return createHmac('sha256', secrets.derive('refresh tokens')).update(token).digest('base64url')
}

/** The newest successor of a token: another tab may have used the one between. */
async function newestOf(context: Visitor, tx: Tx, token: string): Promise<string> {
  const next = successorOf(context, token)
  const found = await tx.first(query.selectFrom('refresh_tokens').select('used_at').where('hash', '=', hashToken(next)))
  return found?.usedAt ? newestOf(context, tx, next) : next
}

/** Ends the cookie's sign-in and clears the cookie. @returns its user, if the sign-in was still valid. */
export async function endFamily(context: Visitor, tx: Tx): Promise<string | undefined> {
  const token = context.request.cookies[cookieOf(context, COOKIE).name]
  const found =
    token === undefined
      ? undefined
      : await tx.first(
          query
            .selectFrom('refresh_tokens')
            .select(['family', 'user_id'])
            .where('hash', '=', hashToken(token))
            .where('revoked_at', 'is', sql<null>`null`),
        )
  if (found) await revokeFamily(tx, found.family, context.clock.now())
  clearCookie(context)
  return found?.userId
}

type RefreshToken = { userId: string; family: string; expires_at: Date }

async function issue(
  context: Visitor,
  tx: Tx,
  token: string,
  { userId, family, expires_at }: RefreshToken,
): Promise<void> {
  await tx.run(
    query
      .insertInto('refresh_tokens')
      .values({ hash: hashToken(token), family, user_id: userId, created_at: context.clock.now(), expires_at }),
  )
}

function setCookie(context: Visitor, token: string, expires: Date, isRemembered: boolean): void {
  const { name, attributes } = cookieOf(context, COOKIE)
  context.reply.setCookie(name, token, { ...attributes, ...(isRemembered ? { expires } : {}) })
}

async function revokeFamily(tx: Tx, family: string, now: Date): Promise<void> {
  await tx.run(
    query
      .updateTable('sign_ins')
      .set({ revoked_at: now })
      .where('family', '=', family)
      .where('revoked_at', 'is', sql<null>`null`),
  )
  await tx.run(
    query
      .updateTable('refresh_tokens')
      .set({ revoked_at: now })
      .where('family', '=', family)
      .where('revoked_at', 'is', sql<null>`null`),
  )
}

/** What the list of devices shows of a caller. */
function visitorFacts({ request, ip }: Visitor) {
  return { user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT), address: ip }
}

function clearCookie(context: Visitor): FastifyReply {
  const { name, attributes } = cookieOf(context, COOKIE)
  return context.reply.clearCookie(name, attributes)
}

/** @throws auth/expired when there is nothing to renew with. */
export function refuseRefresh(): never {
  throw fail('auth/expired')
}
