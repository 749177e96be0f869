import * as z from 'zod'
import { automations } from '@portico/contract/automations.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

export const VIEWS = ['steps', 'log'] as const

/** Which part is open, and of the log what is shown. */
export const readPlace = placeOf(automations.log, { view: z.enum(VIEWS).default('steps') })
export type AutomationPlace = PlaceOf<typeof readPlace>
