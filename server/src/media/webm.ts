// The elements of a WebM file (EBML, RFC 8794; Matroska, RFC 9559), as few as it takes.
import { childrenOf, elementsIn, floatOf, makeVoid, numberOf, SEGMENT, type Element } from './ebml.ts'
import type { VideoFacts } from './videoFacts.ts'

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const INFO = 0x1549a966
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const ENTRY = 0xae
const CODEC = 0x86
const VIDEO = 0xe0
const WIDTH = 0xb0
const HEIGHT = 0xba
/** Other elements of a segment: seek head, cluster, cues, tags, chapters, void, checksum. */
const IN_SEGMENT = new Set([0x114d9b74, 0x1f43b675, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0xec, 0xbf, INFO, TRACKS])

const [TAGS, CHAPTERS, CRC, TITLE, DATE, NAME] = [0x1254c367, 0x1043a770, 0xbf, 0x7ba9, 0x4461, 0x536e] as const
/** Programs that wrote the file: they must be there, but may be blank. */
const APPS = new Set([0x4d80, 0x5741])
/** Names of this file and of the ones before and after it. */
const NAMES = new Set<number>([TITLE, DATE, NAME, CRC, 0x7384, 0x3c83ab, 0x3e83bb])

/**
 * Blanks personal elements.
 * @returns undefined when the elements do not fill the file, or a required one is missing.
 */
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
  blank(bytes, inside)
  return { durationMs: Math.round((duration * scale) / 1e6), width, height, codecs: [...new Set(codecs)] }
}

/** Place, time and author: tags and chapters are emptied in place, because the seek head points to them. */
function blank(bytes: Buffer, inside: Element[]): void {
  for (const element of inside) {
    const { id, from, to } = element
    if (id === TAGS || id === CHAPTERS) makeVoid(bytes, from, to)
    if (id === INFO) blankNames(bytes, childrenOf(bytes, element) ?? [])
    if (id !== TRACKS) continue
    const entries = childrenOf(bytes, element) ?? []
    blankNames(bytes, entries)
    for (const entry of entries) if (entry.id === ENTRY) blankNames(bytes, childrenOf(bytes, entry) ?? [])
  }
}

/** A checksum of changed bytes would be wrong, so it is removed too. */
function blankNames(bytes: Buffer, elements: Element[]): void {
  for (const { id, at, from, to } of elements) {
    if (NAMES.has(id)) makeVoid(bytes, at, to)
    if (APPS.has(id)) bytes.fill(' ', from, to)
  }
}
