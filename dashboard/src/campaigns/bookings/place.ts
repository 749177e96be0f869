import * as z from 'zod'
import { wifiCampaigns } from '@portico/contract/campaigns.ts'
import { placeOf, type PlaceOf } from '../../core/usePlace.ts'
import { STEPS } from './plan.ts'

export const VIEWS = ['list', 'calendar'] as const

/** Which bookings are shown, how, and in the calendar of which month. */
export const readPlace = placeOf(wifiCampaigns.list, {
  view: z.enum(VIEWS),
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
})
export type Place = PlaceOf<typeof readPlace>
export type BookingFilters = Omit<Place, 'view' | 'month'>

/** Of one booking: which part of it, and for a new one the campaign it begins with. */
export const readEditorPlace = placeOf(wifiCampaigns.read, {
  part: z.enum(['figures', 'plan']),
  step: z.enum(STEPS),
  creative: z.uuid(),
})
