import * as z from 'zod'
import { webhooks } from '@portico/contract/integrations.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

export const VIEWS = ['connections', 'webhooks', 'keys'] as const

/** Which part of the screen is open, and what its log is narrowed to. */
export const readPlace = placeOf(webhooks.deliveries, { part: z.enum(VIEWS).default('connections') })
export type Place = PlaceOf<typeof readPlace>
