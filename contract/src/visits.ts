import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'

/** Counts of guests' stays, by the page's own days. Everything beyond today is a report's. */
export const visits = {
  summary: endpoint({
    method: 'GET',
    path: '/visits/summary',
    summary: 'Visits today, against the same hours a week ago',
    access: { by: 'page', may: 'report.today:read' },
    returns: z.object({
      today: z.number().int(),
      /** Null for a role that sees today only (without `report:read`). */
      sameDayLastWeek: z.number().int().nullable(),
    }),
  }),
}
