// Signing in with Google by going there and coming back (OpenID Connect Core §3.2): a script of theirs on this page is
// more than its policy allows.
import type { ServerOptions } from '../core/serverOptions.ts'

const KEY = 'google_sign_in'
const SECRET_BYTES = 16

type SignInSecrets = { state: string; nonce: string; from?: string }
export type GoogleAnswer = { tokenId: string; nonce: string; from?: string } | { refused: true; from?: string }

/** The address that asks Google who this is. What must come back with the answer is kept in this tab. */
export function googleUrl(google: NonNullable<ServerOptions['google']>, from: string | undefined): string {
  const kept: SignInSecrets = { state: secret(), nonce: secret(), from }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  const url = new URL(google.authorizeUrl)
  const asked = {
    client_id: google.clientId,
    redirect_uri: `${location.origin}/signin`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: kept.state,
    nonce: kept.nonce,
    prompt: 'select_account',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

/** Reads Google's answer from a fragment, once. Undefined when there is none; refused when it is not to what we asked. */
export function readGoogleAnswer(fragment: string): GoogleAnswer | undefined {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!answer.has('state') || !(answer.has('id_token') || answer.has('error'))) return undefined
  const kept = takeKept()
  const tokenId = answer.get('id_token')
  if (!kept || !tokenId || answer.get('state') !== kept.state) return { refused: true, from: kept?.from }
  return { tokenId, nonce: kept.nonce, from: kept.from }
}

function takeKept(): SignInSecrets | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes under the key
  return stored ? (JSON.parse(stored) as SignInSecrets) : undefined
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
