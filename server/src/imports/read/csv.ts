// RFC 4180 as it comes in pieces, forgiving as spreadsheets are. A row that never ends takes no more memory than the longest.

/** A row of a file; `line` is its number as a spreadsheet shows it, from 1. */
export type FileRow = { line: number; cells: string[]; isTooLong?: true }

/** Characters of a row; nobody's data is longer. */
const MOST_ROW = 200_000
const MOST_CELLS = 201
const [QUOTE, LINE, RETURN] = [34, 10, 13]

export type CsvReader = { push(text: string): FileRow[]; end(): FileRow[] }

/** Reads rows out of text that comes in pieces. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one automaton, whose state is what its parts share
export function readCsv(separator: string): CsvReader {
  const comma = separator.charCodeAt(0)
  let state: 'plain' | 'quoted' | 'quote' = 'plain'
  let cells: string[] = []
  let cell = ''
  let length = 0
  let line = 1
  let isAfterReturn = false

  function take(part: string): void {
    length += part.length
    if (length <= MOST_ROW) cell += part
  }
  function endCell(): void {
    if (length <= MOST_ROW && cells.length < MOST_CELLS) cells.push(cell)
    cell = ''
  }
  function endRow(rows: FileRow[]): void {
    endCell()
    if (length > MOST_ROW) rows.push({ line, cells: [], isTooLong: true })
    else if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells })
    cells = []
    length = 0
    line += 1
  }

  return {
    push(text) {
      const rows: FileRow[] = []
      let start = 0
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        if (state === 'quoted') {
          const next = code === QUOTE ? at : text.indexOf('"', at)
          if (next < 0) break
          take(text.slice(start, next))
          at = next
          start = next + 1
          state = 'quote'
          continue
        }
        if (state === 'quote') {
          state = code === QUOTE ? 'quoted' : 'plain'
          // Two of them are one inside the cell; the second is taken with what follows.
          start = at
          if (code === QUOTE) continue
        }
        if (code === LINE && isAfterReturn) {
          isAfterReturn = false
          start = at + 1
          continue
        }
        isAfterReturn = false
        if (code === QUOTE && start === at && cell === '') {
          state = 'quoted'
          start = at + 1
        } else if (code === comma) {
          take(text.slice(start, at))
          length += 1
          endCell()
          start = at + 1
        } else if (code === LINE || code === RETURN) {
          take(text.slice(start, at))
          endRow(rows)
          isAfterReturn = code === RETURN
          start = at + 1
        }
      }
      if (state !== 'quote') take(text.slice(start))
      return rows
    },
    end() {
      const rows: FileRow[] = []
      if (length > 0 || cells.length > 0 || cell !== '') endRow(rows)
      return rows
    },
  }
}

/** The separator that splits the first lines most often: spreadsheets write what their country is used to. */
export function separatorOf(text: string): string {
  const head = text.split(/\r\n|\r|\n/, 1)[0] ?? ''
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]!.sign
}
