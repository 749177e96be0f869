// The entries of a ZIP file (APPNOTE 4.3), inflated in pieces, and never more of them than a true workbook has.
import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { codeOf } from '@portico/contract/errorParts.ts'
import type { PartedFile } from './partedFile.ts'
import { FileRefusal } from './refuseFile.ts'

export type ZipEntry = { name: string; method: number; packedBytes: number; at: number }

const END = 0x06_05_4b_50
const CENTRAL = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const TAIL_BYTES = 66_000
const MOST_DIRECTORY_BYTES = 4_000_000
/** Workbooks shrink to a tenth or so; only a bomb shrinks to a two-hundredth. */
const MOST_RATIO = 200
const SURE_BYTES = 20_000_000
const MOST_BYTES = 3_000_000_000

/** The entries by name. @throws FileRefusal when it is no ZIP file */
export async function readDirectory(file: PartedFile): Promise<Map<string, ZipEntry>> {
  const tailAt = Math.max(0, file.size - TAIL_BYTES)
  const tail = await file.read(tailAt, TAIL_BYTES)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END) throw new FileRefusal('damaged')
  const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (at + length > file.size || length > MOST_DIRECTORY_BYTES) throw new FileRefusal('damaged')
  const directory = await file.read(at, length)
  const entries = new Map<string, ZipEntry>()
  for (let place = 0; place + 46 <= directory.length && directory.readUInt32LE(place) === CENTRAL;) {
    const nameLength = directory.readUInt16LE(place + 28)
    const name = directory.toString('utf8', place + 46, place + 46 + nameLength)
    entries.set(name.replace(/^\//, ''), {
      name,
      method: directory.readUInt16LE(place + 10),
      packedBytes: directory.readUInt32LE(place + 20),
      at: directory.readUInt32LE(place + 42),
    })
    place += 46 + nameLength + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32)
  }
  return entries
}

/** An entry's bytes. @param onPacked called with the packed bytes read so far @throws FileRefusal */
export async function* readEntry(
  file: PartedFile,
  entry: ZipEntry,
  onPacked: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const head = await file.read(entry.at, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw new FileRefusal('damaged')
  const from = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const to = from + entry.packedBytes
  if (to > file.size || (entry.method !== 0 && entry.method !== 8)) throw new FileRefusal('damaged')
  let packed = 0
  async function* told() {
    for await (const piece of file.pieces(from, to)) {
      packed += piece.length
      onPacked(packed)
      yield piece
    }
  }
  if (entry.method === 0) {
    yield* told()
    return
  }
  let bytes = 0
  for await (const piece of inflate(told())) {
    bytes += piece.length
    if (bytes > MOST_BYTES || (bytes > SURE_BYTES && bytes > packed * MOST_RATIO)) throw new FileRefusal('bomb')
    yield piece
  }
}

async function* inflate(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflating = createInflateRaw({ chunkSize: 65_536 })
  // The reader below gets the fault.
  pipeline(Readable.from(packed), inflating, () => undefined)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zlib gives bytes
    for await (const piece of inflating) yield piece as Buffer
  } catch (error) {
    throw /^Z_|^ERR_STREAM_PREMATURE/.test(codeOf(error) ?? '') ? new FileRefusal('damaged') : error
  }
}
