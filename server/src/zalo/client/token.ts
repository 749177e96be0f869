// OAuth v4 of an Official Account: https://developers.zalo.me/docs/official-account/bat-dau/xac-thuc-va-uy-quyen-cho-ung-dung-new
import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { jsonOf, readAs, request, type AskServices } from './ask.ts'
import { ZaloError } from './errors.ts'

export type ZaloApp = { id: string; secret: string }
export type TokenPair = { access: string; refresh: string; expiresAt: Date }

/** `expires_in` comes as text, such as "90000". */
const Pair = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(4000),
  expires_in: z.coerce.number<number | string>().min(1),
})
const Refusal = z.object({
  error: z.coerce.number<number | string>(),
  error_name: z.string().default(''),
  error_description: z.string().default(''),
})

/** Of 43 characters, as PKCE wants it (RFC 7636). */
export function makeVerifier(): string {
  return randomBytes(32).toString('base64url')
}

/** The challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url')
}

/** Where the owner of an Official Account consents. */
export function consentUrl(
  { config }: Pick<AskServices, 'config'>,
  asked: { appId: string; redirectUri: string; challenge: string; state: string },
): string {
  const url = new URL('/v4/oa/permission', oauthBase(config))
  url.searchParams.set('app_id', asked.appId)
  url.searchParams.set('redirect_uri', asked.redirectUri)
  url.searchParams.set('code_challenge', asked.challenge)
  url.searchParams.set('state', asked.state)
  return url.href
}

/** Trades the code of a consent for a pair. @throws ZaloError */
export function redeemCode(
  services: AskServices,
  app: ZaloApp,
  { code, verifier }: { code: string; verifier: string },
): Promise<TokenPair> {
  return askPair(services, app, { code, grant_type: 'authorization_code', code_verifier: verifier })
}

/** Trades a refresh token, which dies by it, for a new pair. @throws ZaloError */
export function refreshPair(services: AskServices, app: ZaloApp, refresh: string): Promise<TokenPair> {
  return askPair(services, app, { refresh_token: refresh, grant_type: 'refresh_token' })
}

async function askPair(services: AskServices, app: ZaloApp, form: Record<string, string>): Promise<TokenPair> {
  const { egress, config, clock } = services
  const reply = await request(egress, new URL('/v4/oa/access_token', oauthBase(config)).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: app.secret },
    body: new URLSearchParams({ ...form, app_id: app.id }).toString(),
  })
  const said = jsonOf(reply.text)
  const refused = Refusal.safeParse(said)
  if (refused.success && refused.data.error !== 0) {
    const { error, error_name: name, error_description: description } = refused.data
    throw new ZaloError(error, description || name || 'Zalo gave no token', 'config')
  }
  const pair = readAs(Pair, said)
  const expiresAt = new Date(clock.now().getTime() + pair.expires_in * 1000)
  return { access: pair.access_token, refresh: pair.refresh_token, expiresAt }
}

function oauthBase({ zaloUrl }: AskServices['config']): string {
  return zaloUrl || 'https://oauth.zaloapp.com'
}
