// A web font (WOFF 1.0, www.w3.org/TR/WOFF) as the plain font in it: pdfkit would unpack a table again for each glyph.
import { inflateSync } from 'node:zlib'

const [HEADER, ENTRY] = [44, 20]
const [SFNT_HEADER, SFNT_ENTRY] = [12, 16]

/** The TrueType or OpenType font. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const read = (part: number) => woff.readUInt32BE(at + part)
    const [offset, packed, length] = [read(4), read(8), read(12)]
    const bytes = woff.subarray(offset, offset + packed)
    const data = packed < length ? inflateSync(bytes) : bytes
    return { tag: woff.subarray(at, at + 4), checksum: read(16), data }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  for (const [index, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    head.writeUInt16BE(value, 4 + index * 2)
  const parts: Buffer[] = [head]
  let end = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(head, at)
    for (const [part, value] of [checksum, end, data.length].entries()) head.writeUInt32BE(value, at + 4 + part * 4)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    end += data.length + padding.length
  }
  return Buffer.concat(parts)
}
