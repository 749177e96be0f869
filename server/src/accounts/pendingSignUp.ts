// Sign-ups waiting for their address to be verified. Each keeps its own password: verifying one activates the account
// with the password of that sign-up, not of the latest.
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Visitor } from '../core/http/context.ts'
import { newId, NIL_ID } from '../core/id.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import { cookieOf } from './cookie.ts'
import { verifyPassword } from './passwords.ts'

const COOKIE = 'portico-signup'
/** As long as an account waits; see `clear.ts`. */
const WEEK_SECONDS = 7 * 24 * 3600
const MOST = 20

type Fields = { displayName: string; passwordHash: string; language: string }

/** Marks the browser of a sign-up. @returns the mark, also for an address that has an account: it must look the same */
export function markBrowser(context: Visitor): Buffer {
  const { name, attributes } = cookieOf(context, COOKIE)
  const token = randomToken(32)
  context.reply.setCookie(name, token, { ...attributes, maxAge: WEEK_SECONDS })
  return hashToken(token)
}

/** Stores a sign-up beside earlier ones; past the maximum, the oldest goes. */
export async function keepSignUp(
  { clock }: Visitor,
  tx: Tx,
  userId: string,
  browserHash: Buffer,
  { displayName, passwordHash, language }: Fields,
): Promise<void> {
  const now = clock.now()
  await tx.run(
    query.insertInto('sign_ups').values({
      id: newId(now),
      user_id: userId,
      browser_hash: browserHash,
      created_at: now,
      display_name: displayName,
      password_hash: passwordHash,
      language,
    }),
  )
  await tx.run(sql`delete from sign_ups where user_id = ${userId} and id not in (
    select id from sign_ups where user_id = ${userId} order by id desc limit ${MOST})`)
}

/**
 * The sign-up of the person who proved the address: typed in this browser, or with this password.
 * @throws request/invalid when the password is needed or wrong
 */
export async function findSignUp(context: Visitor, tx: Tx, userId: string, password?: string): Promise<Fields> {
  const rows = await tx.rows(
    query.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('id', 'desc'),
  )
  const browser = browserHash(context)
  const typedHere = rows.find((row) => browser && row.browserHash.equals(browser))
  if (typedHere) return typedHere
  if (!password) throw fail('request/invalid', { password: 'field/required' })
  for (const row of rows) if (await verifyPassword(row.passwordHash, password)) return row
  throw fail('request/invalid', { password: 'field/wrong-password' })
}

/**
 * The password hash that tells a user awaiting activation from a stranger. It is always looked up, and at most one is
 * found, so that the time reveals nothing.
 */
export async function pendingHash(context: Visitor, tx: Tx, userId: string | undefined): Promise<string | undefined> {
  const found = await tx.first(sql<{ password_hash: string }>`
    select password_hash from sign_ups where user_id = ${userId ?? NIL_ID}
    order by (browser_hash = ${browserHash(context) ?? null}) is true desc, id limit 1`)
  return found?.passwordHash
}

function browserHash(context: Visitor): Buffer | undefined {
  const token = context.request.cookies[cookieOf(context, COOKIE).name]
  return token ? hashToken(token) : undefined
}
