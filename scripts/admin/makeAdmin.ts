// Creates the first platform administrator of an installation.
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import { hashPassword, isBreached, normalise } from '@portico/server/accounts/index.ts'
import { audit } from '@portico/server/core/audit.ts'
import { StartError } from '@portico/server/core/config.ts'
import { query, violatedUnique } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import type { Services } from '@portico/server/core/services.ts'
import { weakness } from './weakPassword.ts'

export type Person = { email?: string; mobile?: string; name?: string }
export type Identity = { email: string | null; mobile: string | null; name: string }

/** Validates the administrator's data and normalises e-mail and number as sign-in does. @throws StartError. */
export function identityOf(person: Person): Identity {
  const given = (text: string | undefined) => (text?.trim() ? normalise(text) : null)
  const email = given(person.email)
  const mobile = given(person.mobile)
  if (!email && !mobile) {
    throw new StartError('Say whose account it is: --email name@example.com or --mobile 0912345678.')
  }
  if (email && !(EMAIL.test(email) && email.length <= MOST_CHARACTERS)) {
    throw new StartError(`"${person.email}" is not an e-mail address.`)
  }
  if (mobile && !MOBILE.test(mobile)) {
    throw new StartError(`"${person.mobile}" is not a phone number. Write it like 0912345678 or +84912345678.`)
  }
  return { email, mobile, name: person.name?.trim().slice(0, MOST_CHARACTERS) || (email ?? mobile)! }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const MOBILE = /^\+\d{8,15}$/
/** The most that sign-in accepts. */
const MOST_CHARACTERS = 128

/** Creates the account and its audit row. @throws StartError when the password is weak or the e-mail or number is taken. */
export async function makeAdmin(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'egress' | 'log'>,
  identity: Identity,
  password: string,
): Promise<string> {
  const weak = weakness(
    password,
    Object.values(identity).filter((value) => value !== null),
  )
  if (weak) throw new StartError(weak)
  if (await isBreached(services, password))
    throw new StartError(
      'The password is in a list of stolen passwords, which attackers try. Choose another, and change it wherever it is used.',
    )
  const { db, clock } = services
  const now = clock.now()
  const id = newId(now)
  const { email, mobile, name } = identity
  const password_hash = await hashPassword(password)
  const username = email?.split('@')[0] ?? mobile!
  try {
    await db.asSystem(async (tx) => {
      await tx.run(
        query.insertInto('users').values({
          id,
          username,
          display_name: name,
          email,
          mobile,
          password_hash,
          group_id: ADMIN_GROUP,
          created_at: now,
        }),
      )
      const actor = { kind: 'system', job: 'create-admin' } as const
      await audit(tx, { at: now, actor, action: 'admin.create', subject: { id, name }, detail: { email, mobile } })
    })
  } catch (error) {
    const taken = { users_email: email, users_mobile: mobile }[violatedUnique(error) ?? '']
    throw taken
      ? new StartError(`${taken} has an account already; nothing was changed. Choose another, or sign in with it.`)
      : error
  }
  return id
}
