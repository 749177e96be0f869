// How each of the caller's venues does right now: one call, however many there are.
import * as z from 'zod'
import { ROLES } from '../access.ts'
import { endpoint } from '../http/endpoint.ts'
import { listOf } from '../http/crud.ts'

const Figures = z.object({
  guestsOnline: z.number().int(),
  gateways: z.number().int(),
  /** Gateways that have lost contact. */
  offline: z.number().int(),
  /** Gateways that let everybody in because their portal has stopped. */
  open: z.number().int(),
  /** By the day of the page's own time zone. */
  visitsToday: z.number().int(),
  /** A week earlier, up to the same hour. */
  visitsLastWeek: z.number().int(),
})

const PageOverview = z.object({
  eid: z.uuid(),
  name: z.string(),
  title: z.string(),
  role: z.enum(ROLES),
  plan: z.string().nullable(),
  /** Null for roles that may not read reports. */
  figures: Figures.nullable(),
})
export type PageOverview = z.output<typeof PageOverview>

export const overview = endpoint({
  method: 'GET',
  path: '/pages/overview',
  summary: 'How each of the caller’s pages does right now',
  access: { by: 'user' },
  returns: listOf(PageOverview),
})
