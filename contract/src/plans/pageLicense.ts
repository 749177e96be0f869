// What the plan of one page gives, how much of it is used, and the licence code that extends it.
import * as z from 'zod'
import { PLAN_LIMITS } from '../access.ts'
import { endpoint } from '../http/endpoint.ts'
import { requiredText } from '../text.ts'
import { Plan } from '../plans.ts'
import { CHANGE_KINDS } from './modules.ts'
import { RENEWAL_OBSTACLES } from './renewal.ts'
import { SUBSCRIPTION_STATES } from './terms.ts'

const read = { by: 'page', may: 'page.license:read' } as const
const buy = { by: 'page', may: 'page.license:buy' } as const

/** What a code or a purchase leads to. */
const Receipt = z.object({
  plan: z.string(),
  end_date: z.iso.datetime().nullable(),
  isLifetime: z.boolean(),
  /** Days that are left of another plan, as days of this one. */
  convertedDays: z.number().int(),
  /** Nothing for a code. */
  total: z.number().int(),
  currency: z.string(),
  /** The caller's, afterwards. */
  balance: z.number().int(),
})
export type LicenceReceipt = z.output<typeof Receipt>

const code = requiredText(40)
const periods = z.number().int().min(1).max(36)

const PageLicense = z.object({
  plan: Plan.omit({ pages: true }),
  state: z.enum(SUBSCRIPTION_STATES),
  end_date: z.iso.datetime().nullable(),
  isLifetime: z.boolean(),
  /** Until when nothing that runs is switched off, after the end. */
  graceUntil: z.iso.datetime().nullable(),
  /** Whether the plan renews itself; null for one that does not end or is not sold. */
  renewal: z
    .object({
      /** Who pays; null while it is off. */
      by: z.string().nullable(),
      isOn: z.boolean(),
      /** For a period, in minor units: now, and what was agreed to. */
      price: z.number().int(),
      agreed: z.number().int().nullable(),
      currency: z.string(),
      /** When it is paid. */
      at: z.iso.datetime(),
      obstacle: z.enum(RENEWAL_OBSTACLES).nullable(),
    })
    .nullable(),
  usage: z.array(z.object({ name: z.enum(PLAN_LIMITS), used: z.number().int(), limit: z.number().int().nullable() })),
  history: z.array(
    z.object({
      kind: z.enum(CHANGE_KINDS),
      plan: z.string(),
      end_date: z.iso.datetime().nullable(),
      isLifetime: z.boolean(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
export type PageLicense = z.output<typeof PageLicense>

export const pageLicense = {
  read: endpoint({
    method: 'GET',
    path: '/page-license',
    summary: 'Read what the page’s plan gives, and how much of it is used',
    access: read,
    isWaiting: true,
    returns: PageLicense,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/page-license/preview',
    summary: 'See what a licence code or a plan would do, and what it would cost',
    access: buy,
    isWaiting: true,
    isPart: true,
    body: z.union([z.object({ code }), z.object({ planId: z.uuid(), periods })]),
    returns: Receipt,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/page-license/redeem',
    summary: 'Use a licence code for the page',
    access: buy,
    isWaiting: true,
    body: z.object({ code }),
    returns: Receipt,
  }),
  renew: endpoint({
    method: 'PUT',
    path: '/page-license/renewal',
    summary: 'Let the plan renew itself from the caller’s balance, or not',
    access: buy,
    isWaiting: true,
    body: z.object({
      isOn: z.boolean(),
      /** What the caller saw: a higher one is never paid without asking. */
      price: z.number().int().min(0),
    }),
    returns: PageLicense,
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/page-license/purchase',
    summary: 'Buy a plan for the page from the owner’s balance',
    access: buy,
    isWaiting: true,
    body: z.object({
      planId: z.uuid(),
      periods,
      /** What the caller saw: another price is refused. */
      price: z.number().int().min(0),
      /** The same key buys once. */
      key: requiredText(64),
    }),
    returns: Receipt,
  }),
}
