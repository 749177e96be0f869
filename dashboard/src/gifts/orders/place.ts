import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { placeOf, type PlaceOf } from '../../core/usePlace.ts'

/** Which orders are shown. */
export const readPlace = placeOf(giftExchanges.list)
export type Place = PlaceOf<typeof readPlace>
