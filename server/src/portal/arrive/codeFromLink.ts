// A code that came with the address of a QR code. The browser carries it to the gateway's own redirect, which knows the
// phone; there it waits, sealed, until the guest has agreed to the terms.
import { readTyped } from '@portico/contract/accessCodes/strength.ts'
import type { Services } from '../../core/services.ts'
import type { Progress } from '../walk/progress.ts'

const MINUTES = 30

/** The header that leaves a code with the browser; undefined when no code looks so. */
export function codeCookie({ config }: Pick<Services, 'config'>, typed: string): string | undefined {
  const code = readTyped(typed)
  if (code === undefined) return undefined
  const secure = config.portalUrl.startsWith('https:') ? '; Secure' : ''
  return `portico_code=${code}; Path=/g/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`
}

/** Takes up a code the browser brings. */
export function withLinkedCode(
  { secrets }: Pick<Services, 'secrets'>,
  progress: Progress,
  cookies: string | undefined,
): Progress {
  const value = /(?:^|;\s*)portico_code=([0-9A-Z]{8,20})(?:;|$)/.exec(cookies ?? '')?.[1]
  const code = value && readTyped(value)
  return !code ? progress : { ...progress, offered: secrets.seal(code).toString('base64url') }
}

/** The code that waits, if any. */
export function openLinkedCode(
  { secrets }: Pick<Services, 'secrets'>,
  { offered }: Pick<Progress, 'offered'>,
): string | undefined {
  return offered === undefined ? undefined : secrets.open(Buffer.from(offered, 'base64url'))
}
