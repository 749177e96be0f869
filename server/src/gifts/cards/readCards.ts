// Cards out of the rows of a file: which column is which, and what no card looks like.
import type { CardProblem } from '@portico/contract/gifts/cardFields.ts'
import type { FileRow } from '../../imports/index.ts'

export type CardColumns = { serial: number; pin: number }
export type ReadCard = { line: number; serial: string; pin: string } | { line: number; problem: CardProblem }

const SERIAL = /s[eé]ri/i
const PIN = /pin|m[ãa]\s*(thẻ|the|nạp|nap)|code|c[oó]digo|卡密|密码/i

/** The columns a header names; without one, the serial number comes first. */
export function findColumns(header: FileRow | undefined): { columns: CardColumns; hasHeader: boolean } {
  const cells = header?.cells ?? []
  const serial = cells.findIndex((cell) => SERIAL.test(cell))
  const pin = cells.findIndex((cell, index) => index !== serial && PIN.test(cell))
  if (serial >= 0 && pin >= 0) return { columns: { serial, pin }, hasHeader: true }
  return { columns: { serial: 0, pin: 1 }, hasHeader: cells.length > 1 && !cells.some((cell) => /\d{5}/.test(cell)) }
}

/** The card of a row. */
export function readCard({ line, cells }: FileRow, { serial, pin }: CardColumns): ReadCard {
  const [one, other] = [plain(cells[serial]), plain(cells[pin])]
  if (!/^[A-Z0-9]{5,30}$/.test(one)) return { line, problem: 'serial' }
  if (!/^[A-Z0-9]{6,30}$/.test(other)) return { line, problem: 'pin' }
  return { line, serial: one, pin: other }
}

/** Spaces and dashes are for the eye; an apostrophe keeps a spreadsheet from rounding a number. */
function plain(cell = ''): string {
  return cell.replaceAll(/[\s'’-]/g, '').toUpperCase()
}
