// A certificate and its key in one file (PKCS #12, RFC 7292). Sealed with 3DES, which every iPhone reads: the password
// travels in the same profile, so the seal is a form and no protection.
import { createCipheriv, createHash, createHmac, createPrivateKey, randomBytes } from 'node:crypto'
import { derOf } from '../certificates.ts'
import { context, integer, nothing, octets, oid, seq, derSet, tlv, wideText } from './der.ts'

const DATA = oid('1.2.840.113549.1.7.1')
const ENCRYPTED_DATA = oid('1.2.840.113549.1.7.6')
const SHROUDED_KEY_BAG = oid('1.2.840.113549.1.12.10.1.2')
const CERTIFICATE_BAG = oid('1.2.840.113549.1.12.10.1.3')
const X509 = oid('1.2.840.113549.1.9.22.1')
const FRIENDLY_NAME = oid('1.2.840.113549.1.9.20')
const LOCAL_KEY_ID = oid('1.2.840.113549.1.9.21')
const PBE_3DES = oid('1.2.840.113549.1.12.1.3')
const SHA1 = seq(oid('1.3.14.3.2.26'), nothing)
const ITERATIONS = 2048
const HASH_BYTES = 20
const BLOCK_BYTES = 64
const IMPLICIT_0 = 0x80
const Purpose = { Key: 1, Iv: 2, Mac: 3 } as const

/** @param of PEM; `name` is what a device calls it */
export function packIdentity(of: { certificate: string; key: string; name: string }, password: string): Buffer {
  const certificate = derOf(of.certificate)
  const id = createHash('sha1').update(certificate).digest()
  const attributes = derSet(seq(FRIENDLY_NAME, derSet(wideText(of.name))), seq(LOCAL_KEY_ID, derSet(octets(id))))
  const certificates = seq(seq(CERTIFICATE_BAG, context(0, seq(X509, context(0, octets(certificate)))), attributes))
  const sealedCertificates = seal(certificates, password)
  const sealedKey = seal(createPrivateKey(of.key).export({ type: 'pkcs8', format: 'der' }), password)
  const keys = seq(seq(SHROUDED_KEY_BAG, context(0, seq(sealedKey.how, octets(sealedKey.bytes))), attributes))
  const safe = seq(
    seq(
      ENCRYPTED_DATA,
      context(0, seq(integer(0), seq(DATA, sealedCertificates.how, tlv(IMPLICIT_0, sealedCertificates.bytes)))),
    ),
    seq(DATA, context(0, octets(keys))),
  )
  const salt = randomBytes(8)
  const mac = createHmac('sha1', derive(password, salt, Purpose.Mac, HASH_BYTES))
    .update(safe)
    .digest()
  return seq(
    integer(3),
    seq(DATA, context(0, octets(safe))),
    seq(seq(SHA1, octets(mac)), octets(salt), integer(ITERATIONS)),
  )
}

function seal(plain: Buffer, password: string): { how: Buffer; bytes: Buffer } {
  const salt = randomBytes(8)
  const key = derive(password, salt, Purpose.Key, 24)
  const cipher = createCipheriv('des-ede3-cbc', key, derive(password, salt, Purpose.Iv, 8))
  const bytes = Buffer.concat([cipher.update(plain), cipher.final()])
  return { how: seq(PBE_3DES, seq(octets(salt), integer(ITERATIONS))), bytes }
}

/** A key from a password (RFC 7292 B.2). */
function derive(password: string, salt: Buffer, purpose: number, length: number): Buffer {
  const wide = Buffer.from(`${password}\0`, 'utf16le').swap16()
  const fill = (bytes: Buffer) => {
    const whole = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES
    return Buffer.alloc(whole, bytes)
  }
  const input = Buffer.concat([fill(salt), fill(wide)])
  const parts: Buffer[] = []
  for (let made = 0; made < length; made += HASH_BYTES) {
    let hash = createHash('sha1').update(Buffer.alloc(BLOCK_BYTES, purpose)).update(input).digest()
    for (let turn = 1; turn < ITERATIONS; turn++) hash = createHash('sha1').update(hash).digest()
    parts.push(hash)
    addToEach(input, fill(hash).subarray(0, BLOCK_BYTES))
  }
  return Buffer.concat(parts).subarray(0, length)
}

/** Adds `by` and one to every block, as numbers that wrap around. */
function addToEach(input: Buffer, by: Buffer): void {
  for (let block = 0; block < input.length; block += BLOCK_BYTES) {
    let carry = 1
    for (let at = BLOCK_BYTES - 1; at >= 0; at--) {
      const sum = input.readUInt8(block + at) + by.readUInt8(at) + carry
      input.writeUInt8(sum & 0xff, block + at)
      carry = sum >> 8
    }
  }
}
