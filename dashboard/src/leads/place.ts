import * as z from 'zod'
import { leads } from '@portico/contract/leads.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

export const VIEWS = ['list', 'board'] as const

/** Which leads are shown, and how. */
export const readPlace = placeOf(leads.list, { view: z.enum(VIEWS) })
export type Place = PlaceOf<typeof readPlace>
/** What the list is narrowed to, whichever way it is shown. */
export type LeadFilters = Omit<Place, 'view'>

/** A big value comes first, a name or a date in its own order. */
export function orderOf(filters: LeadFilters): LeadFilters {
  return filters.sort === 'value' ? { ...filters, order: 'desc' } : filters
}
