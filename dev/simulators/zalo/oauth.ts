// OAuth v4 of an Official Account: codes valid once for ten minutes, access for 25 hours, a refresh token that dies when used.
import { createHash, randomUUID } from 'node:crypto'
import type { Grant, SimState } from './state.ts'

const CODE_MS = 10 * 60_000
const ACCESS_MS = 25 * 3600_000
const REFRESH_MS = 90 * 24 * 3600_000

type Failed = { error: number; error_name: string; error_reason: string; error_description: string; ref_doc: string }

/** A refusal as the login server words it. */
export function failed(error: number, name: string): Failed {
  return { error, error_name: name, error_reason: '', error_description: name, ref_doc: 'https://developers.zalo.me' }
}

/** The owner of an OA consents at once. @returns where the browser goes, or the answer it gets */
export function permit(state: SimState, query: URLSearchParams): { location: string } | Failed {
  const { app } = state
  if (!app.isActive || query.get('app_id') !== app.id) return failed(-14_002, 'Invalid appId')
  const back = query.get('redirect_uri') ?? ''
  const isKnown = app.redirects.length === 0 ? URL.canParse(back) : app.redirects.includes(back)
  if (!isKnown) return failed(-14_003, 'Invalid redirect uri')
  const [oaId = ''] = state.oas.keys()
  const code = randomUUID()
  state.codes.set(code, { oaId, challenge: query.get('code_challenge') ?? '', at: state.now() })
  const url = new URL(back)
  url.searchParams.set('code', code)
  url.searchParams.set('oa_id', oaId)
  const given = query.get('state')
  if (given !== null) url.searchParams.set('state', given)
  return { location: url.href }
}

/** A pair of tokens for a code or for a refresh token. */
export function grant(state: SimState, contentType: string, secret: unknown, body: string): object {
  if (!contentType.startsWith('application/x-www-form-urlencoded')) return failed(-14_009, 'Invalid content type')
  const form = new URLSearchParams(body)
  if (form.get('app_id') !== state.app.id) return failed(-14_002, 'Invalid appId')
  if (secret !== state.app.secret) return failed(-14_004, 'Invalid secret key')
  if (form.get('grant_type') === 'authorization_code') return grantCode(state, form)
  if (form.get('grant_type') === 'refresh_token') return rotate(state, form.get('refresh_token') ?? '')
  return failed(-14_010, 'Invalid grant type')
}

function grantCode(state: SimState, form: URLSearchParams): object {
  const code = form.get('code') ?? ''
  const found = state.codes.get(code)
  state.codes.delete(code)
  if (!found || state.now() - found.at > CODE_MS) return failed(-14_019, 'Invalid code')
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (found.challenge !== '' && proof !== found.challenge) return failed(-14_020, 'Invalid code verifier')
  return answerOf(addGrant(state, found.oaId))
}

function rotate(state: SimState, refresh: string): object {
  const old = state.grants.find((one) => one.refresh === refresh)
  if (!old || old.isUsed || old.refreshUntil < state.now()) return failed(-14_014, 'Invalid refresh token')
  // The old one is dead from here on, whether or not anybody hears the answer.
  old.isUsed = true
  return answerOf(addGrant(state, old.oaId))
}

/** A pair as the API Explorer of Zalo shows it. */
export function addGrant(state: SimState, oaId: string): Grant {
  const now = state.now()
  const made = {
    oaId,
    access: `at-${randomUUID()}`,
    accessUntil: now + ACCESS_MS,
    refresh: `rt-${randomUUID()}`,
    refreshUntil: now + REFRESH_MS,
    isUsed: false,
  }
  state.grants.push(made)
  return made
}

function answerOf({ access, refresh }: Grant): object {
  return { access_token: access, refresh_token: refresh, expires_in: String(ACCESS_MS / 1000) }
}
