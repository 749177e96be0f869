import { wifiProfiles } from '@portico/contract/wifiProfiles.ts'
import { placeOf, type PlaceOf } from '../../core/usePlace.ts'

/** Which profiles are shown. */
export const readPlace = placeOf(wifiProfiles.list)
export type Place = PlaceOf<typeof readPlace>
