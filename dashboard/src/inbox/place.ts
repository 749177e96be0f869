import * as z from 'zod'
import { conversations } from '@portico/contract/inbox.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** What the list shows, which conversation is open, and which part a phone shows of it. */
export const readPlace = placeOf(conversations.list, {
  id: z.uuid().optional(),
  pane: z.enum(['aside']).optional(),
})
export type Place = PlaceOf<typeof readPlace>

/** The part of a place that the list is asked for. */
export function filtersOf({ id: _id, pane: _pane, ...filters }: Place) {
  return filters
}
