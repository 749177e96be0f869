/** MS-CHAPv2 (RFC 2759) inside RADIUS (RFC 2548 §2.1, §2.3): a proof of the password, answered by our own proof. */

import { createCipheriv, hash, timingSafeEqual } from 'node:crypto'
import { bytes, vendorBytes } from './attributes.ts'
import { Attr } from './dictionary.ts'
import { md4 } from './md4.ts'
import type { Attribute, Packet } from './packet.ts'
import { MicrosoftAttr, Vendor } from './vendors.ts'
import { vendorAttr } from './writeAttributes.ts'

const CHALLENGE_BYTES = 16
const RESPONSE_BYTES = 50
const magic1 = Buffer.from('Magic server to client signing constant', 'latin1')
const magic2 = Buffer.from('Pad to make it do more than one iteration', 'latin1')

/** One sign-in: what both sides hash. The user name is raw bytes; a Windows domain before it is not counted. */
export type Exchange = { challenge: Buffer; peerChallenge: Buffer; userName: Buffer }

/**
 * Checks MS-CHAP2-Response against a clear password.
 * @returns the MS-CHAP2-Success to put into the Accept, without which the guest's side hangs up; undefined when wrong
 */
export function verifyMschap2(request: Packet, password: string): Attribute | undefined {
  const challenge = vendorBytes(request, Vendor.Microsoft, MicrosoftAttr.ChapChallenge)
  const sent = vendorBytes(request, Vendor.Microsoft, MicrosoftAttr.Chap2Response)
  const userName = bytes(request, Attr.UserName)
  if (!userName || challenge?.length !== CHALLENGE_BYTES || sent?.length !== RESPONSE_BYTES) return undefined

  const exchange = { challenge, peerChallenge: sent.subarray(2, 18), userName }
  const response = sent.subarray(26)
  if (!timingSafeEqual(ntResponse(exchange, password), response)) return undefined
  const success = Buffer.from(authenticatorResponse(exchange, password, response), 'latin1')
  return vendorAttr(Vendor.Microsoft, MicrosoftAttr.Chap2Success, Buffer.concat([sent.subarray(0, 1), success]))
}

/**
 * The MS-CHAP-Error for a Reject (RFC 2759 §6): 691, wrong password, no second try.
 * Undefined when the request holds no MS-CHAPv2 to answer.
 */
export function mschap2Error(request: Packet): Attribute | undefined {
  const challenge = vendorBytes(request, Vendor.Microsoft, MicrosoftAttr.ChapChallenge)
  const sent = vendorBytes(request, Vendor.Microsoft, MicrosoftAttr.Chap2Response)
  if (!challenge || sent?.length !== RESPONSE_BYTES) return undefined
  // With R=0 the challenge is never used again, so the one received fills the field the format demands.
  const error = `E=691 R=0 C=${challenge.toString('hex').toUpperCase()} V=3`
  const value = Buffer.concat([sent.subarray(0, 1), Buffer.from(error, 'latin1')])
  return vendorAttr(Vendor.Microsoft, MicrosoftAttr.ChapError, value)
}

/** The two attributes a gateway sends for a guest (RFC 2548 §2.1.4, §2.3.2). */
export function mschap2Attributes(identifier: number, exchange: Exchange, password: string): Attribute[] {
  const head = Buffer.of(identifier, 0)
  const response = Buffer.concat([head, exchange.peerChallenge, Buffer.alloc(8), ntResponse(exchange, password)])
  return [
    vendorAttr(Vendor.Microsoft, MicrosoftAttr.ChapChallenge, exchange.challenge),
    vendorAttr(Vendor.Microsoft, MicrosoftAttr.Chap2Response, response),
  ]
}

/** The guest's 24-byte proof (RFC 2759 §8.1). */
export function ntResponse(exchange: Exchange, password: string): Buffer {
  const challenge = challengeHash(exchange)
  const keys = Buffer.alloc(21)
  md4(Buffer.from(password, 'utf16le')).copy(keys)
  return Buffer.concat([0, 7, 14].map((at) => desEncrypt(challenge, keys.subarray(at, at + 7))))
}

/** Our proof in return, `S=` and 40 hex digits (RFC 2759 §8.7). */
export function authenticatorResponse(exchange: Exchange, password: string, response: Buffer): string {
  const hashOfHash = md4(md4(Buffer.from(password, 'utf16le')))
  const first = sha1(hashOfHash, response, magic1)
  return `S=${sha1(first, challengeHash(exchange), magic2).toString('hex').toUpperCase()}`
}

function challengeHash({ peerChallenge, challenge, userName }: Exchange): Buffer {
  const afterDomain = userName.subarray(userName.lastIndexOf('\\') + 1)
  return sha1(peerChallenge, challenge, afterDomain).subarray(0, 8)
}

function sha1(...parts: Buffer[]): Buffer {
  return hash('sha1', Buffer.concat(parts), 'buffer')
}

/** DES with a 56-bit key. Node has no single DES; triple DES with one key three times is the same. */
function desEncrypt(block: Buffer, key: Buffer): Buffer {
  const wide = withParityBits(key)
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([wide, wide, wide]), null).setAutoPadding(false)
  return cipher.update(block)
}

/** Seven bytes spread over eight, seven bits each; DES ignores the eighth. */
function withParityBits(key: Buffer): Buffer {
  const bits = BigInt(`0x${key.toString('hex')}`)
  return Buffer.from([49n, 42n, 35n, 28n, 21n, 14n, 7n, 0n].map((shift) => Number((bits >> shift) & 0x7fn) << 1))
}
