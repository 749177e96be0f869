// Meraki's cloud: a click-through splash page, and a sign-on page that takes a login to RADIUS.
import { ORIGINAL, AP_MAC, plainLogin, queryOf, type Brand, type Guest } from '../brand.ts'
import { formatMac } from '@portico/radius/mac.ts'

/** The cloud's host; tests lead the phone to the simulator instead. */
export const MERAKI_CLOUD = 'n143.network-auth.com'

const common = (guest: Guest) => ({
  node_mac: AP_MAC,
  ap_mac: AP_MAC,
  client_ip: guest.ip,
  client_mac: formatMac(guest.mac, 'aa:bb:cc:dd:ee:ff'),
})

export function merakiSignOn(): Brand {
  const query = (guest: Guest, more: Record<string, string> = {}) =>
    queryOf({
      login_url: `https://${MERAKI_CLOUD}/splash/login?mauth=1`,
      continue_url: ORIGINAL,
      ...common(guest),
      ...more,
    })
  return {
    redirect: (guest) => query(guest),
    refused: (guest) => query(guest, { error_message: 'Access denied' }),
    path: '/splash/login',
    method: 'POST',
    login: (_guest, fields) => plainLogin(fields.get('username'), fields.get('password')),
    onward: (fields) => fields.get('success_url') ?? ORIGINAL,
  }
}

/** The address a click-through guest arrives with. */
export function merakiClickQuery(guest: Guest): string {
  return queryOf({
    base_grant_url: `https://${MERAKI_CLOUD}/splash/grant`,
    user_continue_url: ORIGINAL,
    ...common(guest),
  })
}
