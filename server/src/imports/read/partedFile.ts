// A file that lies in the store in parts, read anywhere and in pieces.
import type { Storage } from '../../core/storage/storage.ts'

export type PartedFile = {
  size: number
  /** Bytes from here on, fewer at the end. */
  read(from: number, length: number): Promise<Buffer>
  /** All bytes between two places, in pieces. */
  pieces(from: number, to: number): AsyncGenerator<Buffer>
}

const PIECE_BYTES = 262_144

/** @param keyOf the key of the n-th part, from 1 */
export function openParts(storage: Storage, parts: readonly number[], keyOf: (number: number) => string): PartedFile {
  const starts: number[] = []
  let size = 0
  for (const length of parts) {
    starts.push(size)
    size += length
  }

  async function readSome(from: number, length: number): Promise<Buffer> {
    const index = starts.findLastIndex((start) => start <= from)
    const within = from - starts[index]!
    const to = Math.min(within + length, parts[index]!) - 1
    const bytes = await storage.read(keyOf(index + 1), { from: within, to })
    if (bytes?.length !== to - within + 1) throw new Error(`the store lost a part of ${keyOf(index + 1)}`)
    return bytes
  }

  async function read(from: number, length: number): Promise<Buffer> {
    const found: Buffer[] = []
    const to = Math.min(from + length, size)
    for (let at = from; at < to; at += found.at(-1)!.length) found.push(await readSome(at, to - at))
    return found.length === 1 ? found[0]! : Buffer.concat(found)
  }

  return {
    size,
    read,
    async *pieces(from, to) {
      for (let at = from; at < to;) {
        const piece = await readSome(at, Math.min(PIECE_BYTES, to - at))
        yield piece
        at += piece.length
      }
    },
  }
}
