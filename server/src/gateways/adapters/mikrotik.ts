// MikroTik's hotspot: its login page (from our recipe) sends the guest on with what the login needs; with http-chap the
// password is hashed with the router's own challenge.
import { createHash } from 'node:crypto'
import { mikrotikRecipe } from '../recipes/mikrotik.ts'
import type { Adapter } from './adapter.ts'
import { failureIn, pickQuery, loginAddress, readGuest } from './arrivalQuery.ts'
import { radiusOrders } from './radiusOrders.ts'

const NAMES = { mac: ['mac', 'mac-esc'], ip: ['ip'], url: ['link-orig', 'link-orig-esc', 'dst'] }

export const mikrotik: Adapter = {
  ...radiusOrders(),

  arrive(_gateway, query) {
    const guest = readGuest(query, NAMES)
    if (!guest) return undefined
    const data = pickQuery(query, ['link-login-only', 'chap-id', 'chap-challenge'])
    return { ...guest, failure: failureIn(query['error']), data }
  },

  async authorise(_services, _tx, { gateway, arrival, grant, returnUrl }) {
    const { 'link-login-only': named, 'chap-id': id, 'chap-challenge': challenge } = arrival.data
    const url = loginAddress(gateway.configuration.loginUrl, named)
    if (!url) return { kind: 'impossible' }
    const password = id && challenge ? chapPassword(id, grant.password, challenge) : grant.password
    url.search = new URLSearchParams({ username: grant.username, password, dst: returnUrl, popup: 'false' }).toString()
    return { kind: 'redirect', url: url.href }
  },

  recipe: mikrotikRecipe,
}

/**
 * The password of http-chap, as hex: MD5(chap-id, password, chap-challenge).
 * @param id and `challenge` as RouterOS prints them: octal escapes, since they were meant for a script
 */
export function chapPassword(id: string, password: string, challenge: string): string {
  return createHash('md5').update(unescape(id)).update(password).update(unescape(challenge)).digest('hex')
}

function unescape(printed: string): Buffer {
  const bytes = printed.replace(/\\([0-3][0-7]{2}|.)/g, (_all, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(parseInt(escaped, 8)) : escaped,
  )
  return Buffer.from(bytes, 'latin1')
}
