// The boxes of an MP4 file (ISO/IEC 14496-12), as few as it takes. Every length is a stranger's claim.
import type { VideoFacts } from './videoFacts.ts'

type Box = { type: string; from: number; to: number; at: number }

const MOST_BOXES = 20_000
/** Brands a browser plays. What a phone films as QuickTime is the same boxes under another brand, and gets one of these. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|dash|msdh|f4v |MSNV|qt {2})$/
/** Boxes that may name the place and author of a video. */
const TELLING = new Set(['udta', 'meta', 'uuid'])
const KNOWN = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'pdin',
  'emsg',
  'prft',
  'meta',
  'uuid',
  'udta',
])

/**
 * @returns undefined when the boxes do not fill the file exactly, or a required one is missing. Blanks personal boxes.
 */
export function readMp4(bytes: Buffer): VideoFacts | undefined {
  const counter = { left: MOST_BOXES }
  const top = boxesIn(bytes, 0, bytes.length, counter)
  if (!top || top[0]?.type !== 'ftyp' || !top.every(({ type }) => KNOWN.has(type))) return undefined
  if (!BRANDS.test(bytes.toString('latin1', top[0].from, top[0].from + 4))) return undefined
  const moov = top.filter(({ type }) => type === 'moov')
  if (moov.length !== 1 || !top.some(({ type }) => type === 'mdat')) return undefined
  const inside = boxesIn(bytes, moov[0]!.from, moov[0]!.to, counter)
  const header = inside?.find(({ type }) => type === 'mvhd')
  if (!inside || !header) return undefined
  const durationMs = durationOf(bytes, header)
  const tracks = inside.filter(({ type }) => type === 'trak').map((trak) => readTrack(bytes, trak, counter))
  if (durationMs === undefined || tracks.length === 0 || tracks.length > 8 || tracks.includes(undefined))
    return undefined
  const picture = tracks.find((track) => track!.handler === 'vide')
  if (!picture) return undefined
  rebrand(bytes, top[0])
  blank(bytes, top)
  blank(bytes, inside)
  forgetTimes(bytes, header)
  for (const [index, trak] of inside.filter(({ type }) => type === 'trak').entries()) {
    if (!PLAYED.test(tracks[index]!.handler)) free(bytes, trak)
    else blankTrack(bytes, trak, counter)
  }
  const codecs = tracks.filter((track) => PLAYED.test(track!.handler)).flatMap((track) => track!.codecs)
  return { durationMs, width: picture.width, height: picture.height, codecs: [...new Set(codecs)] }
}

/** Boxes side by side, which must fill the span to its last byte. */
function boxesIn(bytes: Buffer, from: number, to: number, counter: { left: number }): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    if (--counter.left < 0 || at + 8 > to) return undefined
    let size = bytes.readUInt32BE(at)
    let head = 8
    if (size === 1) {
      if (at + 16 > to) return undefined
      const large = bytes.readBigUInt64BE(at + 8)
      if (large > BigInt(to)) return undefined
      size = Number(large)
      head = 16
    }
    // 0 means "to the end of the file", which hides whatever was put behind.
    if (size < head || at + size > to) return undefined
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), at, from: at + head, to: at + size })
    at += size
  }
  return boxes
}

function child(bytes: Buffer, box: Box | undefined, type: string, counter: { left: number }): Box | undefined {
  return box && boxesIn(bytes, box.from, box.to, counter)?.find((one) => one.type === type)
}

function durationOf(bytes: Buffer, { from, to }: Box): number | undefined {
  const isLong = bytes[from] === 1
  if (to - from < (isLong ? 32 : 20)) return undefined
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  return scale === 0 ? undefined : Math.round((duration / scale) * 1000)
}

type Track = { handler: string; codecs: string[]; width: number; height: number }
/** What plays; a track of anything else may be a diary of places. */
const PLAYED = /^(vide|soun)$/

function readTrack(bytes: Buffer, trak: Box, counter: { left: number }): Track | undefined {
  const mdia = child(bytes, trak, 'mdia', counter)
  const hdlr = child(bytes, mdia, 'hdlr', counter)
  const stbl = child(bytes, child(bytes, mdia, 'minf', counter), 'stbl', counter)
  const stsd = child(bytes, stbl, 'stsd', counter)
  if (!hdlr || hdlr.to - hdlr.from < 12 || !stsd || stsd.to - stsd.from < 8) return undefined
  const entries = boxesIn(bytes, stsd.from + 8, stsd.to, counter)
  if (!entries || entries.length === 0) return undefined
  const handler = bytes.toString('latin1', hdlr.from + 8, hdlr.from + 12)
  const [first] = entries
  const hasSize = handler === 'vide' && first!.to - first!.from >= 28
  const [width, height] = hasSize ? [24, 26].map((at) => bytes.readUInt16BE(first!.from + at)) : [0, 0]
  const isOnSide = isTurned(bytes, child(bytes, trak, 'tkhd', counter))
  const [across, down] = isOnSide ? [height!, width!] : [width!, height!]
  return { handler, codecs: entries.map(({ type }) => type), width: across, height: down }
}

/** A phone held upright films sideways and stores a rotation matrix: width and height are then swapped. */
function isTurned(bytes: Buffer, tkhd: Box | undefined): boolean {
  const matrixAt = tkhd && tkhd.from + (bytes[tkhd.from] === 1 ? 52 : 40)
  if (matrixAt === undefined || matrixAt + 36 > tkhd!.to) return false
  const [a, b] = [0, 4].map((at) => bytes.readInt32BE(matrixAt + at))
  return a === 0 && b !== 0
}

function blankTrack(bytes: Buffer, trak: Box, counter: { left: number }): void {
  const inside = boxesIn(bytes, trak.from, trak.to, counter) ?? []
  blank(bytes, inside)
  forgetTimes(bytes, child(bytes, trak, 'tkhd', counter))
  forgetTimes(bytes, child(bytes, child(bytes, trak, 'mdia', counter), 'mdhd', counter))
}

/** When it was filmed and last changed: the first two numbers of each header. */
function forgetTimes(bytes: Buffer, header: Box | undefined): void {
  if (header && header.to - header.from >= 20)
    bytes.fill(0, header.from + 4, header.from + (bytes[header.from] === 1 ? 20 : 12))
}

function rebrand(bytes: Buffer, { from, to }: Box): void {
  for (let at = from; at + 4 <= to; at += 4)
    if (bytes.toString('latin1', at, at + 4) === 'qt  ') bytes.write('mp42', at, 'latin1')
}

/** Turns telling boxes into free space of the same length: nothing else in the file moves. */
function blank(bytes: Buffer, boxes: Box[]): void {
  for (const box of boxes) if (TELLING.has(box.type)) free(bytes, box)
}

function free(bytes: Buffer, { at, from, to }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, from, to)
}
