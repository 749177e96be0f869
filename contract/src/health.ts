import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'

/** For load balancers and supervisors. */
export const health = {
  live: endpoint({
    method: 'GET',
    path: '/livez',
    summary: 'The process can do its work; 503 when it has to be restarted',
    access: { by: 'anyone' },
    urgency: 'none',
    returns: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'The database takes writes and is migrated, the disk has room, and no stop is near; 503 or 507 otherwise',
    access: { by: 'anyone' },
    urgency: 'none',
    returns: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
}
