/** Typed reading of attributes (RFC 2865 §5). A value of the wrong size reads as absent: gateways are not to be trusted. */

import { Attr } from './dictionary.ts'
import { decodeAttributes, type Attribute, type PacketFields } from './packet.ts'

type Attributes = Pick<PacketFields, 'attributes'>

const VENDOR_ID_BYTES = 4
const GIGAWORD = 2 ** 32

/** The first value of this type, a view into the datagram. */
export function bytes(packet: Attributes, type: number): Buffer | undefined {
  for (const attribute of packet.attributes) if (attribute.type === type) return attribute.value
  return undefined
}

/** Every value of this type, in the order sent. */
export function readAll(packet: Attributes, type: number): Buffer[] {
  return packet.attributes.filter((attribute) => attribute.type === type).map((attribute) => attribute.value)
}

/** The first value as text that a database can hold; see `toText`. Still hostile: escape it where it is shown. */
export function text(packet: Attributes, type: number): string | undefined {
  const value = bytes(packet, type)
  return value && toText(value)
}

/** Bytes as UTF-8: each broken sequence becomes U+FFFD, NUL is removed (PostgreSQL text cannot hold it). */
export function toText(value: Buffer): string {
  const read = value.toString('utf8')
  return read.includes('\0') ? read.replaceAll('\0', '') : read
}

/** The first value as an unsigned 32-bit number. */
export function integer(packet: Attributes, type: number): number | undefined {
  const value = bytes(packet, type)
  return value?.length === 4 ? value.readUInt32BE(0) : undefined
}

/** The first value as a dotted IPv4 address. */
export function ipAddress(packet: Attributes, type: number): string | undefined {
  const value = bytes(packet, type)
  return value?.length === 4 ? value.join('.') : undefined
}

/**
 * The session's byte counter, Gigawords included (RFC 2869 §5.1–5.2).
 * @param direction as RFC 2866 sees it: `in` came from the guest (upload), `out` went to the guest.
 * @returns undefined when not reported, or beyond 2^53 where no honest counter goes.
 */
export function octets64(packet: Attributes, direction: 'in' | 'out'): number | undefined {
  const isIn = direction === 'in'
  const low = integer(packet, isIn ? Attr.AcctInputOctets : Attr.AcctOutputOctets)
  if (low === undefined) return undefined
  const high = integer(packet, isIn ? Attr.AcctInputGigawords : Attr.AcctOutputGigawords) ?? 0
  const total = high * GIGAWORD + low
  return Number.isSafeInteger(total) ? total : undefined
}

/** This vendor's sub-attributes in the order sent; a malformed Vendor-Specific is skipped (RFC 2865 §5.26). */
export function vendorAttributes(packet: Attributes, vendor: number): Attribute[] {
  const found: Attribute[] = []
  for (const { type, value } of packet.attributes) {
    if (type !== Attr.VendorSpecific || value.length < VENDOR_ID_BYTES) continue
    if (value.readUInt32BE(0) !== vendor) continue
    found.push(...(decodeAttributes(value, VENDOR_ID_BYTES, value.length) ?? []))
  }
  return found
}

/** The first sub-attribute of this vendor and type. */
export function vendorBytes(packet: Attributes, vendor: number, type: number): Buffer | undefined {
  return bytes({ attributes: vendorAttributes(packet, vendor) }, type)
}
