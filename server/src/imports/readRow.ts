// One row of a file as what it says of a person, or what is wrong with it. Nothing is guessed: a value that is not
// understood is named instead of left out.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as z from 'zod'
import type { ImportField, ImportTarget, RowProblem } from '@portico/contract/imports/fields.ts'
import type { ImportPlan } from '@portico/contract/imports.ts'
import { isStorable, withoutInvisible } from '@portico/contract/text.ts'
import { isYes, languageOf } from './answerWords.ts'
import { readDay } from './readDay.ts'
import type { FileRow } from './read/readTable.ts'

/** What a row says. Empty where it says nothing. */
export type Person = {
  line: number
  name: string
  /** E.164. */
  phone: string
  /** In lower case. */
  email: string
  language: string
  note: string
  tags: string[]
  /** Attributes of the venue's own, and the birthday. */
  more: Record<string, string>
  /** The day of the consent to marketing; empty without one. */
  consentOn: string
  value: number | null
}
export type WrongCell = { index: number; problem: RowProblem }
export type ReadRow = { person: Person; wrong?: undefined } | { wrong: WrongCell[]; line: number }

const email = z.email().max(254)
const LONGEST: Partial<Record<ImportField, number>> = {
  name: 120,
  phone: 40,
  email: 254,
  note: 2000,
  tags: 1000,
  attribute: 500,
}
const LONGEST_OTHER = 100
const LONGEST_TAG = 40
const MOST_TAGS = 20
const MOST_VALUE = 1_000_000_000_000

/** Letters of Latin scripts and plain signs: nothing to take out of them. */
const ORDINARY = /^[\x20-\x7E\u00C0-\u024F\u1EA0-\u1EF9]*$/
/** Our own export marks what a spreadsheet would run; so do others. */
const MARKED = /^'(?=[\s\p{Cf}]*[=+\-@|＝＋－﹣＠｜﹦﹢﹫−])/u

type Columns = ImportPlan['columns']
type RowParts = { person: Person; wrong: WrongCell[]; agrees: boolean; on: string }

/** Makes the reader of an import's rows. @param of.today a day such as `2026-11-23`: nobody agrees or is born after it */
export function rowReader(
  plan: ImportPlan,
  { today, target }: { today: string; target: ImportTarget },
): (row: FileRow) => ReadRow {
  return (row) => {
    if (row.isTooLong) return { line: row.line, wrong: [{ index: 0, problem: 'row-long' }] }
    const told: RowParts = { person: emptyPerson(row.line, plan.tags), wrong: [], agrees: false, on: '' }
    for (const column of plan.columns) readCell(told, column, row.cells[column.index] ?? '', today)
    const { person, wrong } = told
    if (plan.consent && (plan.consent.isForAll || told.agrees)) person.consentOn = told.on || plan.consent.on
    if (person.consentOn > today) wrong.push({ index: indexOf(plan.columns, 'consentOn'), problem: 'consent-date' })
    // A guest without number and address would be another one with each file.
    const isKnowable = person.phone || person.email || (target === 'leads' && person.name)
    if (wrong.length === 0 && !isKnowable) wrong.push({ index: 0, problem: 'nobody' })
    return wrong.length > 0 ? { line: row.line, wrong } : { person }
  }
}

function emptyPerson(line: number, tags: readonly string[]): Person {
  const nothing = { name: '', phone: '', email: '', language: '', note: '' }
  return { line, ...nothing, tags: [...tags], more: {}, consentOn: '', value: null }
}

function indexOf(columns: Columns, field: ImportField): number {
  return columns.find(({ to }) => to === field)?.index ?? 0
}

function readCell(told: RowParts, { index, to, attribute }: Columns[number], raw: string, today: string): void {
  if (raw === '') return
  const problem = refuseText(raw, LONGEST[to] ?? LONGEST_OTHER) ?? takeCell(told, { to, attribute }, clean(raw), today)
  if (problem) told.wrong.push({ index, problem })
}

function refuseText(raw: string, longest: number): RowProblem | undefined {
  if (!isStorable(raw)) return 'control'
  return raw.length > longest && clean(raw).length > longest ? 'long' : undefined
}

function clean(raw: string): string {
  const text = ORDINARY.test(raw) ? raw : withoutInvisible(raw)
  return text.trim().replace(MARKED, '')
}

type Place = { to: ImportField; attribute: string | undefined }

/** @returns what is wrong with it */
function takeCell(told: RowParts, { to, attribute }: Place, text: string, today: string): RowProblem | undefined {
  const { person } = told
  if (text === '') return undefined
  switch (to) {
    case 'name':
    case 'note':
      person[to] = text
      return undefined
    case 'phone':
      return takePhone(person, text)
    case 'email':
      person.email = text.toLowerCase()
      return email.safeParse(text).success ? undefined : 'email'
    case 'birthday':
      return takeBirthday(person, text, today)
    case 'language':
      person.language = languageOf(text) ?? ''
      return person.language ? undefined : 'language'
    case 'tags':
      return takeTags(person, text)
    case 'consent': {
      const answer = isYes(text)
      told.agrees = answer === true
      return answer === undefined ? 'consent' : undefined
    }
    case 'consentOn':
      told.on = readDay(text) ?? ''
      return told.on ? undefined : 'consent-date'
    case 'value':
      return takeValue(person, text)
    case 'attribute':
      if (attribute) person.more[attribute] = text
      return undefined
  }
}

function takePhone(person: Person, text: string): RowProblem | undefined {
  const phone = parsePhoneNumberFromString(text, 'VN')
  if (!phone?.isValid()) return 'phone'
  person.phone = phone.number
  return undefined
}

function takeBirthday(person: Person, text: string, today: string): RowProblem | undefined {
  const day = readDay(text)
  if (!day || day > today || day < '1900') return 'birthday'
  person.more['birthday'] = day
  return undefined
}

function takeTags(person: Person, text: string): RowProblem | undefined {
  const names = text.split(/[,;|\n]/).flatMap((name) => name.trim() || [])
  if (names.some((name) => name.length > LONGEST_TAG)) return 'tag'
  person.tags = [...new Set([...person.tags, ...names])]
  return person.tags.length > MOST_TAGS ? 'tag' : undefined
}

/** Whole units: the column of a file has no currency, so its signs between thousands are left out. */
function takeValue(person: Person, text: string): RowProblem | undefined {
  const digits = text.replaceAll(/[\s.,₫đ$€]/gi, '')
  const value = Number(digits)
  if (!/^\d{1,13}$/.test(digits) || value > MOST_VALUE) return 'value'
  person.value = value
  return undefined
}
