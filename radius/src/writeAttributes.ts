/** Making attributes to send (RFC 2865 §5). */

import { Attr } from './dictionary.ts'
import type { Attribute } from './packet.ts'

const MAX_VALUE_BYTES = 253
const VENDOR_HEADER_BYTES = 6
const MAX_INTEGER = 2 ** 32 - 1

/**
 * An attribute holding these bytes, which are not copied.
 * @throws RangeError past 253 bytes
 */
export function bytesAttr(type: number, value: Buffer): Attribute {
  if (value.length > MAX_VALUE_BYTES)
    throw new RangeError(`RADIUS attribute ${type}: ${value.length} bytes, at most 253`)
  return { type, value }
}

/**
 * A UTF-8 text attribute; text past 253 bytes is cut between two characters, so a long message still goes out.
 * Leave empty text out of the packet altogether (RFC 2865 §5).
 */
export function textAttr(type: number, value: string): Attribute {
  const whole = Buffer.from(value, 'utf8')
  return { type, value: whole.length > MAX_VALUE_BYTES ? whole.subarray(0, cutAt(whole)) : whole }
}

/**
 * An unsigned 32-bit attribute: seconds, bytes, an enumeration.
 * @throws RangeError outside 0..2^32-1 or when not whole
 */
export function integerAttr(type: number, value: number): Attribute {
  return { type, value: integerBytes(value) }
}

/**
 * An IPv4 address attribute.
 * @throws RangeError when the text is not four numbers up to 255
 */
export function ipAttr(type: number, address: string): Attribute {
  const parts = address.split('.')
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
  if (!isAddress) throw new RangeError(`RADIUS attribute ${type}: not an IPv4 address`)
  return { type, value: Buffer.from(parts.map(Number)) }
}

/**
 * A Vendor-Specific attribute with one sub-attribute (RFC 2865 §5.26): text as UTF-8, a number as 32 bits.
 * @throws RangeError past 247 bytes, or for a number outside 0..2^32-1
 */
export function vendorAttr(vendor: number, type: number, value: string | number | Buffer): Attribute {
  const inner =
    typeof value === 'number' ? integerBytes(value) : Buffer.isBuffer(value) ? value : Buffer.from(value, 'utf8')
  const outer = Buffer.allocUnsafe(VENDOR_HEADER_BYTES + inner.length)
  if (outer.length > MAX_VALUE_BYTES) {
    throw new RangeError(`RADIUS vendor ${vendor} attribute ${type}: ${inner.length} bytes, at most 247`)
  }
  outer.writeUInt32BE(vendor, 0)
  outer.writeUInt8(type, 4)
  outer.writeUInt8(inner.length + 2, 5)
  inner.copy(outer, VENDOR_HEADER_BYTES)
  return { type: Attr.VendorSpecific, value: outer }
}

function integerBytes(value: number): Buffer {
  if (!Number.isInteger(value) || value < 0 || value > MAX_INTEGER) {
    throw new RangeError(`RADIUS integer: ${value} is not a whole number of 32 bits`)
  }
  const four = Buffer.allocUnsafe(4)
  four.writeUInt32BE(value, 0)
  return four
}

/** The last place at or before the limit where a UTF-8 character starts: not on a 10xxxxxx byte. */
function cutAt(utf8: Buffer): number {
  let end = MAX_VALUE_BYTES
  while (end > 0 && (utf8.readUInt8(end) & 0xc0) === 0x80) end -= 1
  return end
}
