// What a typed answer says, by what was asked for; undefined when it says nothing of the kind.
import type { AnswerKind } from './flow.ts'

const LONGEST = 300

/** The answer as it is kept: a number in digits, a date as 2026-11-24, a phone in digits alone. */
export function readAnswer(kind: AnswerKind, typed: string): string | undefined {
  const text = typed.normalize('NFC').trim().slice(0, LONGEST)
  if (text === '') return undefined
  if (kind === 'number') return /(?<![\p{L}\d])\d{1,9}(?!\d)/u.exec(text)?.[0]
  if (kind === 'email') return /[^\s@<>",;]+@[^\s@<>",;]+\.[a-z]{2,}/i.exec(text)?.[0]?.toLowerCase()
  if (kind === 'phone') return phoneIn(text)
  if (kind === 'date') return dateIn(text)
  return text
}

function phoneIn(text: string): string | undefined {
  const found = /\+?\d(?:[\s.()-]?\d){7,14}/.exec(text)?.[0]
  return found?.replaceAll(/[^\d+]/g, '')
}

/** Day before month, as Vietnam and Europe write it. */
function dateIn(text: string): string | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text)
  const own = /\b(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})\b/.exec(text)
  const [year, month, day] = iso ? iso.slice(1).map(Number) : own ? own.slice(1).map(Number).toReversed() : []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
