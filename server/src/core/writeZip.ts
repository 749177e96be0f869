// A ZIP file, written as its files come: what it holds at a time is one piece of one file.
import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipFile = { name: string; pieces: Iterable<Buffer> | AsyncIterable<Buffer> }
type Entry = { name: Buffer; crc: number; packedBytes: number; bytes: number; at: number }

const LOCAL = 0x04_03_4b_50
const CENTRAL = 0x02_01_4b_50
const END = 0x06_05_4b_50
const DESCRIPTOR = 0x08_07_4b_50
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x08_08
const DEFLATED = 8
const VERSION = 20
/** As made on Unix: unzip believes the mark of UTF-8 in nothing older. A Unix file needs its rights. */
const MADE_BY = (3 << 8) | VERSION
const RIGHTS = 0o100_644 * 0x1_00_00
/** 1 January 1980: a file does not tell when it was made. */
const DATE = 0x00_21

/** The bytes of a ZIP file. */
export async function* writeZip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let at = 0
  for (const { name, pieces } of files) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packedBytes: 0, bytes: 0, at }
    for await (const bytes of fileBytes(entry, pieces)) {
      at += bytes.length
      yield bytes
    }
    entries.push(entry)
  }
  yield directory(entries, at)
}

async function* fileBytes(entry: Entry, pieces: ZipFile['pieces']): AsyncGenerator<Buffer> {
  yield localHeader(entry.name)
  yield* deflate(pieces, entry)
  yield descriptor(entry)
}

/** Packs pieces one after another, and counts them in the entry. */
async function* deflate(pieces: ZipFile['pieces'], entry: Entry): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 4 })
  let ready: Buffer[] = []
  packer.on('data', (piece: Buffer) => ready.push(piece))
  const take = () => {
    const packed = Buffer.concat(ready)
    ready = []
    entry.packedBytes += packed.length
    return packed
  }
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc)
    entry.bytes += piece.length
    if (!packer.write(piece)) await once(packer, 'drain')
    if (ready.length > 0) yield take()
  }
  packer.end()
  await once(packer, 'end')
  yield take()
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DATE, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packedBytes, bytes }: Entry): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(DESCRIPTOR, 0)
  tail.writeUInt32LE(crc >>> 0, 4)
  tail.writeUInt32LE(packedBytes, 8)
  tail.writeUInt32LE(bytes, 12)
  return tail
}

function directory(entries: readonly Entry[], at: number): Buffer {
  const listed = entries.map((entry) => {
    const head = Buffer.alloc(46)
    head.writeUInt32LE(CENTRAL, 0)
    head.writeUInt16LE(MADE_BY, 4)
    head.writeUInt16LE(VERSION, 6)
    head.writeUInt16LE(FLAGS, 8)
    head.writeUInt16LE(DEFLATED, 10)
    head.writeUInt16LE(DATE, 14)
    head.writeUInt32LE(entry.crc >>> 0, 16)
    head.writeUInt32LE(entry.packedBytes, 20)
    head.writeUInt32LE(entry.bytes, 24)
    head.writeUInt16LE(entry.name.length, 28)
    head.writeUInt32LE(RIGHTS, 38)
    head.writeUInt32LE(entry.at, 42)
    return Buffer.concat([head, entry.name])
  })
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([list, end])
}
