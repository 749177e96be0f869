// The first look at a file: what its columns are called, what lies in them, and what they probably are.
import { fieldsOf, type ImportTarget } from '@portico/contract/imports/fields.ts'
import type { ImportColumn } from '@portico/contract/imports.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { guessField } from './columnWords.ts'
import type { FileRow } from './read/readTable.ts'
import { FileRefusal } from './read/refuseFile.ts'

const SAMPLES = 3
const LONGEST = 80
export const HEAD_ROWS = 20

export type Head = { hasHeader: boolean; columns: ImportColumn[] }

/** @throws FileRefusal for a file without rows */
export function readHead(rows: readonly FileRow[], target: ImportTarget): Head {
  const whole = rows.filter(({ isTooLong }) => !isTooLong)
  const first = whole[0]?.cells
  if (!first || first.every((cell) => cell.trim() === '')) throw new FileRefusal('empty')
  const hasHeader = !first.some(isContact)
  const below = hasHeader ? whole.slice(1) : whole
  if (below.length === 0) throw new FileRefusal('empty')
  const width = Math.max(...whole.map(({ cells }) => cells.length))
  const known = new Set<string>(fieldsOf(target))
  const columns = Array.from({ length: width }, (_, index): ImportColumn => {
    const name = hasHeader ? clean(first[index]) : ''
    const values = below.map(({ cells }) => clean(cells[index])).filter((value) => value !== '')
    const guess = name === '' ? guessByValues(values) : guessField(name)
    return { index, name, samples: values.slice(0, SAMPLES), guess: guess && known.has(guess) ? guess : null }
  })
  return { hasHeader, columns: eachOnce(columns) }
}

/** Of two columns that say the same, the first is it. */
function eachOnce(columns: ImportColumn[]): ImportColumn[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const guess = column.guess !== null && taken.has(column.guess) ? null : column.guess
    if (guess) taken.add(guess)
    return { ...column, guess }
  })
}

function guessByValues(values: readonly string[]): ImportColumn['guess'] {
  if (values.some(isEmail)) return 'email'
  return values.some(isPhone) ? 'phone' : null
}

function isContact(cell: string): boolean {
  return isEmail(cell) || isPhone(cell)
}

function isEmail(cell: string): boolean {
  return /^\s*[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@]{2,}\s*$/.test(cell)
}

function isPhone(cell: string): boolean {
  return (
    cell.length < 30 &&
    /^['\s]*\+?[\d\s().-]{8,}$/.test(cell) &&
    parsePhoneNumberFromString(cell, 'VN')?.isValid() === true
  )
}

function clean(cell = ''): string {
  return cell
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
