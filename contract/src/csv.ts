// Rows as a file for spreadsheets, stated once: what a spreadsheet would run is not left to each list.

/** Spreadsheets run a cell that begins so; blanks before it, invisible marks and full-width forms do not stop them. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－﹣＠｜﹦﹢﹫−]|^[\t\r]/u

/** Rows as a file every spreadsheet opens: RFC 4180, with a mark that says UTF-8, and no cell that runs. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An instant in a zone as a cell: in order when sorted as text, and read as a time by every spreadsheet. */
export function timeCell(timeZone: string): (instant: string | null) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (instant) => (instant === null ? '' : format.format(new Date(instant)))
}
