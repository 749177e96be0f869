// Plans that the platform sells, and which page has which.
import * as z from 'zod'
import { PLAN_LIMITS } from './access.ts'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { requiredText, text } from './text.ts'
import { MODULES } from './plans/modules.ts'
import { PLAN_PERIODS, SUBSCRIPTION_STATES } from './plans/terms.ts'

const admin = { by: 'admin' } as const
const switched = z.union([z.literal(0), z.literal(1)])
const limit = z.number().int().min(0).max(1_000_000_000)

const Metrics = z.object({
  videoUpload: switched,
  cta: switched,
  modules: z.array(z.enum(MODULES)).max(MODULES.length),
  limits: z.partialRecord(z.enum(PLAN_LIMITS), limit).optional(),
})

const fields = z.object({
  name: requiredText(40),
  /** In minor units, for one period. */
  price: z.number().int().min(0).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(PLAN_PERIODS),
  other_metrics: Metrics,
  isOnSale: z.boolean(),
})

export const Plan = fields.extend({
  id: z.uuid(),
  /** New pages begin on it. */
  isForNew: z.boolean(),
  /** Pages that have it. */
  pages: z.number().int(),
})
export type Plan = z.output<typeof Plan>
export type PlanFields = z.output<typeof fields>

const params = z.object({ id: z.uuid() })

export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/plans',
    summary: 'List the plans on sale, cheapest first',
    access: { by: 'user', orPageToken: true },
    returns: listOf(Plan.omit({ pages: true })),
  }),
  all: endpoint({
    method: 'GET',
    path: '/admin/plans',
    summary: 'List every plan, with how many pages have it',
    access: admin,
    query: paging,
    returns: listOf(Plan).extend({ isSelling: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/plans',
    summary: 'Add a plan',
    access: admin,
    body: fields,
    returns: Plan,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/plans/{id}',
    summary: 'Change a plan; pages that have it get what it holds from now on',
    access: admin,
    params,
    body: fields.partial(),
    returns: Plan,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/plans/{id}',
    summary: 'Retire a plan: it is no longer sold, and pages that have it keep it',
    access: admin,
    params,
    returns: params,
  }),
  sell: endpoint({
    method: 'PUT',
    path: '/admin/selling',
    summary: 'Switch selling on or off: new pages begin on FREE, or have everything for life',
    access: admin,
    body: z.object({ isSelling: z.boolean() }),
    returns: z.object({ isSelling: z.boolean() }),
  }),
}

export const SubscriptionRow = z.object({
  pageId: z.uuid(),
  page: z.string(),
  owner: z.string(),
  /** Null where a page never had one: it is on FREE. */
  planId: z.uuid().nullable(),
  plan: z.string(),
  end_date: z.iso.datetime().nullable(),
  isLifetime: z.boolean(),
  state: z.enum(SUBSCRIPTION_STATES),
  createdAt: z.iso.datetime(),
})
export type SubscriptionRow = z.output<typeof SubscriptionRow>

export const subscriptions = {
  list: endpoint({
    method: 'GET',
    path: '/admin/subscriptions',
    summary: 'List the subscriptions of all pages',
    access: admin,
    query: paging.extend({
      /** A part of the page’s name or of its owner’s address. */
      search: text(80).optional(),
      planId: z.uuid().optional(),
      state: z.enum(SUBSCRIPTION_STATES).optional(),
    }),
    returns: listOf(SubscriptionRow),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/admin/subscriptions/{pageId}',
    summary: 'Give a page a plan until a day or for life, with the reason',
    access: admin,
    params: z.object({ pageId: z.uuid() }),
    body: z
      .object({
        planId: z.uuid(),
        end_date: z.iso.datetime().nullable(),
        isLifetime: z.boolean(),
        reason: requiredText(200),
      })
      .refine(({ isLifetime, end_date: end }) => !(isLifetime && end !== null), { path: ['end_date'] }),
    returns: SubscriptionRow,
  }),
}
