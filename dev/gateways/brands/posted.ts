// Brands whose login page takes a posted form: each has its own field names and refuses a form without its own field.
import { randomBytes } from 'node:crypto'
import { formatMac } from '@portico/radius/mac.ts'
import { AP_MAC, ORIGINAL, plainLogin, queryOf, type Brand, type Guest } from '../brand.ts'

const colons = ({ mac }: Guest) => formatMac(mac, 'aa:bb:cc:dd:ee:ff')

export function aruba(): Brand {
  const query = (guest: Guest, self: string, more: Record<string, string> = {}) =>
    queryOf({
      cmd: 'login',
      mac: colons(guest),
      essid: 'Guests',
      ip: guest.ip,
      apname: 'ap-1',
      apmac: AP_MAC,
      vcname: 'instant',
      switchip: new URL(self).host,
      url: ORIGINAL,
      ...more,
    })
  return {
    redirect: (guest, self) => query(guest, self),
    refused: (guest, self, _portal, outcome) =>
      query(guest, self, { errmsg: outcome === 'timeout' ? 'Authentication server timeout' : 'Authentication failed' }),
    path: '/cgi-bin/login',
    method: 'POST',
    login: (_guest, fields) =>
      fields.get('cmd') === 'authenticate' ? plainLogin(fields.get('user'), fields.get('password')) : undefined,
    onward: (fields) => fields.get('url') ?? ORIGINAL,
  }
}

export function cisco(): Brand {
  const query = (guest: Guest, self: string, more: Record<string, string> = {}) =>
    queryOf({
      switch_url: `${self}/login.html`,
      ap_mac: AP_MAC,
      client_mac: colons(guest),
      wlan: 'Guests',
      redirect: ORIGINAL,
      ...more,
    })
  return {
    redirect: (guest, self) => query(guest, self),
    refused: (guest, self) => query(guest, self, { statusCode: '5' }),
    path: '/login.html',
    method: 'POST',
    login: (_guest, fields) =>
      fields.get('buttonClicked') === '4' && fields.get('err_flag') === '0'
        ? plainLogin(fields.get('username'), fields.get('password'))
        : undefined,
    onward: (fields) => fields.get('redirect_url') ?? ORIGINAL,
  }
}

export function ruckus(): Brand {
  const query = (guest: Guest, self: string, more: Record<string, string> = {}) =>
    queryOf({
      sip: new URL(self).hostname,
      mac: AP_MAC,
      client_mac: guest.mac,
      uip: guest.ip,
      lid: '',
      dn: '',
      url: ORIGINAL,
      ssid: 'Guests',
      ...more,
    })
  return {
    redirect: (guest, self) => query(guest, self),
    refused: (guest, self) => query(guest, self, { reason: 'Invalid user name or password' }),
    path: '/login',
    method: 'POST',
    login: (_guest, fields) => plainLogin(fields.get('username'), fields.get('password')),
    onward: (fields) => fields.get('url') ?? ORIGINAL,
  }
}

/** Identifies a guest by ga_Qv, which must return unchanged: neither decoded nor encoded again. */
export function cambium(): Brand {
  const known = new Map<string, string>()
  const query = (guest: Guest, self: string, more = '') => {
    const qv = `eUROBR86HBgAGDEEVgQAGw4UWRUCACYVMgFPRV5KBTovVxYcXS%2BJ~${randomBytes(6).toString('hex')}`
    const { host } = new URL(self)
    const text = `ga_ssid=Guests&ga_ap_mac=00-18-0A-36-1C-2B&ga_nas_id=${guest.nasId}&ga_srvr=${host}&ga_cmac=${formatMac(guest.mac, 'AA-BB-CC-DD-EE-FF')}&ga_Qv=${qv}${more}`
    known.set(guest.mac, text)
    return text
  }
  return {
    redirect: (guest, self) => query(guest, self),
    refused: (guest, self) => query(guest, self, '&ga_error=invalid+username+or+password'),
    path: '/cgi-bin/hotspot_login.cgi',
    method: 'POST',
    login: (guest, fields, sent) =>
      sent === known.get(guest.mac) ? plainLogin(fields.get('ga_user'), fields.get('ga_pass')) : undefined,
    onward: (fields) => fields.get('ga_orig_url') ?? ORIGINAL,
  }
}

/** `magic` identifies the guest once. */
export function fortinet(): Brand {
  const magics = new Map<string, string>()
  const query = (guest: Guest, self: string, more: Record<string, string> = {}) => {
    const magic = randomBytes(8).toString('hex')
    magics.set(guest.mac, magic)
    const fields = {
      post: `${self}/fgtauth`,
      magic,
      usermac: colons(guest),
      apmac: AP_MAC,
      userip: guest.ip,
      ssid: 'Guests',
    }
    return `login&${queryOf({ ...fields, ...more })}`
  }
  return {
    redirect: (guest, self) => query(guest, self),
    refused: (guest, self) => query(guest, self, { error: 'Authentication failed' }),
    path: '/fgtauth',
    method: 'POST',
    login(guest, fields) {
      const isKnown = magics.get(guest.mac) === fields.get('magic')
      magics.delete(guest.mac)
      return isKnown ? plainLogin(fields.get('username'), fields.get('password')) : undefined
    },
    onward: (fields) => fields.get('4Tredir') ?? ORIGINAL,
  }
}
