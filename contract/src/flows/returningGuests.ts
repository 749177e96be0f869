// For how long a guest who comes back is let in without steps.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'

export const MOST_RETURN_DAYS = 90
/** Days that the dashboard proposes when an owner turns it on. */
export const USUAL_RETURN_DAYS = 7

/** 0 asks every time. */
const ReturningGuests = z.object({ days: z.int().min(0).max(MOST_RETURN_DAYS) })

export const returningGuests = {
  read: endpoint({
    method: 'GET',
    path: '/returning-guests',
    summary: 'For how many days guests who come back pass without steps',
    access: { by: 'page', may: 'flow:read' },
    returns: ReturningGuests,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/returning-guests',
    summary: 'Let guests who come back within some days pass without steps; 0 asks every time',
    access: { by: 'page', may: 'flow:publish' },
    body: ReturningGuests,
    returns: ReturningGuests,
  }),
}
