import * as z from 'zod'
import { botTalks } from '@portico/contract/chatbots.ts'
import { placeOf } from '../core/usePlace.ts'

export const VIEWS = ['rules', 'knowledge', 'limits', 'test', 'log'] as const

/** Which part is open, and of the log which decisions. */
export const readPlace = placeOf(botTalks.turns, { view: z.enum(VIEWS).default('rules') })
