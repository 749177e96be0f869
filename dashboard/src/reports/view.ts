// What a report is asked, as it stands in the address: it can be kept, sent, and gone back to.
import * as z from 'zod'
import { FILTERS, reports, type ReportName, type ReportQuery } from '@portico/contract/reports.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'
import type { Days } from '../ui/dates/ranges.ts'

export { FILTERS, type FilterName } from '@portico/contract/reports.ts'

/** Of any report: each takes what concerns it. Days that are none are for the server to refuse: others would mislead. */
export const readView = placeOf(reports.topUsers, {
  /** The previous period when left out. */
  compare: z.enum(['year', 'none']),
  tab: z.enum(['leads', 'hotspots', 'guests']),
})
export type View = PlaceOf<typeof readView>

/** Reports that leave the house; those of people do not. */
export type SentReport = Exclude<ReportName, 'guests' | 'top-users'>

/** What the server is asked for it. */
export function queryOf(view: View): Partial<ReportQuery> {
  const { range = 'last7', compare = 'previous', scope = 'page', tab: _, sort: __, q: ___, ...filters } = view
  return { range, compare, scope, ...filters }
}

export function isFiltered(view: View): boolean {
  return FILTERS.some((name) => view[name] !== undefined)
}

/** The same report without its filters. */
export function withoutFilters(view: View): View {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !(FILTERS as readonly string[]).includes(name)))
}

/** The first and the last day, when the range is not one by name. */
export function daysOf(range: string | undefined): Days | undefined {
  const [from, to] = (range ?? '').split(',')
  return from && to ? { from, to } : undefined
}

/** A pressed bar of a time chart: that day, or that month up to the end of the range. */
export function rangeOf(on: string, by: 'day' | 'month', last: string): string {
  if (by === 'day') return `${on},${on}`
  const end = new Date(Date.UTC(Number(on.slice(0, 4)), Number(on.slice(5, 7)), 0)).toISOString().slice(0, 10)
  return `${on},${end < last ? end : last}`
}
