// Cookies of accounts: for this origin alone, out of reach of scripts and of other sites.
import type { Visitor } from '../core/http/context.ts'

/** The full name and attributes of a cookie; the __Host- prefix needs TLS, which a first evening on a LAN lacks. */
export function cookieOf({ config }: Pick<Visitor, 'config'>, name: string) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? `__Host-${name}` : name, attributes }
}
