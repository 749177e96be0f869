/** Signed packets, ready to send. Message-Authenticator always comes first, where CVE-2024-3596 cannot push it aside. */

import { AUTHENTICATOR_BYTES, seal, ZERO_AUTHENTICATOR } from './authenticator.ts'
import { Attr } from './dictionary.ts'
import { hmacMd5 } from './digest.ts'
import {
  AUTHENTICATOR_AT,
  Code,
  encodePacket,
  HEADER_BYTES,
  type Attribute,
  type Packet,
  type PacketFields,
} from './packet.ts'

type RequestFields = { id: number; attributes: readonly Attribute[] }
type Random = RequestFields & { authenticator: Buffer }
type DynamicAuthCode = typeof Code.DisconnectRequest | typeof Code.CoaRequest
type RequestCode =
  | typeof Code.AccessRequest
  | typeof Code.AccountingRequest
  | typeof Code.StatusServer
  | DynamicAuthCode

const MESSAGE_AUTHENTICATOR_AT = HEADER_BYTES + 2
const unsigned: Attribute = { type: Attr.MessageAuthenticator, value: ZERO_AUTHENTICATOR }

/**
 * The reply to `request`, with its Proxy-States copied in order (RFC 2865 §5.33). Every reply has a
 * Message-Authenticator except Accounting-Response: no RFC defines what it covers there, and FreeRADIUS refuses ours.
 * @returns undefined when attributes and Proxy-States exceed 4096 bytes, since no valid reply exists
 */
export function encodeReply(
  request: Packet,
  code: Exclude<Code, RequestCode>,
  attributes: readonly Attribute[],
  secret: Buffer,
): Buffer | undefined {
  const isSigned = request.code !== Code.AccountingRequest
  const proxyStates = request.attributes.filter((attribute) => attribute.type === Attr.ProxyState)
  const { id, authenticator } = request
  const datagram = layOut({ code, id, authenticator, attributes: attributes.concat(proxyStates) }, secret, isSigned)
  return datagram && writeSeal(datagram, authenticator, secret)
}

/**
 * An Access-Request.
 * @param request.authenticator 16 random bytes never used before with this secret; User-Password is hidden with the same
 * @throws RangeError past 4096 bytes
 */
export function encodeAccessRequest(request: Random, secret: Buffer): Buffer {
  return refuseTooLong(layOut({ code: Code.AccessRequest, ...request }, secret, true))
}

/**
 * "Are you alive?" (RFC 5997).
 * @param request.authenticator 16 random bytes
 * @throws RangeError past 4096 bytes
 */
export function encodeStatusServer(request: Random, secret: Buffer): Buffer {
  return refuseTooLong(layOut({ code: Code.StatusServer, ...request }, secret, true))
}

/**
 * An Accounting-Request (RFC 2866 §3); its authenticator already covers every byte, so no Message-Authenticator.
 * @throws RangeError past 4096 bytes
 */
export function encodeAccountingRequest(request: RequestFields, secret: Buffer): Buffer {
  const fields = { code: Code.AccountingRequest, authenticator: ZERO_AUTHENTICATOR, ...request }
  return writeSeal(refuseTooLong(layOut(fields, secret, false)), ZERO_AUTHENTICATOR, secret)
}

/**
 * A Disconnect- or CoA-Request to a gateway (RFC 5176 §3). Send the very same bytes again on a retry.
 * @throws RangeError past 4096 bytes
 */
export function encodeDynamicAuthRequest(code: DynamicAuthCode, request: RequestFields, secret: Buffer): Buffer {
  const datagram = refuseTooLong(layOut({ code, authenticator: ZERO_AUTHENTICATOR, ...request }, secret, true))
  return writeSeal(datagram, ZERO_AUTHENTICATOR, secret)
}

/** The bytes with the Message-Authenticator computed over them: it must be there before the packet is sealed. */
function layOut(fields: PacketFields, secret: Buffer, isSigned: boolean): Buffer | undefined {
  if (!isSigned) return encodePacket(fields)
  const datagram = encodePacket({ ...fields, attributes: [unsigned, ...fields.attributes] })
  if (datagram) hmacMd5(datagram, secret).copy(datagram, MESSAGE_AUTHENTICATOR_AT, 0, AUTHENTICATOR_BYTES)
  return datagram
}

function writeSeal(datagram: Buffer, field: Buffer, secret: Buffer): Buffer {
  seal(datagram, field, secret).copy(datagram, AUTHENTICATOR_AT)
  return datagram
}

function refuseTooLong(datagram: Buffer | undefined): Buffer {
  if (!datagram) throw new RangeError('RADIUS request: more than 4096 bytes')
  return datagram
}
