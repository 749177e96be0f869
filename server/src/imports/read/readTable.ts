// The rows of a file, whatever it is: CSV in UTF-8 or UTF-16, or the first sheet of a workbook.
import type { PartedFile } from './partedFile.ts'
import { readCsv, separatorOf, type FileRow } from './csv.ts'
import { FileRefusal } from './refuseFile.ts'
import { readXlsx } from './xlsx.ts'

export type { FileRow } from './csv.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

const HEAD_BYTES = 4096

/** Rows in batches. @param onProgress how much of the file has been read, from 0 to 1 @throws FileRefusal */
export async function* readTable(
  file: PartedFile,
  onProgress: (part: number) => void = () => undefined,
): AsyncGenerator<FileRow[]> {
  const head = await file.read(0, HEAD_BYTES)
  if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return yield* readXlsx(file, onProgress)
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new FileRefusal('old-excel')
  const encoding = encodingOf(head)
  const decoder = new TextDecoder(encoding, { fatal: true })
  let reader: ReturnType<typeof readCsv> | undefined
  let bytes = 0
  for await (const piece of file.pieces(0, file.size)) {
    const text = decode(decoder, piece)
    reader ??= readCsv(separatorOf(text))
    bytes += piece.length
    onProgress(bytes / file.size)
    yield reader.push(text)
  }
  decode(decoder)
  yield reader?.end() ?? []
}

/** By the mark at its beginning. Text without a mark has few zeros, a picture or UTF-16 many. */
function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = head.filter((byte) => byte === 0).length
  const others = head.filter((byte) => byte > 0 && byte < 9).length
  if (zeros * 10 > head.length) throw new FileRefusal(others > 0 ? 'no-table' : 'encoding')
  return 'utf-8'
}

function decode(decoder: InstanceType<typeof TextDecoder>, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw new FileRefusal('encoding')
  }
}
