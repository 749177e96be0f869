import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** In a file of its own, because the menu of every screen asks for it. */
export const inboxBoard = endpoint({
  method: 'GET',
  path: '/inbox',
  summary: 'How many conversations wait for whom, and the members they can be assigned to',
  access: { by: 'page', may: 'zalo:read' },
  returns: z.object({
    /** Conversations with something unread. */
    unread: z.int(),
    open: z.int(),
    waiting: z.int(),
    mine: z.int(),
    nobodys: z.int(),
    people: z.array(z.object({ uid: z.uuid(), displayName: z.string() })),
    venue: z.string(),
  }),
})
