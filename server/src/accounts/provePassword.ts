// Asking for the password again, before something that a person at an open browser must not be able to do.
import type { Database } from '../core/db/database.ts'
import type { Visitor } from '../core/http/context.ts'
import { verifyPassword } from './passwords.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

/** One count for each server, wherever in it the password is asked for. */
const throttles = new WeakMap<Database, Throttle>()

/** Limits for what a signed-in person may get wrong. */
export function guessesOf({ db }: { db: Database }): Throttle {
  const throttle = throttles.get(db) ?? makeThrottle()
  throttles.set(db, throttle)
  return throttle
}

/** Whether it is the user's password. @throws request/too-many after ten wrong ones, from anywhere */
export async function provePassword(
  context: Visitor & { user: { id: string } },
  encoded: string | null | undefined,
  password: string,
): Promise<boolean> {
  const guesses = guessesOf(context)
  const account = `password ${context.user.id}`
  guesses.attempt(account, context.ip, context.clock.elapsedMs())
  const isRight = await verifyPassword(encoded, password)
  if (isRight) guesses.succeeded(account, context.ip)
  return isRight
}
