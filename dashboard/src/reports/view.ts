// What a report is asked, as it stands in the address: it can be kept, sent, and gone back to.
import type { ReportName, ReportQuery } from '@portico/contract/reports.ts'

export const FILTERS = [
  'device',
  'hotspot',
  'campaign',
  'segment',
  'brand',
  'system',
  'browser',
  'window',
  'weekday',
  'hour',
  'answer',
] as const
export type FilterName = (typeof FILTERS)[number]

export type View = {
  /** `last7` (when left out), `last10`, `last30`, or two days: `2026-11-01,2026-11-15`. What is none is for the server to refuse. */
  range?: string
  /** The previous period when left out. */
  compare?: 'year' | 'none'
  scope?: 'all'
  tab?: 'leads' | 'hotspots' | 'guests'
  sort?: 'seconds' | 'bytes'
  /** What is looked for in a list of guests. */
  q?: string
} & { [Name in FilterName]?: string }

/** Reports that leave the house; those of people do not. */
export type SentReport = Exclude<ReportName, 'guests' | 'top-users'>

const FORMS = {
  range: /^(?!last7$)\S{1,40}$/,
  compare: /^(year|none)$/,
  scope: /^all$/,
  tab: /^(leads|hotspots|guests)$/,
  sort: /^(seconds|bytes)$/,
  device: /^(phone|tablet|computer|other)$/,
  hotspot: /^\S{1,64}$/,
  campaign: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  segment: /^(new|returning)$/,
  brand: /^(other|apple|samsung|xiaomi|oppo|vivo|realme|huawei|google)$/,
  system: /^(other|ios|android|windows|macos|linux|chromeos)$/,
  browser: /^(other|safari|chrome|samsung|edge|firefox|opera|coccoc|zalo|facebook|webview)$/,
  window: /^(mini|browser)$/,
  weekday: /^[1-7]$/,
  hour: /^(1?\d|2[0-3])$/,
  answer: /^[^=]{1,128}=.{0,200}$/,
  q: /^.{1,80}$/,
} satisfies Record<keyof View, RegExp>

/** Reads an address; what the server would not take is left out, but for days: other days than asked for would mislead. */
export function readView(search: Record<string, unknown>): View {
  const found = Object.entries(FORMS).flatMap(([name, form]) => {
    // The router reads figures as numbers: an hour, a telephone number.
    const value = typeof search[name] === 'number' ? String(search[name]) : search[name]
    return typeof value === 'string' && form.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as View
}

/** What the server is asked for it. */
export function queryOf(view: View): Partial<ReportQuery> {
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (view[name] ? [[name, view[name]]] : [])))
  return {
    range: view.range ?? 'last7',
    compare: view.compare ?? 'previous',
    scope: view.scope ?? 'page',
    ...(filters as Partial<ReportQuery>),
  }
}

export function isFiltered(view: View): boolean {
  return FILTERS.some((name) => view[name] !== undefined)
}

/** The same report without its filters. */
export function unfiltered(view: View): View {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !(FILTERS as readonly string[]).includes(name)))
}

/** The first and the last day, when the range is not one by name. */
export function daysOf(range: string | undefined): [from: string, to: string] | undefined {
  const [from, to] = (range ?? '').split(',')
  return from && to ? [from, to] : undefined
}

/** A pressed bar of a time chart: that day, or that month up to the end of the range. */
export function rangeOf(on: string, by: 'day' | 'month', last: string): string {
  if (by === 'day') return `${on},${on}`
  const end = new Date(Date.UTC(Number(on.slice(0, 4)), Number(on.slice(5, 7)), 0)).toISOString().slice(0, 10)
  return `${on},${end < last ? end : last}`
}

/** Not such as 31 February. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}
