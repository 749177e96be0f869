// What proves that a sign-in elsewhere was begun here: kept sealed by the session, by the browser and in the address.
import { timingSafeEqual } from 'node:crypto'
import type { SignIn } from '@portico/contract/flows.ts'
import { makeGuestCookie, readGuestCookie } from '../../core/http/guestCookie.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import type { ProviderSecrets } from './provider.ts'

/** What travels as `state`, sealed: nobody outside learns the session's token. */
export type TripState = { token: string; once: string }
/** What the session keeps meanwhile, sealed as well. */
export type TripSecrets = ProviderSecrets & { provider: SignIn; once: string; browser: string }

type Secrets = Pick<Services, 'secrets'>

const COOKIE = { name: 'portico_in', path: '/in' }
export const COOKIE_SECONDS = 600

/** Makes the secrets of one trip to a provider. */
export function makeTripSecrets(provider: SignIn): TripSecrets {
  return {
    provider,
    once: randomToken(16),
    browser: randomToken(16),
    nonce: randomToken(16),
    verifier: randomToken(32),
  }
}

/** Whether who comes back left from here: by the same provider, address and browser. */
export function isSameTrip(kept: TripSecrets, provider: SignIn, once: string, browser: string): boolean {
  return kept.provider === provider && isSame(kept.once, once) && isSame(kept.browser, browser)
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}

/** Seals what leaves our hands. */
export function seal({ secrets }: Secrets, value: TripState | TripSecrets): string {
  return secrets.seal(JSON.stringify(value)).toString('base64url')
}

/** Opens what comes back; undefined when it was not sealed here. */
export function open<T extends TripState | TripSecrets>({ secrets }: Secrets, sealed: string): T | undefined {
  try {
    return secrets.openValue<T>(Buffer.from(sealed, 'base64url'))
  } catch {
    return undefined
  }
}

/** The header that leaves the browser's part with it. @param seconds 0 takes it back */
export function cookieHeader(services: Pick<Services, 'config'>, value: string, seconds: number): string {
  return makeGuestCookie(services, { ...COOKIE, value, seconds })
}

/** The browser's part, as its cookie brings it. */
export function readCookie(services: Pick<Services, 'config'>, cookies: string | undefined): string {
  const value = readGuestCookie(services, cookies, COOKIE) ?? ''
  return /^[\w-]{1,64}$/.test(value) ? value : ''
}
