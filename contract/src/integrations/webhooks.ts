// Endpoints that receive a page's domain events, and the log of their deliveries.
import * as z from 'zod'
import { DOMAIN_EVENT_KINDS } from '../domainEvents.ts'
import { crud, listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { requiredText } from '../text.ts'
import { at, Health, isWebAddress, Problem, READ, Secret, WRITE } from './health.ts'

const WebhookFields = z.object({
  url: requiredText(500).refine(isWebAddress, 'field/invalid'),
  kinds: z.array(z.enum(DOMAIN_EVENT_KINDS)).min(1, 'field/required').max(DOMAIN_EVENT_KINDS.length),
  isOn: z.boolean(),
  /** Adds guests' names, phones and e-mails to the data sent. */
  hasPersonalData: z.boolean(),
})

const Webhook = WebhookFields.extend({
  id: z.uuid(),
  kinds: z.array(z.string()),
  /** Why the product switched it off by itself. */
  offReason: z.enum(['gone', 'failing']).nullable(),
  secret: Secret,
  /** Until when the secret before this one signs too. */
  previousUntil: at,
  createdAt: z.iso.datetime(),
  ...Health.shape,
})
export type Webhook = z.output<typeof Webhook>

export const DELIVERY_STATES = ['waiting', 'done', 'failed'] as const
const Delivery = z.object({
  id: z.uuid(),
  webhookId: z.uuid(),
  url: z.string(),
  kind: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.iso.datetime(),
  tries: z.number().int(),
  triedAt: at,
  /** When it is tried next, while it waits. */
  nextAt: at,
  status: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  lastProblem: Problem.nullable(),
  lastDetail: z.string(),
})
export type Delivery = z.output<typeof Delivery>

const one = z.object({ id: z.uuid() })

export const webhooks = {
  ...crud({
    path: '/webhooks',
    key: 'id',
    name: 'webhook',
    item: Webhook,
    fields: WebhookFields,
    most: 10,
    once: { signingSecret: z.string() },
    about: {
      list: 'Webhooks of the page',
      create: 'Add a webhook; its signing secret is answered here and never again',
      remove: 'Remove a webhook and its delivery log',
    },
    read: READ,
    edit: WRITE,
    module: 'api',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/webhooks/{id}/secret',
    summary: 'Make a new signing secret; for 24 hours the old one signs as well',
    access: WRITE,
    params: one,
    returns: Webhook.extend({ signingSecret: z.string() }),
    perMinute: 10,
  }),
  test: endpoint({
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test event',
    access: WRITE,
    params: one,
    returns: Delivery,
    perMinute: 20,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhook-deliveries',
    summary: 'What was sent in the last 30 days, newest first',
    access: READ,
    query: paging.extend({
      webhook: z.uuid().optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      kind: z
        .string()
        .regex(/^[a-z.-]{1,40}$/)
        .optional(),
    }),
    returns: listOf(Delivery),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/webhook-deliveries/{id}',
    summary:
      'One delivery with its request and answer; the body is null for who may not see guests\u2019 personal data',
    access: READ,
    params: one,
    returns: Delivery.extend({ body: z.string().nullable(), response: z.string() }),
  }),
  redeliver: endpoint({
    method: 'POST',
    path: '/webhook-deliveries/{id}/redeliver',
    summary: 'Send it again, under the same Portico-Delivery id',
    access: WRITE,
    params: one,
    returns: Delivery,
    perMinute: 30,
  }),
}
