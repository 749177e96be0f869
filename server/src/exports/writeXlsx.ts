// A workbook of one sheet, written as its rows come: what it holds at a time is one batch of rows.
import { writeZip } from '../core/writeZip.ts'

type Cell = string | number

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
export function writeXlsx(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  const fixed = Object.entries(FIXED).map(([name, text]) => ({ name, pieces: [Buffer.from(HEAD + text)] }))
  return writeZip([...fixed, { name: 'xl/worksheets/sheet1.xml', pieces: sheetXml(batches) }])
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
