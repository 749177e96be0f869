import { accounts } from '@portico/contract/accounts.ts'
import { canRetry } from '../core/errors.ts'
import { api } from '../core/api.ts'

const asked = new Map<string, Promise<object>>()

/** Uses up an activation code, once however often a screen asks; again only when the server was not reached. */
export function activateOnce(code: string): Promise<object> {
  const before = asked.get(code)
  if (before) return before
  const asking = api(accounts.activate, { body: { code } }).catch((error: unknown) => {
    if (canRetry(error)) asked.delete(code)
    throw error
  })
  asked.set(code, asking)
  return asking
}
