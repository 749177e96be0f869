// Login with Zalo for people (v4): codes valid once for ten minutes, and the profile behind a token.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { failed } from './oauth.ts'
import type { SimState } from './state.ts'

const CODE_MS = 10 * 60_000
const TOKEN_SECONDS = 90_000

/** The person consents at once. @returns where the browser goes, or the answer it gets */
export function permitPerson(state: SimState, query: URLSearchParams): { location: string } | object {
  if (!state.app.isActive || query.get('app_id') !== state.app.id) return failed(-14_002, 'Invalid appId')
  const back = query.get('redirect_uri') ?? ''
  if (!URL.canParse(back)) return failed(-14_003, 'Invalid redirect uri')
  const code = randomUUID()
  state.social.codes.set(code, { challenge: query.get('code_challenge') ?? '', at: state.now() })
  const url = new URL(back)
  url.searchParams.set('code', code)
  url.searchParams.set('state', query.get('state') ?? '')
  return { location: url.href }
}

/** A token for a code, or for a refresh token, which dies with it. */
export function grantPerson(state: SimState, headers: IncomingHttpHeaders, body: string): object {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return failed(-14_009, 'Invalid content type')
  const form = new URLSearchParams(body)
  if (form.get('app_id') !== state.app.id) return failed(-14_002, 'Invalid appId')
  if (headers['secret_key'] !== state.app.secret) return failed(-14_004, 'Invalid secret key')
  const { codes, tokens, refreshTokens } = state.social
  if (form.get('grant_type') === 'refresh_token') {
    if (!refreshTokens.delete(form.get('refresh_token') ?? '')) return failed(-14_014, 'Invalid refresh token')
  } else {
    const code = form.get('code') ?? ''
    const found = codes.get(code)
    codes.delete(code)
    if (!found || state.now() - found.at > CODE_MS) return failed(-14_019, 'Invalid code')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (found.challenge !== '' && proof !== found.challenge) return failed(-14_020, 'Invalid code verifier')
  }
  const [access, refresh] = [`st-${randomUUID()}`, `sr-${randomUUID()}`]
  tokens.set(access, state.now() + TOKEN_SECONDS * 1000)
  refreshTokens.add(refresh)
  return { access_token: access, refresh_token: refresh, expires_in: String(TOKEN_SECONDS) }
}

/** Who a token belongs to. */
export function personOf(state: SimState, headers: IncomingHttpHeaders): object {
  const token = String(headers['access_token'] ?? '')
  if ((state.social.tokens.get(token) ?? 0) < state.now()) return { error: -216, message: 'Access token is invalid' }
  const proof = createHmac('sha256', state.app.secret).update(token).digest('hex')
  if (state.app.checksProof && headers['appsecret_proof'] !== proof)
    return { error: -242, message: 'Invalid appsecret_proof' }
  return { ...state.social.person, error: 0, message: 'Success' }
}
