import { profiles } from '@portico/contract/profiles.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** What the list of guests is narrowed to. */
export const readPlace = placeOf(profiles.list)
export type ProfileFilters = PlaceOf<typeof readPlace>
