/** EAP packets (RFC 3748 §4) and their way through RADIUS (RFC 3579). */

import { readAll } from './attributes.ts'
import { Attr } from './dictionary.ts'
import type { Attribute, PacketFields } from './packet.ts'

export const EapCode = { Request: 1, Response: 2, Success: 3, Failure: 4 } as const
export type EapCode = (typeof EapCode)[keyof typeof EapCode]

/** RFC 3748 §5, RFC 5216, RFC 5281. */
export const EapType = { Identity: 1, Notification: 2, Nak: 3, Md5Challenge: 4, Tls: 13, Ttls: 21, Peap: 25 } as const

/** A packet; Success and Failure have neither type nor data. */
export type EapPacket = { code: EapCode; id: number; type?: number; data: Buffer }

const HEADER_BYTES = 4
const MAX_ATTRIBUTE_BYTES = 253

/**
 * Decodes one packet; undefined for one that RFC 3748 §4 discards. Octets past its length are padding of the link.
 */
export function decodeEap(bytes: Buffer): EapPacket | undefined {
  if (bytes.length < HEADER_BYTES) return undefined
  const code = bytes.readUInt8(0)
  const length = bytes.readUInt16BE(2)
  if (length < HEADER_BYTES || length > bytes.length) return undefined
  const id = bytes.readUInt8(1)
  if (code === EapCode.Success || code === EapCode.Failure)
    return length === HEADER_BYTES ? { code, id, data: bytes.subarray(length, length) } : undefined
  if ((code !== EapCode.Request && code !== EapCode.Response) || length === HEADER_BYTES) return undefined
  return { code, id, type: bytes.readUInt8(HEADER_BYTES), data: bytes.subarray(HEADER_BYTES + 1, length) }
}

/** The bytes of a packet. */
export function encodeEap({ code, id, type, data }: EapPacket): Buffer {
  const typeBytes = type === undefined ? 0 : 1
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + typeBytes + data.length)
  bytes.writeUInt8(code, 0)
  bytes.writeUInt8(id, 1)
  bytes.writeUInt16BE(bytes.length, 2)
  if (type !== undefined) bytes.writeUInt8(type, HEADER_BYTES)
  data.copy(bytes, HEADER_BYTES + typeBytes)
  return bytes
}

/** The EAP packet a request carries, joined from its attributes (RFC 3579 §3.1); empty for EAP-Start, undefined for none. */
export function readEap(request: Pick<PacketFields, 'attributes'>): Buffer | undefined {
  const parts = readAll(request, Attr.EapMessage)
  return parts.length === 0 ? undefined : Buffer.concat(parts)
}

/** An EAP packet as the attributes that carry it, in order. */
export function eapAttributes(packet: EapPacket): Attribute[] {
  const bytes = encodeEap(packet)
  return Array.from({ length: Math.ceil(bytes.length / MAX_ATTRIBUTE_BYTES) }, (_, part) => ({
    type: Attr.EapMessage,
    value: bytes.subarray(part * MAX_ATTRIBUTE_BYTES, (part + 1) * MAX_ATTRIBUTE_BYTES),
  }))
}

/**
 * What an Access-Reject must carry when the request had an EAP-Message (RFC 3579 §2.6.3); undefined when it had none.
 * The identifier is the Response's (RFC 3748 §4.2), 0 for EAP-Start, which has none.
 */
export function eapFailure(request: Pick<PacketFields, 'attributes'>): Attribute | undefined {
  const sent = readEap(request)
  if (!sent) return undefined
  return eapAttributes({ code: EapCode.Failure, id: sent[1] ?? 0, data: Buffer.alloc(0) })[0]
}

/** The methods a Nak asks for instead, in its order (RFC 3748 §5.3.1); 0 means none. */
export function methodsOfNak({ data }: EapPacket): number[] {
  return [...data].filter((type) => type !== 0)
}
