// A code that came with the address of a QR code. The browser carries it to the gateway's own redirect, which knows the
// phone; there it waits, sealed, until the guest has agreed to the terms.
import { readTyped } from '@portico/contract/accessCodes/strength.ts'
import { makeGuestCookie, readGuestCookie } from '../../core/http/guestCookie.ts'
import type { Services } from '../../core/services.ts'
import type { Progress } from '../walk/progress.ts'

const MINUTES = 30
const COOKIE = { name: 'portico_code', path: '/g/' }

/** The header that leaves a code with the browser; undefined when no code looks so. */
export function codeCookie(services: Pick<Services, 'config'>, typed: string): string | undefined {
  const code = readTyped(typed)
  return code === undefined ? undefined : makeGuestCookie(services, { ...COOKIE, value: code, seconds: MINUTES * 60 })
}

/** Takes up a code the browser brings. */
export function withLinkedCode(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  progress: Progress,
  cookies: string | undefined,
): Progress {
  const value = readGuestCookie({ config }, cookies, COOKIE) ?? ''
  const code = /^[0-9A-Z]{8,20}$/.test(value) && readTyped(value)
  return !code ? progress : { ...progress, offered: secrets.seal(code).toString('base64url') }
}

/** The code that waits, if any. */
export function openLinkedCode(
  { secrets }: Pick<Services, 'secrets'>,
  { offered }: Pick<Progress, 'offered'>,
): string | undefined {
  return offered === undefined ? undefined : secrets.open(Buffer.from(offered, 'base64url'))
}
