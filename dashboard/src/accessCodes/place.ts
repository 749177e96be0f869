import { accessCodes } from '@portico/contract/accessCodes.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** Where somebody is among the codes. */
export const readPlace = placeOf(accessCodes.list)
export type Place = PlaceOf<typeof readPlace>
