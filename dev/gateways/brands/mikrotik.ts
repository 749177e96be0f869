// RouterOS with http-chap: prints a challenge in octal escapes and expects MD5(id, password, challenge).
import { randomBytes } from 'node:crypto'
import { formatMac } from '@portico/radius/mac.ts'
import { ORIGINAL, queryOf, type Brand, type Guest } from '../brand.ts'

type Challenge = { id: Buffer; challenge: Buffer }

export function mikrotik(): Brand {
  const given = new Map<string, Challenge>()
  const fresh = ({ mac }: Guest) => {
    const made = { id: randomBytes(1), challenge: randomBytes(16) }
    given.set(mac, made)
    return made
  }
  const query = (guest: Guest, self: string, error: string) => {
    const { id, challenge } = fresh(guest)
    return queryOf({
      mac: formatMac(guest.mac, 'AA:BB:CC:DD:EE:FF'),
      ip: guest.ip,
      'link-login-only': `${self}/login`,
      'link-orig': ORIGINAL,
      'chap-id': octal(id),
      'chap-challenge': octal(challenge),
      error,
      identity: guest.nasId,
      'server-name': 'hotspot1',
    })
  }
  return {
    redirect: (guest, self) => query(guest, self, ''),
    refused: (guest, self, _portal, outcome) =>
      query(guest, self, outcome === 'timeout' ? 'RADIUS server is not responding' : 'invalid username or password'),
    path: '/login',
    method: 'GET',
    login(guest, fields) {
      const [username, password] = [fields.get('username'), fields.get('password') ?? '']
      const known = given.get(guest.mac)
      given.delete(guest.mac)
      if (!username || !known || !/^[0-9a-f]{32}$/.test(password)) return undefined
      const chap = { identifier: known.id[0]!, response: Buffer.from(password, 'hex'), challenge: known.challenge }
      return { username, password: '', chap }
    },
    onward: (fields) => fields.get('dst') ?? ORIGINAL,
  }
}

function octal(bytes: Buffer): string {
  return [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
}
