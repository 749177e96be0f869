// The rows of an import's file, so many at a time: below its header, from where it goes on.
import type { PartedFile } from './read/partedFile.ts'
import { readTable, type FileRow } from './read/readTable.ts'

export type Chunk = {
  rows: FileRow[]
  /** Rows before the end of this one. */
  rowsRead: number
  /** How much of the file has been read, in thousandths. */
  progress: number
}

/** @param from how many rows are done already */
export async function* readChunks(
  file: PartedFile,
  { hasHeader, from, size }: { hasHeader: boolean; from: number; size: number },
): AsyncGenerator<Chunk> {
  let part = 0
  let toSkip = from + (hasHeader ? 1 : 0)
  let rowsRead = from
  let rows: FileRow[] = []
  const chunkOf = () => ({ rows, rowsRead, progress: Math.min(999, Math.floor(part * 1000)) })
  for await (const batch of readTable(file, (read) => (part = read))) {
    for (const row of batch) {
      if (toSkip > 0) {
        toSkip -= 1
        continue
      }
      rows.push(row)
      rowsRead += 1
      if (rows.length < size) continue
      yield chunkOf()
      rows = []
    }
  }
  if (rows.length > 0) yield chunkOf()
}
