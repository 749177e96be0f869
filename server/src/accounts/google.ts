// Google ID tokens (OpenID Connect Core §3.1.3.7): signature by the issuer's keys, issuer, audience, time.
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import * as z from 'zod'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../core/config.ts'
import type { Egress } from '../core/egress/egress.ts'
import { fail } from '../core/fail.ts'
import type { Log } from '../core/log.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

const ALGORITHMS = ['RS256']
const TOLERANCE_SECONDS = 30
const KEPT_MS = 3600_000
/** A token with an unknown key refetches the keys, at most this often, so that forged tokens cannot flood Google. */
const AGAIN_MS = 30_000

export type GoogleIdentity = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  hostedDomain: string
}

export type Google = {
  /** @throws auth/google-unavailable when switched off or the issuer cannot be reached, auth/google-refused for a token not to be believed. */
  verify(tokenId: string, nonce?: string): Promise<GoogleIdentity>
  /** Where a browser asks for a token; undefined when switched off or the issuer cannot be reached. */
  authorizeUrl(): Promise<string | undefined>
}

type Uses = { config: Config; clock: Clock; egress: Egress; log: Log }
type GoogleKeys = { authorizeUrl: string; keys: JSONWebKeySet; at: number }

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), authorization_endpoint: z.url() })
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(128).default(''),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
  hd: z.string().default(''),
})

/** Checks ID tokens against the issuer's published keys, fetched when first needed. */
/** Believes the tokens of GOOGLE_ISSUER made for GOOGLE_CLIENT_ID. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export function makeGoogle({ config, clock, egress, log }: Uses): Google {
  const { googleIssuer: issuer, googleClientId: audience } = config
  let known: GoogleKeys | undefined
  let loading: Promise<GoogleKeys> | undefined

  async function load(): Promise<GoogleKeys> {
    const found = Discovery.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`))
    if (found.issuer !== issuer) throw new Error('the issuer calls itself something else')
    const keys = Keys.parse(await fetchJson(found.jwks_uri)) as JSONWebKeySet
    return (known = { authorizeUrl: found.authorization_endpoint, keys, at: clock.now().getTime() })
  }

  async function fetchJson(url: string): Promise<unknown> {
    const { status, text } = await egress.request(url, { timeoutMs: 5000, maxBytes: 100_000, isAwaited: true })
    if (status !== 200) throw new Error(`the issuer answered ${status}`)
    return JSON.parse(text)
  }

  /** The issuer's metadata, at most `maxAgeMs` old. Concurrent callers share one request. */
  async function discover(maxAgeMs: number): Promise<GoogleKeys> {
    if (!audience) throw fail('auth/google-unavailable')
    if (known && clock.now().getTime() - known.at < maxAgeMs) return known
    try {
      loading ??= load().finally(() => (loading = undefined))
      return await loading
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'the issuer of Google tokens cannot be reached')
      // Keys an hour old let users sign in while Google is unreachable.
      if (known) return known
      throw fail('auth/google-unavailable')
    }
  }

  async function check(tokenId: string, { keys }: GoogleKeys): Promise<JWTPayload> {
    const { payload } = await jwtVerify(tokenId, createLocalJWKSet(keys), {
      algorithms: ALGORITHMS,
      // Google's own tokens name it with and without https.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    return payload
  }

  return {
    async verify(tokenId, nonce) {
      const first = await discover(KEPT_MS)
      const payload = await check(tokenId, first).catch(async (error: { code?: string }) => {
        if (error.code !== 'ERR_JWKS_NO_MATCHING_KEY') throw fail('auth/google-refused')
        return check(tokenId, await discover(AGAIN_MS)).catch(() => {
          throw fail('auth/google-refused')
        })
      })
      // A token with several audiences names its client in `azp`.
      const isForUs = typeof payload.aud === 'string' || payload['azp'] === audience
      const claims = Claims.safeParse(payload)
      if (!isForUs || !claims.success || (nonce !== undefined && payload['nonce'] !== nonce))
        throw fail('auth/google-refused')
      const { sub, email, email_verified, name, hd } = claims.data
      return {
        issuer,
        subject: sub,
        email: email.trim().toLowerCase(),
        isEmailVerified: email_verified,
        name,
        hostedDomain: hd,
      }
    },

    async authorizeUrl() {
      if (!audience) return undefined
      return discover(KEPT_MS).then(
        ({ authorizeUrl }) => authorizeUrl,
        () => undefined,
      )
    },
  }
}
