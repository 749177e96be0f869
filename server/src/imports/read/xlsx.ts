// The first sheet of a workbook (ECMA-376), row by row: only the texts it shares between cells are held.
import { attributeOf, readXml, type XmlHandler } from './xml.ts'
import type { FileRow } from './csv.ts'
import type { PartedFile } from './partedFile.ts'
import { FileRefusal } from './refuseFile.ts'
import { makeWordTable, type WordTable } from './wordTable.ts'
import { readDirectory, readEntry, type ZipEntry } from './zip.ts'

const MOST_COLUMNS = 201
const MOST_ROW = 200_000

/** Rows in batches as the sheet is read. @param onProgress from 0 to 1 */
export async function* readXlsx(file: PartedFile, onProgress: (part: number) => void): AsyncGenerator<FileRow[]> {
  const entries = await readDirectory(file)
  const sheet = await firstSheet(file, entries)
  const words = makeWordTable()
  const shared = entries.get('xl/sharedStrings.xml')
  if (shared) await readInto(file, shared, wordReader(words))
  let rows: FileRow[] = []
  const read = readXml(sheetReader(words, (row) => rows.push(row)))
  const decoder = new TextDecoder('utf-8')
  for await (const piece of readEntry(file, sheet, (bytes) => onProgress(bytes / sheet.packedBytes))) {
    read(decoder.decode(piece, { stream: true }))
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

async function readInto(file: PartedFile, entry: ZipEntry, on: XmlHandler): Promise<void> {
  const read = readXml(on)
  const decoder = new TextDecoder('utf-8')
  for await (const piece of readEntry(file, entry)) read(decoder.decode(piece, { stream: true }))
}

/** By the workbook's own list; the first file of a sheet where it has none. */
async function firstSheet(file: PartedFile, entries: Map<string, ZipEntry>): Promise<ZipEntry> {
  const [workbook, links] = [entries.get('xl/workbook.xml'), entries.get('xl/_rels/workbook.xml.rels')]
  let id: string | undefined
  let target: string | undefined
  const nothing = { close: () => undefined, text: () => undefined }
  if (workbook)
    await readInto(file, workbook, {
      ...nothing,
      open: (name, attributes) => {
        if (name === 'sheet') id ??= attributeOf(attributes, 'r:id')
      },
    })
  if (links)
    await readInto(file, links, {
      ...nothing,
      open: (name, attributes) => {
        if (name === 'Relationship' && attributeOf(attributes, 'Id') === id) target = attributeOf(attributes, 'Target')
      },
    })
  const named = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`
  const sheet = entries.get(named) ?? [...entries].find(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))?.[1]
  if (!sheet) throw new FileRefusal('no-table')
  return sheet
}

function wordReader(words: WordTable): XmlHandler {
  let word = ''
  let isText = false
  let isSpoken = false
  return {
    open(name, _, isEmpty) {
      if (name === 'si') {
        word = ''
        if (isEmpty) words.add('')
      } else if (name === 'rPh') isSpoken = !isEmpty
      else if (name === 't') isText = !isEmpty && !isSpoken
    },
    text(text) {
      if (isText) word += text
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'si') words.add(word)
    },
  }
}

// oxlint-disable-next-line eslint/max-lines-per-function -- one automaton, whose state is what its parts share
function sheetReader(words: WordTable, onRow: (row: FileRow) => void): XmlHandler {
  let line = 0
  let cells: string[] = []
  let length = 0
  let column = 0
  let type = ''
  let value = ''
  let isValue = false

  function endCell(): void {
    const text = type === 's' ? words.get(Number(value)) : type === '' || type === 'n' ? plainNumber(value) : value
    length += text.length
    if (column >= MOST_COLUMNS || type === 'e' || length > MOST_ROW) return
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  return {
    open(name, attributes, isEmpty) {
      if (name === 'row') {
        const told = Number(attributeOf(attributes, 'r'))
        line = Number.isInteger(told) && told > line ? told : line + 1
        cells = []
        length = 0
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
        type = attributeOf(attributes, 't') ?? ''
        value = ''
      } else if (name === 'v' || name === 't') isValue = !isEmpty
    },
    text(text) {
      if (isValue && value.length <= MOST_ROW) value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') endCell()
      else if (name !== 'row') return
      else if (length > MOST_ROW) onRow({ line, cells: [], isTooLong: true })
      else if (cells.some((cell) => cell !== '')) onRow({ line, cells })
    },
  }
}

/** `BC12` is column 54, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number - 1
}

/** Spreadsheets keep long numbers as 8.4912345678E10. */
function plainNumber(text: string): string {
  return /e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text
}
