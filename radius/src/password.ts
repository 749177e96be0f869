/** The two ways a hotspot sends what a guest typed: hidden (PAP) or as a proof (CHAP). RFC 2865 §5.2–5.3, §2.2. */

import { timingSafeEqual } from 'node:crypto'
import { bytes } from './attributes.ts'
import { Attr } from './dictionary.ts'
import { md5 } from './digest.ts'
import type { Packet } from './packet.ts'

const BLOCK_BYTES = 16
const MAX_PASSWORD_BYTES = 128
const CHAP_BYTES = 17

/**
 * Hides a password for User-Password with the request's own authenticator.
 * @throws RangeError past 128 bytes
 */
export function encryptPassword(password: Buffer, secret: Buffer, authenticator: Buffer): Buffer {
  if (password.length > MAX_PASSWORD_BYTES) throw new RangeError('RADIUS User-Password: at most 128 bytes')
  const blocks = Math.max(1, Math.ceil(password.length / BLOCK_BYTES))
  const hidden = Buffer.alloc(blocks * BLOCK_BYTES)
  password.copy(hidden)
  applyPad(hidden, hidden, secret, authenticator)
  return hidden
}

/**
 * Decrypts a User-Password value, without trailing NULs; undefined for a size that RFC 2865 §5.2 forbids. A wrong
 * secret gives noise, not an error: only a Message-Authenticator detects it.
 */
export function decryptPassword(hidden: Buffer, secret: Buffer, authenticator: Buffer): Buffer | undefined {
  const { length } = hidden
  if (length === 0 || length > MAX_PASSWORD_BYTES || length % BLOCK_BYTES !== 0) return undefined
  const plain = Buffer.from(hidden)
  applyPad(plain, hidden, secret, authenticator)
  let end = length
  while (end > 0 && plain.readUInt8(end - 1) === 0) end -= 1
  return plain.subarray(0, end)
}

/** A CHAP-Password value: identifier, then MD5 over identifier, password and challenge (RFC 1994 §4.1). */
export function chapResponse(identifier: number, password: Buffer, challenge: Buffer): Buffer {
  const ident = Buffer.of(identifier)
  return Buffer.concat([ident, md5(Buffer.concat([ident, password, challenge]))])
}

/** True when the request's CHAP-Password proves this password; without CHAP-Challenge its authenticator is the challenge. */
export function verifyChap(request: Packet, password: Buffer): boolean {
  const sent = bytes(request, Attr.ChapPassword)
  if (sent?.length !== CHAP_BYTES) return false
  const challenge = bytes(request, Attr.ChapChallenge) ?? request.authenticator
  return timingSafeEqual(chapResponse(sent.readUInt8(0), password, challenge), sent)
}

/** XORs `target` with the chained pads; each pad hangs on the hidden block before it, so both directions read `hidden`. */
function applyPad(target: Buffer, hidden: Buffer, secret: Buffer, authenticator: Buffer): void {
  const input = Buffer.allocUnsafe(secret.length + BLOCK_BYTES)
  secret.copy(input)
  authenticator.copy(input, secret.length)
  for (let block = 0; block < target.length; block += BLOCK_BYTES) {
    const pad = md5(input)
    for (let at = 0; at < BLOCK_BYTES; at += 1) {
      target.writeUInt8(target.readUInt8(block + at) ^ pad.readUInt8(at), block + at)
    }
    hidden.copy(input, secret.length, block, block + BLOCK_BYTES)
  }
}
