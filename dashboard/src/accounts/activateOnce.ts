import { ApiError } from '@portico/contract/http/client.ts'
import { canRetry } from '../core/errors.ts'
import { activate } from '../core/signIn.ts'

const activations = new Map<string, Promise<void>>()

/** Uses up an activation code and signs in, once however often a screen asks; again only when the server was not reached. */
export function activateOnce(code: string): Promise<void> {
  const before = activations.get(code)
  if (before) return before
  const asking = activate({ code }).catch((error: unknown) => {
    if (canRetry(error)) activations.delete(code)
    throw error
  })
  activations.set(code, asking)
  return asking
}

/** Whether the server wants the password of the sign-up, which was typed in another browser. */
export function asksPassword(error: unknown): boolean {
  return error instanceof ApiError && 'password' in error.fields
}
