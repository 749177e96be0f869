import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'

const Day = z.object({
  day: z.iso.date(),
  visits: z.number().int(),
  guests: z.number().int(),
  newGuests: z.number().int(),
})

const count = z.number().int().nullable()

/** Counts of guests' stays, by the page's own days. */
export const visits = {
  summary: endpoint({
    method: 'GET',
    path: '/visits/summary',
    summary: 'Visits today, this week and day by day',
    access: { by: 'page', may: 'report.today:read' },
    query: z.object({ days: z.coerce.number<number | string>().int().min(1).max(90).default(30) }),
    /** Null is what a role that sees today only may not know (`report:read`). */
    returns: z.object({
      /** Up to now, against the same hours a week ago. */
      today: z.number().int(),
      sameDayLastWeek: count,
      /** The last seven days with today, against the seven before. */
      week: count,
      previousWeek: count,
      guestsThisWeek: count,
      newGuestsThisWeek: count,
      contactsThisWeek: count,
      marketingConsentsThisWeek: count,
      days: z.array(Day).nullable(),
    }),
  }),
}
