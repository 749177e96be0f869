import * as z from 'zod'
import { media } from '@portico/contract/media.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** What the library is narrowed to, and which page of it is shown. */
export const readPlace = placeOf(media.list, { bin: z.literal(true), page: z.int().min(2).max(500) })
export type MediaFilters = PlaceOf<typeof readPlace>
