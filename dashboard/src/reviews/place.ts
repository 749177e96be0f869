import { reviews } from '@portico/contract/reviews.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** Which reviews are shown. */
export const readPlace = placeOf(reviews.list)
export type Place = PlaceOf<typeof readPlace>
