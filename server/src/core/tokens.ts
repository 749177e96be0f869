// Sign-in tokens: short-lived, one algorithm, a different audience for each kind.
import { SignJWT, jwtVerify } from 'jose'
import type { Clock } from './clock.ts'
import type { Secrets } from './secrets.ts'
import { fail } from './fail.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

/** `family` is the sign-in a token came from; it dies with it. */
export type UserClaims = { userId: string; family: string }
export type PageClaims = UserClaims & { pageId: string }
type Kind = 'user' | 'page'
type KnownToken = { payload: Record<string, unknown>; expiresAt: number }

export const TOKEN_MINUTES = 15
/** A token that is good for longer than this was signed before somebody set the clock back: without it, it would live until then. */
const LONGEST_MS = 2 * TOKEN_MINUTES * 60_000
const CACHE_SIZE = 5000

export type Tokens = {
  signUser(claims: UserClaims): Promise<string>
  signPage(claims: PageClaims): Promise<string>
  /** @throws auth/required for anything but a valid user token, auth/expired for one past its time. */
  verifyUser(token: string): Promise<UserClaims>
  /** @throws auth/required for anything but a valid page token, auth/expired for one past its time. */
  verifyPage(token: string): Promise<PageClaims>
}

/** Signs and checks with a key derived from the installation's secret (HS256, RFC 7519). */
export function makeTokens(secrets: Secrets, clock: Clock): Tokens {
  const key = secrets.derive('tokens')
  const cache = new Map<string, KnownToken>()

  async function sign(kind: Kind, claims: Record<string, string>, subject: string): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: `${kind}+jwt` })
      .setSubject(subject)
      .setAudience(`portico:${kind}`)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_MINUTES * 60)
      .sign(key)
  }

  async function verify(kind: Kind, token: string): Promise<Record<string, unknown>> {
    const now = clock.now()
    const { payload, expiresAt } = cache.get(kind + token) ?? (await read(kind, token, now))
    const leftMs = expiresAt - now.getTime()
    if (leftMs <= 0 || leftMs > LONGEST_MS) throw fail('auth/expired')
    return payload
  }

  async function read(kind: Kind, token: string, now: Date): Promise<KnownToken> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: `${kind}+jwt`,
        audience: `portico:${kind}`,
        requiredClaims: ['sub', 'exp', 'sid'],
        currentDate: now,
      })
      if (cache.size >= CACHE_SIZE) cache.clear()
      const known = { payload, expiresAt: payload.exp! * 1000 }
      cache.set(kind + token, known)
      return known
    } catch (error) {
      throw fail(codeOf(error) === 'ERR_JWT_EXPIRED' ? 'auth/expired' : 'auth/required')
    }
  }

  return {
    signUser: ({ userId, family }) => sign('user', { sid: family }, userId),
    signPage: ({ userId, family, pageId }) => sign('page', { sid: family, page: pageId }, userId),
    verifyUser: async (token) => userOf(await verify('user', token)),
    async verifyPage(token) {
      const payload = await verify('page', token)
      return { ...userOf(payload), pageId: String(payload['page']) }
    },
  }
}

/** What a token says it is, unproved: enough to choose how to verify it. */
export function isPageToken(token: string): boolean {
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
  return header.includes('"page+jwt"')
}

function userOf(payload: Record<string, unknown>): UserClaims {
  return { userId: String(payload['sub']), family: String(payload['sid']) }
}
