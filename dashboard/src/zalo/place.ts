import { zaloUsers } from '@portico/contract/zalo/users.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** Which followers are shown. */
export const readPlace = placeOf({ ...zaloUsers.list, query: zaloUsers.list.query.omit({ size: true, from: true }) })
export type Place = PlaceOf<typeof readPlace>
