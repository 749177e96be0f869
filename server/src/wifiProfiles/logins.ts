// The name of a profile at RADIUS, and what proves it. The name carries its page, by which it is found. Password and
// private key are worked out from it by the server's own key, so that the database has neither, and a file that is
// downloaded twice is the same.
import { createECDH, createHmac, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import { randomToken, type Secrets } from '../core/secrets.ts'
import { encodePage, pageOfName } from '../core/pageToken.ts'

export type ProfileKind = 'password' | 'certificate'

const PREFIX: Record<ProfileKind, string> = { password: 'wifi', certificate: 'cert' }
const FORM = /^(?:wifi|cert)-(?<page>[\w-]{22})\.[\w-]{16}$/
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 20

/** A new name. 44 characters: a certificate's name holds 64. */
export function makeLogin(pageId: string, kind: ProfileKind): string {
  return `${PREFIX[kind]}-${encodePage(pageId)}.${randomToken(12)}`
}

/** The name without its realm. */
export function withoutRealm(identity: string): string {
  return identity.split('@')[0] ?? ''
}

/** The page of a name; undefined for a text that cannot be one. */
export function pageOfLogin(login: string): string | undefined {
  const page = FORM.exec(login)?.groups?.['page']
  return page === undefined ? undefined : pageOfName(page)
}

/** Twenty letters that cannot be mistaken for each other: a guest may have to type them on a computer. */
export function passwordOf(secrets: Secrets, login: string): string {
  const bytes = createHmac('sha256', secrets.deriveLasting('wifi profiles')).update(login).digest()
  // 31 letters from a byte: the first eight are 3 % likelier, which costs 0.02 bits of 99.
  return Array.from(
    bytes.subarray(0, PASSWORD_LENGTH),
    (byte) => PASSWORD_LETTERS[byte % PASSWORD_LETTERS.length],
  ).join('')
}

/** The order of P-256 (SEC 2 §2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** Eight bytes more than a key has, so that no key is likelier than another (FIPS 186-5 A.2.1). */
const SEED_BYTES = 40
const KEY_BYTES = 32

/** The private key of a profile with a certificate. */
export function keyOf(secrets: Secrets, login: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secrets.deriveLasting('wifi certificates'), 'key', login, SEED_BYTES))
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(number.toString(16).padStart(2 * KEY_BYTES, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const part = (bytes: Buffer) => bytes.toString('base64url')
  const [x, y] = [point.subarray(1, 1 + KEY_BYTES), point.subarray(1 + KEY_BYTES)]
  const jwk = { kty: 'EC', crv: 'P-256', d: part(d), x: part(x), y: part(y) }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}
