// Plans for one or more pages, bought together.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { requiredText } from '../text.ts'
import { PLAN_PERIODS } from './terms.ts'

const access = { by: 'user' } as const

/** Why a line cannot be bought as it is; a changed price is bought once it has been seen. */
export const CART_PROBLEMS = ['plan', 'price', 'currency', 'lifetime', 'right'] as const

const CartLine = z.object({
  pageId: z.uuid(),
  page: z.string(),
  planId: z.uuid(),
  plan: z.string(),
  period: z.enum(PLAN_PERIODS),
  periods: z.number().int(),
  /** For one period, in minor units: now, and when it was put into the cart. */
  price: z.number().int(),
  oldPrice: z.number().int(),
  total: z.number().int(),
  currency: z.string(),
  problem: z.enum(CART_PROBLEMS).nullable(),
})
export type CartLine = z.output<typeof CartLine>

export const Cart = z.object({
  lines: z.array(CartLine),
  voucher: z.string().nullable(),
  discount: z.number().int(),
  /** What is to be paid, in minor units. */
  total: z.number().int(),
  currency: z.string(),
  balance: z.number().int(),
})
export type Cart = z.output<typeof Cart>

const Purchase = z.object({
  id: z.uuid(),
  total: z.number().int(),
  discount: z.number().int(),
  currency: z.string(),
  lines: z.array(
    z.object({ page: z.string(), plan: z.string(), end_date: z.iso.datetime().nullable(), total: z.number().int() }),
  ),
  at: z.iso.datetime(),
})
export type CartPurchase = z.output<typeof Purchase>

export const cart = {
  read: endpoint({
    method: 'GET',
    path: '/cart',
    summary: 'Read the caller’s cart at the prices of now',
    access,
    isWaiting: true,
    returns: Cart,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/cart/lines/{pageId}',
    summary: 'Put a plan for a page into the cart, instead of the one that is there',
    access,
    isWaiting: true,
    isPart: true,
    params: z.object({ pageId: z.uuid() }),
    body: z.object({ planId: z.uuid(), periods: z.number().int().min(1).max(36) }),
    returns: Cart,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cart/lines/{pageId}',
    summary: 'Take a page’s plan out of the cart',
    access,
    isWaiting: true,
    isPart: true,
    params: z.object({ pageId: z.uuid() }),
    returns: Cart,
  }),
  useVoucher: endpoint({
    method: 'PUT',
    path: '/cart/voucher',
    summary: 'Use a voucher for the cart, or none',
    access,
    isWaiting: true,
    isPart: true,
    perMinute: 60,
    body: z.object({ code: requiredText(24).nullable() }),
    returns: Cart,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/cart/pay',
    summary: 'Buy what is in the cart from the balance: all of it or nothing',
    access,
    isWaiting: true,
    body: z.object({
      /** What the caller saw: another total is refused. */
      total: z.number().int().min(0).max(1_000_000_000_000),
      /** The same key buys once. */
      key: requiredText(64),
    }),
    returns: Purchase,
  }),
}
