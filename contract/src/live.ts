import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'

/** What changed on the page; the dashboard refetches what it shows of it. */
export const LiveEvent = z.object({
  topic: z.enum([
    'sessions',
    'visits',
    'devices',
    'reports',
    'members',
    'access-codes',
    'wifi-sales',
    'login-codes',
    'templates',
    'flows',
    'leads',
    'media',
    'finance',
    'license',
    'profiles',
    'segments',
    'campaigns',
    'automations',
    'menu',
    'messages',
    'reviews',
    'loyalty',
    'imports',
    'exports',
    'gifts',
    'gift-orders',
    'zalo',
    'inbox',
    'inbox-presence',
    'chatbots',
    'wifi-profiles',
    'hello',
  ]),
  at: z.iso.datetime(),
})
export type LiveEvent = z.output<typeof LiveEvent>

export const live = {
  events: endpoint({
    method: 'GET',
    path: '/live',
    summary: 'Server-sent events: what changes on this page, as it happens',
    access: { by: 'page', may: 'session:read' },
    returns: LiveEvent,
    stream: true,
  }),
}
