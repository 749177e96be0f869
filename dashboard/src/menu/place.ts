import * as z from 'zod'
import { pageItems } from '@portico/contract/menu.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

export const VIEWS = ['items', 'menus', 'guests'] as const

/** Which part of the screen is shown, and what its list is narrowed to. */
export const readPlace = placeOf(pageItems.list, { view: z.enum(VIEWS) })
export type Place = PlaceOf<typeof readPlace>
/** What the items are narrowed to. */
export type ItemFilters = Omit<Place, 'view'>
