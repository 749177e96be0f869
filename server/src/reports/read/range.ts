// Which days a report is of, in the page's own calendar.
import { DAY_MS } from '@portico/contract/dates.ts'
import { LONGEST_DAYS, PRESETS } from '@portico/contract/reports.ts'
import { fail } from '../../core/fail.ts'
import { ownValue } from '@portico/contract/names.ts'

/** Days as text, both included. */
export type Range = { from: string; to: string; days: number }

/** A day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Reads a preset or `from,to`; without `to` it goes up to today.
 * @throws report/unknown-range, report/range-reversed, report/range-too-long, report/range-in-future.
 */
export function readRange(text: string, today: string): Range {
  const preset = ownValue(PRESETS, text)
  if (preset) return { from: addDays(today, 1 - preset), to: today, days: preset }
  const [from = '', to = today, ...rest] = text.split(',').map((part) => part.trim())
  const last = to === '' ? today : to
  if (rest.length > 0 || !isDay(from) || !isDay(last)) throw fail('report/unknown-range', { range: 'field/invalid' })
  if (from > today) throw fail('report/range-in-future', { range: 'field/invalid' })
  if (from > last) throw fail('report/range-reversed', { range: 'field/invalid' })
  // A range may end in the future, where every count is zero.
  const days = Math.round((Date.parse(last) - Date.parse(from)) / DAY_MS) + 1
  if (days > LONGEST_DAYS) throw fail('report/range-too-long', { range: 'field/invalid' })
  return { from, to: last, days }
}

/** The days to compare with: as many right before, or the same ones a year earlier. */
export function comparedRange({ from, days }: Range, compare: 'none' | 'previous' | 'year'): Range | undefined {
  if (compare === 'none') return undefined
  if (compare === 'previous') return { from: addDays(from, -days), to: addDays(from, -1), days }
  const earlier = addDays(yearBefore(from), 0)
  return { from: earlier, to: addDays(earlier, days - 1), days }
}

/** 29 February is 28 February in other years. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whole months of a range, and the days left over at its ends. */
export function splitRange({ from, to }: Range): {
  months?: { from: string; to: string }
  days: { from: string; to: string }[]
} {
  const end = addDays(to, 1)
  const first = from.endsWith('-01') ? from : monthAfter(from)
  const last = monthOf(end)
  if (first >= last) return { days: [{ from, to }] }
  const days = [
    { from, to: addDays(first, -1) },
    { from: last, to },
  ].filter((part) => part.from <= part.to)
  return { months: { from: first, to: addDays(last, -1) }, days }
}

type Span = { from: string; to: string }

/**
 * What adds up to a range in the fewest rows: whole months, days beside them, and days taken off again.
 * A year up to today is thirteen months and at most fifteen days at its beginning.
 */
export function partsOf({ from, to }: Span): { months?: Span; plus: Span[]; minus: Span[] } {
  const [first, last] = [monthOf(from), monthOf(to)]
  const [firstEnd, lastEnd] = [monthEnd(from), monthEnd(to)]
  const before = { from: first, to: addDays(from, -1) }
  const after = { from: addDays(to, 1), to: lastEnd }
  const fewer = (off: Span[], on: Span) => off.reduce((sum, span) => sum + lengthOf(span), 0) < lengthOf(on)
  const some = (...spans: Span[]) => spans.filter((span) => span.from <= span.to)
  if (first === last) {
    if (!fewer([before, after], { from, to })) return { plus: [{ from, to }], minus: [] }
    return { months: { from: first, to: firstEnd }, plus: [], minus: some(before, after) }
  }
  const isStartWhole = fewer([before], { from, to: firstEnd })
  const isEndWhole = fewer([after], { from: last, to })
  const months = { from: isStartWhole ? first : monthAfter(first), to: isEndWhole ? lastEnd : addDays(last, -1) }
  return {
    ...(months.from <= months.to ? { months } : {}),
    plus: [...(isStartWhole ? [] : [{ from, to: firstEnd }]), ...(isEndWhole ? [] : [{ from: last, to }])],
    minus: [...(isStartWhole ? some(before) : []), ...(isEndWhole ? some(after) : [])],
  }
}

/** The whole quarters of whole months, as one span where there are some, and the months beside them. */
export function quartersOf({ from, to }: Span): { quarters: Span[]; months: Span[] } {
  const end = addDays(to, 1)
  const [first, last] = [quarterFrom(from), quarterOf(end)]
  if (first >= last) return { quarters: [], months: [{ from, to }] }
  const beside = [
    { from, to: addDays(first, -1) },
    { from: last, to },
  ]
  return { quarters: [{ from: first, to: addDays(last, -1) }], months: beside.filter((span) => span.from <= span.to) }
}

/** The first day of a day's quarter. */
function quarterOf(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`
}

/** The first day of the first quarter that begins on the day or later. */
function quarterFrom(day: string): string {
  const own = quarterOf(day)
  return own === day ? own : monthAfter(monthAfter(monthAfter(own)))
}

function lengthOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The last day of a day's month. */
export function monthEnd(day: string): string {
  return addDays(monthAfter(day), -1)
}

function monthAfter(day: string): string {
  return monthOf(addDays(monthOf(day), 32))
}

const LONGEST_BY_DAY = 92

/** The days, or for a long range the months, a chart shows: each by the first of its days that lies in the range. */
export function bucketsOf(range: Range): { by: 'day' | 'month'; starts: string[] } {
  if (range.days <= LONGEST_BY_DAY)
    return { by: 'day', starts: Array.from({ length: range.days }, (_, index) => addDays(range.from, index)) }
  const starts = [range.from]
  for (let month = monthAfter(range.from); month <= range.to; month = monthAfter(month)) starts.push(month)
  return { by: 'month', starts }
}
