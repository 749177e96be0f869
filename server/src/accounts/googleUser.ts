// Whose account a Google identity opens. The subject decides; an e-mail address only once, and only where it proves anything.
import * as z from 'zod'
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Visitor } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { isSwitchedOn } from '../core/switches.ts'
import { deleteInactiveUsers } from './deleteUsers.ts'
import type { GoogleIdentity } from './google.ts'
import { findUser, noteAccount, userQuery, type FoundUser } from './users.ts'

/**
 * Finds or makes the account of a Google identity.
 * @throws auth/google-refused for a closed account or an unproved e-mail, auth/google-email-taken when the e-mail belongs
 * to an account that the token alone may not open.
 */
export async function userOfGoogle(context: Visitor, tx: Tx, google: GoogleIdentity): Promise<FoundUser> {
  // Two first sign-ins at once: the second waits and finds what the first made.
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`${google.issuer} ${google.subject}`}))`)
  const linked = await tx.first(
    query
      .selectFrom('user_identities')
      .select('user_id')
      .where('issuer', '=', google.issuer)
      .where('subject', '=', google.subject),
  )
  if (linked) return openOrRefuse(await tx.first(userQuery().where('id', '=', linked.userId)))
  if (!google.isEmailVerified || !z.email().safeParse(google.email).success) throw fail('auth/google-refused')
  const user = await userOfEmail(context, tx, google)
  const values = { issuer: google.issuer, subject: google.subject, user_id: user.id, created_at: context.clock.now() }
  await tx.run(query.insertInto('user_identities').values(values))
  await noteAccount(context, tx, user.id, 'accounts.linkGoogle')
  return user
}

async function userOfEmail(context: Visitor, tx: Tx, google: GoogleIdentity): Promise<FoundUser> {
  const found = await findUser(tx, google.email)
  if (!found) return makeUser(context, tx, google)
  if (!found.activatedAt) {
    // Somebody typed this address and never proved it: their password must not open the account of who has.
    await deleteInactiveUsers(tx, sql`id = ${found.id}`)
    return makeUser(context, tx, google)
  }
  // An administrator links from inside; and Google vouches only for addresses it runs, others may have a new owner.
  if (found.groupId === ADMIN_GROUP || !isRunByGoogle(google)) throw fail('auth/google-email-taken')
  return openOrRefuse(found)
}

function openOrRefuse(user: FoundUser | undefined): FoundUser {
  if (!user?.isActive) throw fail('auth/google-refused')
  return user
}

/** Gmail, or a domain whose mail Google hosts (`hd`). */
function isRunByGoogle({ email, hostedDomain }: GoogleIdentity): boolean {
  const domain = email.split('@').at(-1) ?? ''
  return (
    ['gmail.com', 'googlemail.com'].includes(domain) || (hostedDomain !== '' && hostedDomain.toLowerCase() === domain)
  )
}

async function makeUser({ clock, language }: Visitor, tx: Tx, { email, name }: GoogleIdentity): Promise<FoundUser> {
  if (!(await isSwitchedOn(tx, 'signUp'))) throw fail('auth/sign-up-closed')
  const now = clock.now()
  const id = newId(now)
  const username = email.split('@')[0]!
  const display_name =
    name
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 128) || username
  await tx.run(
    query
      .insertInto('users')
      .values({ id, username, display_name, email, language, created_at: now, activated_at: now }),
  )
  return (await tx.first(userQuery().where('id', '=', id)))!
}
