// Who is signed in. Kept in browser storage under the names the specification gives (§3); the page token never is.
// Without "remember me" it is in the tab's own storage, and a cookie without a date tells new tabs of the same browser.
import { create } from 'zustand'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { accounts, User } from '@portico/contract/accounts.ts'
import { keysOf } from '@portico/contract/records.ts'

export type Session = User & { token: string }

const KEYS = ['id_token', 'id', 'username', 'displayName', 'group_id', 'email_mobile', 'profile'] as const

type State = {
  session: Session | null
  /** What the server said last: about a failed sign-in, or a fine one. */
  error: string | null
  message: string | null
  /** How the last session ended: by the user's wish, or because it could not be renewed. */
  ended: 'left' | 'expired' | null
}

export const useSession = create<State>(() => ({ session: readStored(), error: null, message: null, ended: null }))

const MARK = 'ends_with_browser'
const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** Whether the sign-in of this browser is to end when it closes. */
export function endsWithBrowser(): boolean {
  return document.cookie.split('; ').includes(`${MARK}=1`)
}

/** Takes over what a sign-in or a refresh answered. @param isRemembered a refresh leaves it as it was. */
export function saveSession(reply: Reply<typeof accounts.login>, isRemembered = !endsWithBrowser()) {
  if (!reply.token) throw new Error('the sign-in answer holds no token')
  document.cookie = `${MARK}=1; path=/; samesite=strict${isRemembered ? `; expires=${PAST}` : ''}`
  const session = { ...reply.data, profile: reply.profile, token: reply.token }
  store(session)
  useSession.setState({ session, error: null, message: reply.message, ended: null })
}

/** Replaces what is known of the user, keeping the token. */
export function updateUser(user: Partial<User>) {
  const { session } = useSession.getState()
  if (!session || !differs(session, user)) return
  const next = { ...session, ...user }
  store(next)
  useSession.setState({ session: next })
}

/** Forgets the user everywhere in this browser. Does not tell the server: see `signOut`. */
export function clearSession(ended: 'left' | 'expired') {
  for (const storage of [localStorage, sessionStorage]) removeFrom(storage)
  document.cookie = `${MARK}=1; path=/; expires=${PAST}`
  useSession.setState({ session: null, error: null, message: null, ended })
}

/** The session as it stands in storage; nothing when a part is missing or unreadable. */
export function readStored(): Session | null {
  return readFrom(sessionStorage) ?? readFrom(localStorage)
}

function readFrom(storage: Storage): Session | null {
  const [token, id, username, displayName, groupId, emailMobile, profile] = KEYS.map((key) => storage.getItem(key))
  if (!token || !id) return null
  return {
    token,
    id,
    username: username ?? '',
    displayName: displayName ?? '',
    group_id: Number(groupId ?? 0),
    email_mobile: emailMobile ?? '',
    profile: parseProfile(profile),
  }
}

/** Follows sign-ins and sign-outs made in another tab of this browser. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'id_token') return
    const session = readStored()
    useSession.setState({ session, ended: session ? null : 'left' })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function store({ token, profile, ...user }: Session) {
  const [storage, other] = endsWithBrowser() ? [sessionStorage, localStorage] : [localStorage, sessionStorage]
  removeFrom(other)
  for (const [key, value] of Object.entries(user)) storage.setItem(key, String(value))
  storage.setItem('profile', JSON.stringify(profile))
  // Last, because other tabs read the rest when this one changes.
  storage.setItem('id_token', token)
}

function removeFrom(storage: Storage) {
  for (const key of KEYS) storage.removeItem(key)
}

function parseProfile(stored: string | null | undefined): Record<string, unknown> {
  try {
    return JSON.parse(stored ?? '{}')
  } catch {
    return {}
  }
}

function differs(session: Session, user: Partial<User>): boolean {
  return keysOf<keyof User>(user).some((key) => JSON.stringify(session[key]) !== JSON.stringify(user[key]))
}
