// DER, as far as the two envelopes around a profile need it (X.690). Certificates themselves are made by a library.

/** One value: its tag, its length, its bytes. */
export function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(body.length), body])
}

/** Values one after another. */
export function seq(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, ...parts)
}

/** Bytes as they are. */
export function octets(bytes: Buffer): Buffer {
  return tlv(0x04, bytes)
}

export const nothing = Buffer.from('0500', 'hex')

/** A set whose members stand in DER's order. */
export function derSet(...parts: readonly Buffer[]): Buffer {
  return tlv(0x31, ...parts.toSorted((one, other) => one.compare(other)))
}

/** `[number]` around a whole value. */
export function context(number: number, ...parts: readonly Buffer[]): Buffer {
  return tlv(0xa0 + number, ...parts)
}

/** A whole number that is not negative. */
export function integer(value: number | Buffer): Buffer {
  const bytes = typeof value === 'number' ? Buffer.from(evenHex(value), 'hex') : value
  return tlv(0x02, bytes.readUInt8(0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes)
}

/** An object identifier such as `1.2.840.113549.1.7.2`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const base128 = (value: number) => {
    const bytes = [value & 0x7f]
    for (let left = value >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80)
    return bytes
  }
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** A moment, to the second. */
export function utcTime(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)
  return tlv(0x17, Buffer.from(`${digits}Z`))
}

/** Text as 16-bit characters, as PKCS #12 has it. */
export function wideText(text: string): Buffer {
  return tlv(0x1e, Buffer.from(text, 'utf16le').swap16())
}

function evenHex(value: number): string {
  const hex = value.toString(16)
  return hex.length % 2 === 0 ? hex : `0${hex}`
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length)
  const bytes = Buffer.from(evenHex(length), 'hex')
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes])
}
