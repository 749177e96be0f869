// Calls made in the user's name, with the token renewed when it has run out.
import { accounts } from '@portico/contract/accounts.ts'
import { ApiError, call, type CallOptions } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { currentLanguage } from './language.ts'
import { noteReach } from './reach.ts'
import { clearSession, readStored, saveSession, useSession } from './session.ts'

const SERVER = { base: '' }

/** One call with a given token, or none. */
export function callWith<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  options: CallOptions,
): Promise<Reply<E>> {
  return noteReach(() => call(SERVER, endpoint, request, { language: currentLanguage(), ...options }))
}

/**
 * One call with the user token. An expired token is renewed once and the call repeated; when it cannot be renewed,
 * the user is signed out.
 */
export async function callAsUser<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const token = useSession.getState().session?.token
  try {
    return await callWith(endpoint, request, { token, signal })
  } catch (error) {
    if (!isTokenError(error)) throw error
    return callWith(endpoint, request, { token: await renewedToken(token), signal })
  }
}

/** Whether a call failed because its token is no longer good. */
export function isTokenError(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'auth/expired' || error.code === 'auth/required')
}

let renewing: Promise<string> | undefined

/** A user token newer than `old`. Calls that ask at the same time share one request to the server. */
export function renewedToken(old: string | undefined): Promise<string> {
  renewing ??= runAlone(() => renew(old)).finally(() => (renewing = undefined))
  return renewing
}

async function renew(old: string | undefined): Promise<string> {
  const stored = readStored()
  if (stored && stored.token !== old) {
    useSession.setState({ session: stored })
    return stored.token
  }
  try {
    const reply = await callWith(accounts.refresh, {}, {})
    saveSession(reply)
    return reply.token
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
      clearSession('expired')
    throw error
  }
}

/** One tab at a time: the refresh cookie changes at each use, and a second use of the old one would end the session. */
function runAlone(work: () => Promise<string>): Promise<string> {
  // Absent on plain http other than localhost, as on a venue's own network.
  return navigator.locks ? navigator.locks.request('portico.refresh', work) : work()
}
