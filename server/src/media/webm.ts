// The elements of a WebM file (EBML, RFC 8794; Matroska, RFC 9559), as few as it takes.
import type { VideoFacts } from './videoFacts.ts'

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const ENTRY = 0xae
const CODEC = 0x86
const VIDEO = 0xe0
const WIDTH = 0xb0
const HEIGHT = 0xba
/** Beside the above, what a segment is made of: seek head, cluster, cues, tags, chapters, void, checksum. */
const IN_SEGMENT = new Set([0x114d9b74, 0x1f43b675, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0xec, 0xbf, INFO, TRACKS])
const MOST_ELEMENTS = 100_000

type Element = { id: number; from: number; to: number }

/** @returns undefined when the elements do not fill the file, or what is needed is missing. */
export function readWebm(bytes: Buffer): VideoFacts | undefined {
  const top = elementsIn(bytes, 0, bytes.length)
  const [head, segment] = top ?? []
  if (top?.length !== 2 || head!.id !== EBML || segment!.id !== SEGMENT) return undefined
  const docType = elementsIn(bytes, head!.from, head!.to)?.find(({ id }) => id === DOC_TYPE)
  if (!docType || bytes.toString('latin1', docType.from, docType.to) !== 'webm') return undefined
  const inside = elementsIn(bytes, segment!.from, segment!.to)
  if (!inside || !inside.every(({ id }) => IN_SEGMENT.has(id))) return undefined
  const info = childrenOf(
    bytes,
    inside.find(({ id }) => id === INFO),
  )
  const duration = floatOf(
    bytes,
    info?.find(({ id }) => id === DURATION),
  )
  const scale =
    numberOf(
      bytes,
      info?.find(({ id }) => id === SCALE),
    ) ?? 1_000_000
  const entries = childrenOf(
    bytes,
    inside.find(({ id }) => id === TRACKS),
  )?.filter(({ id }) => id === ENTRY)
  if (duration === undefined || !entries || entries.length === 0 || entries.length > 8) return undefined
  const codecs: string[] = []
  let [width, height] = [0, 0]
  for (const entry of entries) {
    const fields = childrenOf(bytes, entry)
    const codec = fields?.find(({ id }) => id === CODEC)
    if (!codec) return undefined
    codecs.push(bytes.toString('latin1', codec.from, Math.min(codec.to, codec.from + 32)))
    const video = childrenOf(
      bytes,
      fields!.find(({ id }) => id === VIDEO),
    )
    width ||=
      numberOf(
        bytes,
        video?.find(({ id }) => id === WIDTH),
      ) ?? 0
    height ||=
      numberOf(
        bytes,
        video?.find(({ id }) => id === HEIGHT),
      ) ?? 0
  }
  return { durationMs: Math.round((duration * scale) / 1e6), width, height, codecs: [...new Set(codecs)] }
}

function childrenOf(bytes: Buffer, element: Element | undefined): Element[] | undefined {
  return element && elementsIn(bytes, element.from, element.to)
}

/** Elements side by side; only the segment, and a cluster at the end, may leave their length open. */
function elementsIn(bytes: Buffer, from: number, to: number): Element[] | undefined {
  const elements: Element[] = []
  for (let at = from; at < to;) {
    if (elements.length > MOST_ELEMENTS) return undefined
    const id = readId(bytes, at, to)
    const size = id && readSize(bytes, at + id.length, to)
    if (!size) return undefined
    const begin = at + id.length + size.length
    const mayBeOpen = id.value === SEGMENT
    if (size.value === undefined && !mayBeOpen) return undefined
    const end = size.value === undefined ? to : begin + size.value
    if (end > to) return undefined
    elements.push({ id: id.value, from: begin, to: end })
    at = end
  }
  return elements
}

function readId(bytes: Buffer, at: number, to: number): { value: number; length: number } | undefined {
  const first = at < to ? bytes[at]! : 0
  const length = Math.clz32(first) - 23
  if (length < 1 || length > 4 || at + length > to) return undefined
  return { value: bytes.readUIntBE(at, length), length }
}

/** `value` is undefined for a length left open. */
function readSize(bytes: Buffer, at: number, to: number): { value: number | undefined; length: number } | undefined {
  const first = at < to ? bytes[at]! : 0
  const length = Math.clz32(first) - 23
  if (length < 1 || length > 8 || at + length > to) return undefined
  let value = BigInt(first & (0xff >> length))
  for (let index = 1; index < length; index++) value = (value << 8n) | BigInt(bytes[at + index]!)
  if (value === (1n << BigInt(7 * length)) - 1n) return { value: undefined, length }
  return value > BigInt(to) ? undefined : { value: Number(value), length }
}

function numberOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.to - element.from : 0
  return element && length >= 1 && length <= 6 ? bytes.readUIntBE(element.from, length) : undefined
}

function floatOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.to - element.from : 0
  if (!element || (length !== 4 && length !== 8)) return undefined
  const value = length === 4 ? bytes.readFloatBE(element.from) : bytes.readDoubleBE(element.from)
  return Number.isFinite(value) ? value : undefined
}
