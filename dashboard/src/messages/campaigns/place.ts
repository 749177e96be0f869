import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { placeOf } from '../../core/usePlace.ts'

/** Which campaigns are shown. */
export const readPlace = placeOf(zaloCampaigns.list)
