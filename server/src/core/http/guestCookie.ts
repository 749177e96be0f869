// Cookies of the portal's origin: out of reach of scripts and, where there is TLS, of plain http, as their name then says.
import type { Services } from '../services.ts'

type Origin = Pick<Services, 'config'>
/** `path` limits where a browser sends it; a cookie without a value is taken back. */
type GuestCookie = { name: string; value: string; path: string; seconds: number }

/** The header that leaves a cookie with a guest's browser. */
export function makeGuestCookie(services: Origin, { name, value, path, seconds }: GuestCookie): string {
  const secure = hasTls(services) ? '; Secure' : ''
  const pair = `${nameOf(services, name, path)}=${value}`
  return `${pair}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${value === '' ? 0 : seconds}${secure}`
}

/** A cookie's value in the header that a browser sends. */
export function readGuestCookie(
  services: Origin,
  header: string | undefined,
  { name, path }: Pick<GuestCookie, 'name' | 'path'>,
): string | undefined {
  const start = `${nameOf(services, name, path)}=`
  const pair = (header ?? '').split(/; ?/).find((part) => part.startsWith(start))
  return pair?.slice(start.length)
}

/** A prefix needs TLS, which a first evening on a LAN lacks; `__Host-` is for the whole origin. */
function nameOf(services: Origin, name: string, path: string): string {
  if (!hasTls(services)) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

function hasTls({ config }: Origin): boolean {
  return config.portalUrl.startsWith('https:')
}
