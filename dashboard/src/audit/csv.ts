/** A spreadsheet runs a cell that begins so as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r|]/

/** Rows as a file every spreadsheet opens: RFC 4180, with a mark that says UTF-8, and no cell that runs. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
