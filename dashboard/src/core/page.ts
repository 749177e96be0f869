// The selected page (venue) and its token. The choice is remembered; the token lives in memory only.
import { create } from 'zustand'
import { accounts } from '@portico/contract/accounts.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { Role } from '@portico/contract/access.ts'
import { useSession } from './session.ts'
import { callAsUser } from './userCall.ts'

const KEY = 'page'
/** A token this close to its end is replaced before it is used. */
const RENEW_BEFORE_MS = 60_000

type PageToken = Reply<typeof accounts.pageToken>
type State = {
  pageId: string | null
  role: Role | null
  /** Why the page's token could not be had: refused, and no page is selected any more; or for now, and it still is. */
  tokenError: unknown
}

export const usePage = create<State>(() => ({ pageId: localStorage.getItem(KEY), role: null, tokenError: null }))

let held: { pageId: string; token: PageToken } | undefined
let fetching: { pageId: string; token: Promise<PageToken> } | undefined

/** Selects a page and fetches its token. When the server refuses it, nothing is selected. */
export async function selectPage(pageId: string) {
  aimAtPage(pageId)
  await pageToken().catch(() => undefined)
}

/** Selects a page before anybody is signed in, as a link in a letter does. Its token is asked for when a screen needs it. */
export function aimAtPage(pageId: string) {
  localStorage.setItem(KEY, pageId)
  if (usePage.getState().pageId !== pageId) usePage.setState({ pageId, role: null, tokenError: null })
}

export function clearPage(tokenError: unknown = null) {
  localStorage.removeItem(KEY)
  held = undefined
  fetching = undefined
  usePage.setState({ pageId: null, role: null, tokenError })
}

/** A token of the selected page, good for at least a minute. `refused` names one the server no longer takes. */
export async function pageToken(refused?: string): Promise<string> {
  const { pageId } = usePage.getState()
  if (!pageId) throw new ApiError(401, { code: 'auth/required' })
  if (held?.pageId === pageId && held.token.token !== refused && isFresh(held.token)) return held.token.token
  if (fetching?.pageId !== pageId) {
    const token = fetchToken(pageId).finally(() => {
      if (fetching?.token === token) fetching = undefined
    })
    fetching = { pageId, token }
  }
  return (await fetching.token).token
}

/** Asks again what one may do on the selected page: the role may be another one, or none. */
export async function renewRole() {
  if (usePage.getState().pageId) await pageToken(held?.token.token).catch(() => undefined)
}

async function fetchToken(pageId: string): Promise<PageToken> {
  try {
    const token = await callAsUser(accounts.pageToken, { body: { pageId, uid: useSession.getState().session?.id } })
    if (usePage.getState().pageId === pageId) {
      held = { pageId, token }
      usePage.setState({ role: token.role, tokenError: null })
    }
    return token
  } catch (error) {
    if (usePage.getState().pageId === pageId) {
      if (isRefusal(error)) clearPage(error)
      else if (usePage.getState().role === null) usePage.setState({ tokenError: error })
    }
    throw error
  }
}

function isFresh(token: PageToken): boolean {
  return Date.parse(token.expiresAt) - Date.now() > RENEW_BEFORE_MS
}

/** The server said no, as opposed to being away or busy. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
