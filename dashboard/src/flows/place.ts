import * as z from 'zod'
import { flows } from '@portico/contract/flows.ts'
import { placeOf } from '../core/usePlace.ts'

export const VIEWS = ['flows', 'consents'] as const
export const PURPOSES = ['marketing', 'terms'] as const

/** Which part is open, and of the consents which purpose. */
export const readPlace = placeOf(flows.list, {
  view: z.enum(VIEWS).default('flows'),
  of: z.enum(PURPOSES).default('marketing'),
})
