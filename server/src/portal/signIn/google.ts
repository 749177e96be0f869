// OpenID Connect Core §3.1: the code flow, with the ID token checked as in §3.1.3.7.
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import * as z from 'zod'
import { withoutInvisible } from '@portico/contract/text.ts'
import { askProvider } from './ask.ts'
import type { Provider } from './provider.ts'

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
const Token = z.object({ id_token: z.string().max(10_000) })
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const Claims = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  name: z.string().max(200).default(''),
  email: z.email().max(128).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
})
const TOLERANCE_SECONDS = 30

export const google: Provider = {
  async address(services, { id }, { state, nonce, challenge, redirectUri }) {
    const { authorization_endpoint } = await discover(services)
    const url = new URL(authorization_endpoint)
    const parameters = {
      client_id: id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  },

  async identify(services, { id, secret }, { code, verifier, nonce, redirectUri }) {
    const { token_endpoint, jwks_uri } = await discover(services)
    const issuer = services.config.googleIssuer
    const form = {
      grant_type: 'authorization_code',
      code,
      client_id: id,
      client_secret: secret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }
    const { id_token } = await askProvider(services, token_endpoint, Token, { form })
    const keys = (await askProvider(services, jwks_uri, Keys)) as JSONWebKeySet
    const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: id,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: services.clock.now(),
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    const claims = Claims.parse(payload)
    if (claims.nonce !== nonce) throw new Error('the nonce is not ours')
    const name = withoutInvisible(claims.name.slice(0, 80))
    return { account: claims.sub, name, email: claims.email_verified ? claims.email?.toLowerCase() : undefined }
  },
}

async function discover(services: Parameters<Provider['address']>[0]): Promise<z.output<typeof Discovery>> {
  const { googleIssuer: issuer } = services.config
  const found = await askProvider(services, `${issuer}/.well-known/openid-configuration`, Discovery)
  if (found.issuer !== issuer) throw new Error('the issuer calls itself something else')
  return found
}
