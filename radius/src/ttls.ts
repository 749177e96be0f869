/** What travels inside EAP-TTLS: attributes in Diameter's format (RFC 5281 §10). */

const HEADER_BYTES = 8
const VENDOR_BYTES = 4
const IS_VENDORS = 0x80
const IS_MANDATORY = 0x40

/** Codes below 256 are RADIUS attributes; vendor 0 is none. */
export type Avp = { code: number; vendor: number; isMandatory: boolean; value: Buffer }

/** Reads attributes; undefined when a length is wrong. The padding of the last one may be missing. */
export function decodeAvps(bytes: Buffer): Avp[] | undefined {
  const avps: Avp[] = []
  let at = 0
  while (at < bytes.length) {
    if (bytes.length - at < HEADER_BYTES) return undefined
    const flags = bytes.readUInt8(at + 4)
    const length = bytes.readUIntBE(at + 5, 3)
    const isVendors = (flags & IS_VENDORS) !== 0
    const from = HEADER_BYTES + (isVendors ? VENDOR_BYTES : 0)
    if (length < from || at + length > bytes.length) return undefined
    avps.push({
      code: bytes.readUInt32BE(at),
      vendor: isVendors ? bytes.readUInt32BE(at + HEADER_BYTES) : 0,
      isMandatory: (flags & IS_MANDATORY) !== 0,
      value: bytes.subarray(at + from, at + length),
    })
    at += padLength(length)
  }
  return avps
}

/** Writes attributes, each padded to four bytes. */
export function encodeAvps(avps: readonly Avp[]): Buffer {
  return Buffer.concat(
    avps.map(({ code, vendor, isMandatory, value }) => {
      const from = HEADER_BYTES + (vendor === 0 ? 0 : VENDOR_BYTES)
      const bytes = Buffer.alloc(padLength(from + value.length))
      bytes.writeUInt32BE(code, 0)
      bytes.writeUInt8((vendor === 0 ? 0 : IS_VENDORS) | (isMandatory ? IS_MANDATORY : 0), 4)
      bytes.writeUIntBE(from + value.length, 5, 3)
      if (vendor !== 0) bytes.writeUInt32BE(vendor, HEADER_BYTES)
      value.copy(bytes, from)
      return bytes
    }),
  )
}

/** A name and a password in the clear, as PAP inside the tunnel sends them (RFC 5281 §11.2.5). */
export function readPap(avps: readonly Avp[]): { username: string; password: Buffer } | undefined {
  const valueOf = (code: number) => avps.find((avp) => avp.code === code && avp.vendor === 0)?.value
  const [username, password] = [valueOf(USER_NAME), valueOf(USER_PASSWORD)]
  if (!username || !password) return undefined
  let end = password.length
  while (end > 0 && password.readUInt8(end - 1) === 0) end -= 1
  return { username: username.toString('utf8').replaceAll('\0', ''), password: password.subarray(0, end) }
}

const USER_NAME = 1
const USER_PASSWORD = 2

function padLength(length: number): number {
  return Math.ceil(length / 4) * 4
}
