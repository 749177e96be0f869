// CoovaChilli 1.7: signs its redirect and accepts CHAP or PAP computed with its challenge and the uamsecret.
import { createHash, randomBytes } from 'node:crypto'
import type { Login } from '../../fakeGateway/proof.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { ORIGINAL, type Brand, type Guest } from '../brand.ts'
import { answerJson } from './chilliJson.ts'

const SECRET = 'uamsecret'

/** @param uamSecret as set in chilli.conf */
export function coovachilli(uamSecret = SECRET): Brand & { challengeOf(mac: string): string } {
  const challenges = new Map<string, Buffer>()
  const challenge = ({ mac }: Guest) => {
    const known = challenges.get(mac) ?? randomBytes(16)
    challenges.set(mac, known)
    return known
  }
  const renew = ({ mac }: Guest) => void challenges.delete(mac)
  const mixed = (guest: Guest) => md5(challenge(guest), Buffer.from(uamSecret))

  function query(guest: Guest, self: string, portal: string, head: string): string {
    const { host } = new URL(self)
    const [ip, port] = host.split(':')
    const body = [
      `res=${head}`,
      `uamip=${ip}`,
      `uamport=${port}`,
      `challenge=${hex(challenge(guest))}`,
      'called=00-18-0A-36-1C-2B',
      `mac=${formatMac(guest.mac, 'AA-BB-CC-DD-EE-FF')}`,
      `ip=${guest.ip}`,
      `nasid=${guest.nasId}`,
      `sessionid=${guest.mac}00000001`,
      `userurl=${encodeURIComponent(ORIGINAL)}`,
    ].join('&')
    const signed = `${portal}?${body}`
    return `${body}&md=${createHash('md5').update(signed).update(uamSecret).digest('hex').toUpperCase()}`
  }

  function read(guest: Guest, fields: URLSearchParams): Login | undefined {
    const username = fields.get('username')
    const [response, hidden] = [fields.get('response'), fields.get('password')]
    if (!username) return undefined
    const c = mixed(guest)
    if (response && /^[0-9a-f]{32}$/i.test(response)) {
      return { username, password: '', chap: { identifier: 0, response: Buffer.from(response, 'hex'), challenge: c } }
    }
    if (!hidden || !/^(?:[0-9a-f]{32})+$/i.test(hidden)) return undefined
    const plain = Buffer.from(hidden, 'hex').map((byte, at) => byte ^ c[at % 16]!)
    return { username, password: Buffer.from(plain).toString('latin1').replace(/\0+$/, '') }
  }

  return {
    challengeOf: (mac) => hex(challenges.get(mac) ?? Buffer.alloc(0)),
    redirect: (guest, self, portal) => query(guest, self, portal, 'notyet'),
    refused(guest, self, portal, outcome) {
      renew(guest)
      return query(guest, self, portal, `failed&reason=${outcome}`)
    },
    path: '/logon',
    method: 'GET',
    login: read,
    more: (asked, at) => answerJson(asked, at, { challengeOf: (guest) => hex(challenge(guest)), renew, read }),
    // With `nouamsuccess`.
    onward: (fields) => fields.get('userurl') ?? ORIGINAL,
  }
}

function hex(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase()
}

function md5(...parts: Buffer[]): Buffer {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
