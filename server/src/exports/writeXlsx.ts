// A workbook of one sheet, written as its rows come: what it holds at a time is one batch of rows.
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { once } from 'node:events'

type Cell = string | number
type Entry = { name: Buffer; crc: number; packedBytes: number; bytes: number; at: number }

const LOCAL = 0x04_03_4b_50
const CENTRAL = 0x02_01_4b_50
const END = 0x06_05_4b_50
const DESCRIPTOR = 0x08_07_4b_50
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x08_08
const DEFLATED = 8
/** 1 January 1980: a file does not tell when it was made. */
const DATE = 0x00_21

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const FIXED: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Portico" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** The bytes of a workbook. Texts are texts in it, also those that look like formulas. */
export async function* writeXlsx(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let at = 0
  for (const [name, text] of Object.entries(FIXED)) {
    const bytes = Buffer.from(HEAD + text)
    const packed = deflateRawSync(bytes)
    const entry = { name: Buffer.from(name), crc: crc32(bytes), packedBytes: packed.length, bytes: bytes.length, at }
    const whole = Buffer.concat([localHeader(entry.name), packed, descriptor(entry)])
    entries.push(entry)
    at += whole.length
    yield whole
  }
  const sheet: Entry = { name: Buffer.from('xl/worksheets/sheet1.xml'), crc: 0, packedBytes: 0, bytes: 0, at }
  const head = localHeader(sheet.name)
  at += head.length
  yield head
  for await (const packed of deflate(sheetXml(batches), sheet)) {
    at += packed.length
    yield packed
  }
  const tail = descriptor(sheet)
  at += tail.length
  entries.push(sheet)
  yield tail
  yield directory(entries, at)
}

async function* sheetXml(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`)
  for await (const rows of batches) yield Buffer.from(rows.map(rowXml).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

function rowXml(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`
}

function cellXml(value: Cell): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return value === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** XML 1.0 has no place for control characters. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Packs pieces one after another, and counts them in the entry. */
async function* deflate(pieces: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
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
  head.writeUInt16LE(20, 4)
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
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(20, 6)
    head.writeUInt16LE(FLAGS, 8)
    head.writeUInt16LE(DEFLATED, 10)
    head.writeUInt16LE(DATE, 14)
    head.writeUInt32LE(entry.crc >>> 0, 16)
    head.writeUInt32LE(entry.packedBytes, 20)
    head.writeUInt32LE(entry.bytes, 24)
    head.writeUInt16LE(entry.name.length, 28)
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
