import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'

const Day = z.object({
  day: z.iso.date(),
  visits: z.number().int(),
  guests: z.number().int(),
  newGuests: z.number().int(),
})

/** Counts of guests' stays, by the page's own days. */
export const visits = {
  summary: endpoint({
    method: 'GET',
    path: '/visits/summary',
    summary: 'Visits today, this week and day by day',
    access: { by: 'page', may: 'report.today:read' },
    query: z.object({ days: z.coerce.number<number | string>().int().min(1).max(90).default(30) }),
    returns: z.object({
      /** Up to now, against the same hours a week ago. */
      today: z.number().int(),
      sameDayLastWeek: z.number().int(),
      /** The last seven days with today, against the seven before. */
      week: z.number().int(),
      previousWeek: z.number().int(),
      guestsThisWeek: z.number().int(),
      newGuestsThisWeek: z.number().int(),
      contactsThisWeek: z.number().int(),
      marketingConsentsThisWeek: z.number().int(),
      days: z.array(Day),
    }),
  }),
}
