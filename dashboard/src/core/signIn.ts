import { accounts } from '@portico/contract/accounts.ts'
import type { Reply, Request } from '@portico/contract/http/endpoint.ts'
import { chooseLanguage, followAccount } from './chooseLanguage.ts'
import { saveFinance } from './finance.ts'
import { currentLanguage } from './language.ts'
import { clearPage } from './page.ts'
import { clearSession, endsWithBrowser, saveSession, updateUser, useSession } from './session.ts'
import { callAsUser, callWith, renewedToken } from './userCall.ts'

/** Signs in with a password, then loads the user. The caller shows a failure; it is also kept in the session's state. */
export function signIn(body: Request<typeof accounts.login>['body']) {
  return begin(callWith(accounts.login, { body }, {}), body.remember)
}

/** The same with an ID token of Google's. */
export function signInWithGoogle(body: Request<typeof accounts.loginWithGoogle>['body']) {
  return begin(callWith(accounts.loginWithGoogle, { body }, {}), body.remember)
}

/** Activates the account of a sign-up, which signs its owner in until the browser ends. */
export function activate(body: Request<typeof accounts.activate>['body']) {
  return begin(callWith(accounts.activate, { body }, {}), false)
}

async function begin(answer: Promise<Reply<typeof accounts.login>>, isRemembered = true) {
  let keepsLanguage = false
  try {
    const reply = await answer
    keepsLanguage = await followAccount(reply.profile).catch(() => false)
    saveSession(reply, isRemembered)
  } catch (error) {
    useSession.setState({ error: error instanceof Error ? error.message : String(error) })
    throw error
  }
  await renewUser()
  if (keepsLanguage) await chooseLanguage(currentLanguage())
}

/** Ends the session here at once and does not wait for the server. */
export function signOut() {
  callWith(accounts.logout, {}, {}).catch(logOnly)
  clearPage()
  clearSession('left')
}

/** Opens in a new tab the session that ends with the browser: only its cookie is shared. A failure is only logged. */
export async function joinOpenSession() {
  if (useSession.getState().session || !endsWithBrowser()) return
  await renewedToken(undefined).catch(logOnly)
}

/** Checks the session found in storage at start by reading its user. A failure is only logged; a token past renewing has already signed the user out. */
export async function verifySession() {
  await renewUser()
}

/** Fetches the user again, with the balance. A failure is only logged. */
export async function renewUser() {
  await loadUser().catch(logOnly)
}

async function loadUser() {
  const userId = useSession.getState().session?.id
  if (!userId) return
  const { finance, ...user } = await callAsUser(accounts.read, { params: { userId } })
  // Another person may have signed in on this browser meanwhile.
  if (useSession.getState().session?.id !== userId) return
  updateUser(user)
  saveFinance(userId, finance)
}

function logOnly(error: unknown) {
  console.warn(error)
}
