import * as z from 'zod'
import { sessions } from '@portico/contract/gateways/sessions.ts'
import { text } from '@portico/contract/text.ts'
import { placeOf, type PlaceOf } from '../../core/usePlace.ts'

export const VIEWS = ['online', 'lists', 'quota'] as const
/** What the live list can be sorted by; a minus turns it round. */
const SORTS = ['guest', 'device', 'since', 'rate', 'data', 'limit'] as const

export const readPlace = placeOf(sessions.online, {
  view: z.enum(VIEWS).default('online'),
  search: text(100),
  device: text(100),
  sort: z.enum(SORTS.flatMap((key) => [key, `-${key}`] as const)),
})
export type SessionFilters = PlaceOf<typeof readPlace>
