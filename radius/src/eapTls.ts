/** The envelope that EAP-TLS and EAP-TTLS share: flags, length, fragments (RFC 5216 §3, RFC 5281 §9.1). */

const HAS_LENGTH = 0x80
const HAS_MORE = 0x40
const IS_START = 0x20
const FLAGS_BYTES = 1
const LENGTH_BYTES = 4

/** One fragment. `length` is that of the whole message and stands in the first of several. */
export type TlsPart = { isStart: boolean; hasMore: boolean; length?: number; fragment: Buffer }

/** Reads the data of an EAP packet of either method; undefined when it is malformed. */
export function decodeTlsPart(data: Buffer): TlsPart | undefined {
  if (data.length < FLAGS_BYTES) return undefined
  const flags = data.readUInt8(0)
  const hasLength = (flags & HAS_LENGTH) !== 0
  const from = FLAGS_BYTES + (hasLength ? LENGTH_BYTES : 0)
  if (data.length < from) return undefined
  return {
    isStart: (flags & IS_START) !== 0,
    hasMore: (flags & HAS_MORE) !== 0,
    ...(hasLength && { length: data.readUInt32BE(FLAGS_BYTES) }),
    fragment: data.subarray(from),
  }
}

/** The data of an EAP packet for one fragment. */
export function encodeTlsPart({ isStart, hasMore, length, fragment }: TlsPart): Buffer {
  const hasLength = length !== undefined
  const head = Buffer.alloc(FLAGS_BYTES + (hasLength ? LENGTH_BYTES : 0))
  head.writeUInt8((hasLength ? HAS_LENGTH : 0) | (hasMore ? HAS_MORE : 0) | (isStart ? IS_START : 0), 0)
  if (hasLength) head.writeUInt32BE(length, FLAGS_BYTES)
  return Buffer.concat([head, fragment])
}

/** Begins the method: the server's first request. */
export const startPart: TlsPart = { isStart: true, hasMore: false, fragment: Buffer.alloc(0) }
/** Acknowledges a fragment, or asks for the next message. */
export const emptyPart: TlsPart = { isStart: false, hasMore: false, fragment: Buffer.alloc(0) }

/** Splits a message into fragments of at most so many bytes of EAP data each; nothing becomes one empty part. */
export function splitMessage(message: Buffer, mostBytes: number): TlsPart[] {
  const room = mostBytes - FLAGS_BYTES - LENGTH_BYTES
  if (message.length <= room) return [{ ...emptyPart, fragment: message }]
  const parts: TlsPart[] = []
  for (let at = 0; at < message.length; at += room) {
    const hasMore = at + room < message.length
    const fragment = message.subarray(at, at + room)
    parts.push({ isStart: false, hasMore, ...(at === 0 && { length: message.length }), fragment })
  }
  return parts
}

export type Assembler = {
  /** @returns the whole message with its last fragment, `more` before it, undefined when the fragments contradict. */
  add(part: TlsPart): Buffer | 'more' | undefined
}

/** Joins fragments to messages of at most so many bytes. */
export function makeAssembler(mostBytes: number): Assembler {
  let parts: Buffer[] = []
  let bytes = 0
  let promised: number | undefined
  return {
    add({ hasMore, length, fragment }) {
      if (length !== undefined && promised !== undefined && length !== promised) return undefined
      promised ??= length
      bytes += fragment.length
      if (bytes > Math.min(promised ?? mostBytes, mostBytes) || (promised ?? 0) > mostBytes) return undefined
      // An empty fragment with more to come would let a peer go on for ever.
      if (hasMore && fragment.length === 0) return undefined
      parts.push(Buffer.from(fragment))
      if (hasMore) return 'more'
      const whole = Buffer.concat(parts)
      const isWhole = promised === undefined || promised === whole.length
      parts = []
      bytes = 0
      promised = undefined
      return isWhole ? whole : undefined
    },
  }
}
