import { randomBytes } from 'node:crypto'

/** Nobody's id, and less than all others (RFC 9562 §5.9). */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'

const ID_BYTES = 16
/** Drawn for many ids at once: asking the system costs more than an id. */
let pool = Buffer.alloc(0)

/** A UUIDv7 (RFC 9562 §5.7): sorts by the time it was made, so indexes grow at their end. */
export function newId(at: Date): string {
  if (pool.length === 0) pool = randomBytes(256 * ID_BYTES)
  const bytes = pool.subarray(0, ID_BYTES)
  pool = pool.subarray(ID_BYTES)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text from outside can be compared with an id. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text)
}
