/** The shape of a RADIUS packet and its way from and to bytes (RFC 2865 §3, §5). Nothing here knows a secret. */

export const Code = {
  AccessRequest: 1,
  AccessAccept: 2,
  AccessReject: 3,
  AccountingRequest: 4,
  AccountingResponse: 5,
  AccessChallenge: 11,
  StatusServer: 12,
  DisconnectRequest: 40,
  DisconnectAck: 41,
  DisconnectNak: 42,
  CoaRequest: 43,
  CoaAck: 44,
  CoaNak: 45,
} as const
export type Code = (typeof Code)[keyof typeof Code]

export type Attribute = { type: number; value: Buffer }

export type PacketFields = { code: Code; id: number; authenticator: Buffer; attributes: readonly Attribute[] }

/** A decoded packet: every buffer is a view into `datagram`, which ends where the length field says. */
export type Packet = PacketFields & { datagram: Buffer }

export const HEADER_BYTES = 20
export const AUTHENTICATOR_AT = 4
const MAX_PACKET_BYTES = 4096

const codes = new Set<number>(Object.values(Code))

/**
 * Decodes a datagram without copying; undefined for one that RFC 2865 §3 discards silently. Never throws. Does not
 * verify the sender: see authenticator.ts.
 */
export function decodePacket(datagram: Buffer): Packet | undefined {
  if (datagram.length < HEADER_BYTES) return undefined
  const code = datagram.readUInt8(0)
  const length = datagram.readUInt16BE(2)
  if (!isCode(code) || length < HEADER_BYTES || length > MAX_PACKET_BYTES || length > datagram.length) return undefined

  const attributes = decodeAttributes(datagram, HEADER_BYTES, length)
  if (!attributes) return undefined
  return {
    code,
    id: datagram.readUInt8(1),
    authenticator: datagram.subarray(AUTHENTICATOR_AT, HEADER_BYTES),
    attributes,
    // Octets past the length field are padding (RFC 2865 §3) and must not be signed or checked.
    datagram: length === datagram.length ? datagram : datagram.subarray(0, length),
  }
}

/** Reads type-length-value triples between two offsets; undefined when a length is below 2 or runs over the end. */
export function decodeAttributes(from: Buffer, start: number, end: number): Attribute[] | undefined {
  const attributes: Attribute[] = []
  let at = start
  while (at < end) {
    const length = at + 1 < end ? from.readUInt8(at + 1) : 0
    if (length < 2 || at + length > end) return undefined
    attributes.push({ type: from.readUInt8(at), value: from.subarray(at + 2, at + length) })
    at += length
  }
  return attributes
}

/** Writes a packet as given, unsigned; undefined when it would pass the 4096 bytes of RFC 2865 §3. */
export function encodePacket(packet: PacketFields): Buffer | undefined {
  const length = packet.attributes.reduce((sum, attribute) => sum + 2 + attribute.value.length, HEADER_BYTES)
  if (length > MAX_PACKET_BYTES) return undefined

  const datagram = Buffer.allocUnsafe(length)
  datagram.writeUInt8(packet.code, 0)
  datagram.writeUInt8(packet.id, 1)
  datagram.writeUInt16BE(length, 2)
  packet.authenticator.copy(datagram, AUTHENTICATOR_AT)
  let at = HEADER_BYTES
  for (const { type, value } of packet.attributes) {
    datagram.writeUInt8(type, at)
    datagram.writeUInt8(value.length + 2, at + 1)
    value.copy(datagram, at + 2)
    at += value.length + 2
  }
  return datagram
}

function isCode(value: number): value is Code {
  return codes.has(value)
}
