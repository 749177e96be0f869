import type { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { Visitor } from '../core/http/context.ts'
import { noteRefused, writeEvent } from './accountLog.ts'
import { knownBrowser, rememberBrowser } from './knownBrowser.ts'
import { guessesOf } from './provePassword.ts'
import { startFamily } from './refresh.ts'
import { requireSecondStep } from './totp.ts'
import { profileOf, publicUser, type FoundUser } from './users.ts'

type SignInOptions = { totp?: string; remember?: boolean }

/**
 * The second step where it is on, then the sign-in itself. A wrong code is a refused sign-in as well; it takes the password
 * to try one, so ten wrong ones are refused from anywhere but a browser that signed in before.
 */
export async function beginSignIn(
  context: Visitor,
  user: FoundUser,
  { totp, remember }: SignInOptions,
  name: string,
): Promise<Reply<typeof accounts.login>> {
  const guesses = guessesOf(context)
  const account = `second step ${user.id} ${knownBrowser(context, name) ?? ''}`
  if (totp) guesses.attempt(account, context.ip, context.clock.elapsedMs())
  try {
    const family = await context.db.asSystem(async (tx) => {
      await requireSecondStep(tx, context, user.id, totp)
      await writeEvent(context, tx, user.id, 'login')
      return startFamily(context, tx, user.id, remember ?? false)
    })
    if (totp) guesses.succeeded(account, context.ip)
    rememberBrowser(context, user)
    return await makeSession(context, user, family)
  } catch (error) {
    if (totp) noteRefused(context, name, 'loginFailed')
    throw error
  }
}

/** What a sign-in or a renewal answers. */
export async function makeSession(
  context: Visitor,
  user: FoundUser,
  family: string,
): Promise<Reply<typeof accounts.login>> {
  const token = await context.tokens.signUser({ userId: user.id, family })
  return { token, data: publicUser(user), profile: profileOf(user), message: 'OK' }
}
