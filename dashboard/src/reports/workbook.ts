// Loaded when somebody asks for an Excel file: the writer weighs more than a report.
import writeXlsxFile, { type SheetData } from 'write-excel-file/browser'
import type { Sheet } from './sheets.ts'

/** Characters Excel refuses in the name of a sheet, and how long it may be. */
const REFUSED = /[\\/?*[\]:]/g
const LONGEST_NAME = 31

/** One workbook with a sheet for each table. Text stays text: a cell that begins with "=" is not run. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Blob> {
  const names = new Set<string>()
  const written = sheets.map(({ title, header, rows }) => {
    const data: SheetData = [
      header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
      ),
    ]
    return {
      data,
      sheet: freeName(title, names),
      columns: header.map((label, i) => ({ width: Math.min(44, Math.max(label.length, i === 0 ? 22 : 10) + 3) })),
      stickyRowsCount: 1,
    }
  })
  return writeXlsxFile(written).toBlob()
}

function freeName(title: string, taken: Set<string>): string {
  const plain = title.replace(REFUSED, ' ').replace(/^'|'$/g, ' ').trim().slice(0, LONGEST_NAME) || '1'
  let name = plain
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${plain.slice(0, LONGEST_NAME - 3)} ${n}`
  taken.add(name.toLowerCase())
  return name
}
