/**
 * Is this packet from someone who knows the secret? RFC 2865 §3, RFC 2866 §3, RFC 3579 §3.2, RFC 5176 §3.5.
 * All comparisons take the same time whatever differs.
 */

import { timingSafeEqual } from 'node:crypto'
import { Attr } from './dictionary.ts'
import { hmacMd5, md5 } from './digest.ts'
import { AUTHENTICATOR_AT, Code, HEADER_BYTES, type Packet } from './packet.ts'

export type Verdict = 'valid' | 'invalid' | 'absent'

export const AUTHENTICATOR_BYTES = 16
export const ZERO_AUTHENTICATOR = Buffer.alloc(AUTHENTICATOR_BYTES)

const repliesTo = new Map<number, readonly Code[]>([
  [Code.AccessRequest, [Code.AccessAccept, Code.AccessReject, Code.AccessChallenge]],
  [Code.StatusServer, [Code.AccessAccept, Code.AccountingResponse]],
  [Code.AccountingRequest, [Code.AccountingResponse]],
  [Code.DisconnectRequest, [Code.DisconnectAck, Code.DisconnectNak]],
  [Code.CoaRequest, [Code.CoaAck, Code.CoaNak]],
])

/**
 * Checks the Message-Authenticator of a request: Access-Request, Status-Server, accounting, Disconnect or CoA.
 * `absent` leaves the decision to the caller: without one an Access-Request proves nothing (CVE-2024-3596).
 */
export function verifyMessageAuthenticator(request: Packet, secret: Buffer): Verdict {
  const isRandom = request.code === Code.AccessRequest || request.code === Code.StatusServer
  return messageAuthenticator(request, isRandom ? request.authenticator : ZERO_AUTHENTICATOR, secret)
}

/** Whether the Request Authenticator of an Accounting-Request is right, and its Message-Authenticator if it has one. */
export function verifyAccountingRequest(request: Packet, secret: Buffer): boolean {
  return request.code === Code.AccountingRequest && isSealed(request, secret)
}

/**
 * Whether the Request Authenticator of a Disconnect- or CoA-Request is right, and its Message-Authenticator if it has
 * one.
 */
export function verifyDynamicAuthRequest(request: Packet, secret: Buffer): boolean {
  return (request.code === Code.DisconnectRequest || request.code === Code.CoaRequest) && isSealed(request, secret)
}

/**
 * True when `reply` answers `request` (the datagram we sent): id, code, Response Authenticator and Message-Authenticator.
 * @param options.requireMessageAuthenticator refuse a reply without one; a forged Accept has none (CVE-2024-3596)
 */
export function verifyReply(
  reply: Packet,
  request: Buffer,
  secret: Buffer,
  options: { requireMessageAuthenticator: boolean },
): boolean {
  const isAnswer = repliesTo.get(request.readUInt8(0))?.includes(reply.code) && reply.id === request.readUInt8(1)
  if (!isAnswer) return false

  const sent = request.subarray(AUTHENTICATOR_AT, HEADER_BYTES)
  if (!timingSafeEqual(seal(reply.datagram, sent, secret), reply.authenticator)) return false
  const verdict = messageAuthenticator(reply, sent, secret)
  return verdict === 'valid' || (verdict === 'absent' && !options.requireMessageAuthenticator)
}

/** MD5 over the packet with `field` in the authenticator's place, then the secret (RFC 2865 §3, RFC 2866 §3). */
export function seal(datagram: Buffer, field: Buffer, secret: Buffer): Buffer {
  const input = Buffer.allocUnsafe(datagram.length + secret.length)
  datagram.copy(input)
  field.copy(input, AUTHENTICATOR_AT)
  secret.copy(input, datagram.length)
  return md5(input)
}

function isSealed(request: Packet, secret: Buffer): boolean {
  return (
    timingSafeEqual(seal(request.datagram, ZERO_AUTHENTICATOR, secret), request.authenticator) &&
    verifyMessageAuthenticator(request, secret) !== 'invalid'
  )
}

/** RFC 3579 §3.2: HMAC over the packet with `field` as authenticator and zeros in place of the value. */
function messageAuthenticator(packet: Packet, field: Buffer, secret: Buffer): Verdict {
  let at = HEADER_BYTES
  let valueAt = 0
  for (const { type, value } of packet.attributes) {
    if (type === Attr.MessageAuthenticator) {
      if (valueAt > 0 || value.length !== AUTHENTICATOR_BYTES) return 'invalid'
      valueAt = at + 2
    }
    at += 2 + value.length
  }
  if (valueAt === 0) return 'absent'

  const signed = Buffer.from(packet.datagram)
  field.copy(signed, AUTHENTICATOR_AT)
  signed.fill(0, valueAt, valueAt + AUTHENTICATOR_BYTES)
  const sent = packet.datagram.subarray(valueAt, valueAt + AUTHENTICATOR_BYTES)
  return timingSafeEqual(hmacMd5(signed, secret), sent) ? 'valid' : 'invalid'
}
