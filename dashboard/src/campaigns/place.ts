import { campaigns } from '@portico/contract/campaigns.ts'
import { placeOf } from '../core/usePlace.ts'

/** Which campaigns are shown. */
export const readPlace = placeOf(campaigns.list)
