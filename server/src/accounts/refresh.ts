// The refresh cookie: opaque, HttpOnly, rotated at each use; a token used twice ends its whole sign-in.
import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { fail } from '../core/fail.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Visitor } from '../core/http/context.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import { cookieOf } from './cookie.ts'

const COOKIE = 'portico'
const DAY_MS = 24 * 3600_000
const REMEMBERED_DAYS = 30
const SESSION_DAYS = 1
const LONGEST_AGENT = 400
/** Two tabs may renew at once; the loser's cookie is not a theft. */
const GRACE_MS = 10_000

/** Starts a sign-in. @returns its family, which every token of it names. */
export async function startFamily(context: Visitor, tx: Tx, userId: string, isRemembered: boolean): Promise<string> {
  const family = randomUUID()
  const now = context.clock.now()
  const expires_at = new Date(now.getTime() + (isRemembered ? REMEMBERED_DAYS : SESSION_DAYS) * DAY_MS)
  await tx.run(
    query
      .insertInto('sign_ins')
      .values({ family, user_id: userId, created_at: now, last_used_at: now, expires_at, ...seen(context) }),
  )
  await issue(context, tx, { userId, family, expires_at, isPersistent: isRemembered })
  return family
}

/** Exchanges the cookie for a new one. @returns whose it is, and of which sign-in; undefined when it is worth nothing. */
export async function rotate(context: Visitor, tx: Tx): Promise<{ userId: string; family: string } | undefined> {
  const token = context.request.cookies[cookieOf(context, COOKIE).name]
  if (!token) return undefined
  const now = context.clock.now()
  const found = await tx.first(
    query.selectFrom('refresh_tokens').selectAll().where('hash', '=', hashToken(token)).forUpdate(),
  )
  if (!found || found.revoked_at || new Date(found.expires_at) <= now) return undefined
  const { family, user_id: userId } = found
  const standing = await tx.first(
    query.selectFrom('sign_ins').select('family').where('family', '=', family).where('revoked_at', 'is', null),
  )
  if (!standing) return undefined
  if (found.used_at && now.getTime() - new Date(found.used_at).getTime() > GRACE_MS) {
    await revokeFamily(tx, family, now)
    context.log.warn({ userId }, 'a refresh token was used twice; its sign-in is ended')
    return undefined
  }
  await tx.run(
    query
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', found.hash)
      .where('used_at', 'is', null),
  )
  const days = Math.max(
    SESSION_DAYS,
    Math.round((Date.parse(found.expires_at) - Date.parse(found.created_at)) / DAY_MS),
  )
  const expires_at = new Date(now.getTime() + days * DAY_MS)
  await tx.run(
    query
      .updateTable('sign_ins')
      .set({ last_used_at: now, expires_at, ...seen(context) })
      .where('family', '=', family),
  )
  await issue(context, tx, { userId, family, expires_at, isPersistent: days > SESSION_DAYS })
  return { userId, family }
}

/** Ends the sign-in the cookie belongs to and forgets the cookie. @returns whose it was, when it still stood. */
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
  return found?.user_id
}

type Issued = { userId: string; family: string; expires_at: Date; isPersistent: boolean }

async function issue(context: Visitor, tx: Tx, { userId, family, expires_at, isPersistent }: Issued): Promise<void> {
  const cookie = cookieOf(context, COOKIE)
  const token = randomToken(32)
  await tx.run(
    query
      .insertInto('refresh_tokens')
      .values({ hash: hashToken(token), family, user_id: userId, created_at: context.clock.now(), expires_at }),
  )
  context.reply.setCookie(cookie.name, token, {
    ...cookie.attributes,
    ...(isPersistent ? { expires: expires_at } : {}),
  })
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
function seen({ request, ip }: Visitor) {
  return { user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT), address: ip }
}

function clearCookie(context: Visitor): FastifyReply {
  const { name, attributes } = cookieOf(context, COOKIE)
  return context.reply.clearCookie(name, attributes)
}

/** @throws auth/expired when there is nothing to renew with. */
export function refused(): never {
  throw fail('auth/expired')
}
