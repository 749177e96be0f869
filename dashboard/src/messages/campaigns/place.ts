import * as z from 'zod'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { placeOf, type PlaceOf } from '../../core/usePlace.ts'

/** Which campaigns are shown. */
export const readPlace = placeOf(zaloCampaigns.list)

export const VIEWS = ['results', 'sends'] as const

/** Which part of a campaign is shown, and which of its messages. */
export const readSendsPlace = placeOf(zaloCampaigns.sends, { view: z.enum(VIEWS).default('results') })
export type SendsPlace = PlaceOf<typeof readSendsPlace>
