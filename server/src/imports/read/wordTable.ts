// The texts a workbook shares between its cells, kept beside the heap: a million names must not slow down everything else.
import { FileRefusal } from './refuseFile.ts'

const BLOCK_BYTES = 4_194_304
const MOST_BYTES = 200_000_000
const MOST_WORDS = 8_000_000

export type WordTable = { add(word: string): void; get(index: number): string }

/** An empty table. @throws FileRefusal on `add` when it would take too much memory */
export function makeWordTable(): WordTable {
  const blocks: Buffer[] = []
  let starts = new Float64Array(1024)
  let count = 0
  let free = 0
  return {
    add(word) {
      const bytes = Buffer.from(word.slice(0, 100_000))
      if (count >= MOST_WORDS || blocks.length * BLOCK_BYTES > MOST_BYTES) throw new FileRefusal('too-many-words')
      if (free < bytes.length + 4 || blocks.length === 0) {
        blocks.push(Buffer.allocUnsafe(BLOCK_BYTES))
        free = BLOCK_BYTES
      }
      if (count === starts.length) {
        const longer = new Float64Array(count * 2)
        longer.set(starts)
        starts = longer
      }
      const at = BLOCK_BYTES - free
      starts[count] = (blocks.length - 1) * BLOCK_BYTES + at
      blocks.at(-1)!.writeUInt32LE(bytes.length, at)
      bytes.copy(blocks.at(-1)!, at + 4)
      free -= bytes.length + 4
      count += 1
    },
    get(index) {
      if (!(index >= 0 && index < count)) return ''
      const start = starts[index]!
      const block = blocks[Math.floor(start / BLOCK_BYTES)]!
      const at = start % BLOCK_BYTES
      return block.toString('utf8', at + 4, at + 4 + block.readUInt32LE(at))
    },
  }
}
