// CoovaChilli's UAM protocol to the byte (chilli 1.7): the signature of a redirect, the challenge, CHAP and PAP.
import { createHash, timingSafeEqual } from 'node:crypto'

const CHALLENGE = /^[0-9a-f]{32}$/i

/** `md` as chilli makes it: over everything of the address before it, and the uamsecret; upper-case hex. */
export function signatureOf(address: string, uamSecret: string): string {
  return md5(address, uamSecret).toString('hex').toUpperCase()
}

/** Whether an address was signed by who knows the uamsecret: it must be whole, as chilli printed it, up to `&md=`. */
export function hasSignature(address: string, uamSecret: string): boolean {
  const at = address.lastIndexOf('&md=')
  const given = Buffer.from(at < 0 ? '' : address.slice(at + 4, at + 36))
  const expected = Buffer.from(signatureOf(address.slice(0, Math.max(at, 0)), uamSecret))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What password and challenge are worked with: the challenge alone would let any portal log guests in. */
export function challengeFor(challenge: string, uamSecret: string): Buffer {
  const raw = Buffer.from(CHALLENGE.test(challenge) ? challenge : '', 'hex')
  return uamSecret === '' ? raw : md5(raw, uamSecret)
}

/** The CHAP response with identifier 0, as hex: MD5(00, password, challenge). RFC 1994. */
export function chapResponse(password: string, challenge: Buffer): string {
  return md5(Buffer.alloc(1), password, challenge).toString('hex')
}

/** The password hidden for chilli, as hex: padded with NUL to 16s, each XORed with the challenge. */
export function papPassword(password: string, challenge: Buffer): string {
  const plain = Buffer.from(password)
  const padded = Buffer.alloc(Math.max(1, Math.ceil(plain.length / 16)) * 16)
  plain.copy(padded)
  return Buffer.from(padded.map((byte, at) => byte ^ challenge[at % 16]!)).toString('hex')
}

export type Uam = { address: string; challenge: string; uamSecret: string }
type Login = { username: string; password: string }

/** The parameters of a logon; `/json/logon` takes the same. */
export function logonFields(to: Uam, login: Login, method: 'chap' | 'pap'): Record<string, string> {
  const challenge = challengeFor(to.challenge, to.uamSecret)
  const { username, password } = login
  return method === 'chap'
    ? { username, response: chapResponse(password, challenge) }
    : { username, password: papPassword(password, challenge) }
}

/** Where the browser goes to log on; chilli sends it to `userUrl` when it is in (with `nouamsuccess`). */
export function logonAddress(to: Uam, login: Login, method: 'chap' | 'pap', userUrl: string): string {
  const query = new URLSearchParams({ ...logonFields(to, login, method), userurl: userUrl })
  return `http://${to.address}/logon?${query}`
}

function md5(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
