// Money that a user pays in through a payment provider.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { taxCode } from './finance/billing.ts'
import { requiredText, text, timeZone } from './text.ts'

export const PAYMENT_PROVIDERS = ['payos', 'vnpay', 'stripe'] as const
export const PAYMENT_STATES = ['pending', 'paid', 'expired', 'failed', 'refused'] as const

/** The least and the most of one top-up, in minor units. */
export function topUpLimits(currency: string): { min: number; max: number } {
  return currency === 'VND' ? { min: 10_000, max: 500_000_000 } : { min: 100, max: 2_000_000 }
}

const amount = z.number().int().min(1).max(1_000_000_000)

export const PaymentOrder = z.object({
  id: z.uuid(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** What the provider and the bank call it. */
  reference: z.string(),
  /** In minor units. */
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** Whether it pays a cart. */
  isForCart: z.boolean(),
  /** The provider's page; empty until it has answered. */
  url: z.string(),
  /** The content of a VietQR code; empty for a provider without one. */
  qr: z.string(),
  invoiceNumber: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
})
export type PaymentOrder = z.output<typeof PaymentOrder>

const BillingDetails = z.object({
  /** Empty for a person without a company: the invoice bears the user's name. */
  company: text(160),
  taxCode,
  address: text(300),
  /** Where invoices are to be sent; empty for the account's own. */
  email: z.union([z.literal(''), text(128).pipe(z.email('field/invalid'))]),
})
export type BillingDetails = z.output<typeof BillingDetails>

const params = z.object({ id: z.uuid() })
const access = { by: 'user' } as const

export const payments = {
  options: endpoint({
    method: 'GET',
    path: '/payment-options',
    summary: 'Read which payment providers take a top-up, and how much',
    access,
    returns: z.object({
      providers: z.array(z.enum(PAYMENT_PROVIDERS)),
      currency: z.string(),
      min: z.number().int(),
      max: z.number().int(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/payments',
    summary: 'List the caller’s top-ups, newest first',
    access,
    query: paging,
    returns: listOf(PaymentOrder),
  }),
  start: endpoint({
    method: 'POST',
    path: '/payments',
    summary: 'Start a top-up: the answer says where to pay',
    access,
    isWaiting: true,
    perMinute: 60,
    body: z.object({
      provider: z.enum(PAYMENT_PROVIDERS),
      amount,
      /** Buys the caller's cart with it as soon as it is there; what is left stays in the wallet. */
      forCart: z.boolean().optional(),
      /** The same key starts one top-up. */
      key: requiredText(64),
    }),
    returns: PaymentOrder,
  }),
  read: endpoint({
    method: 'GET',
    path: '/payments/{id}',
    summary: 'Read a top-up',
    access,
    params,
    returns: PaymentOrder,
  }),
  check: endpoint({
    method: 'POST',
    path: '/payments/{id}/check',
    summary: 'Ask the provider what has become of a top-up, for when its notice is late',
    access,
    isWaiting: true,
    isPart: true,
    perMinute: 120,
    params,
    returns: PaymentOrder,
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/payments/{id}/invoice',
    summary: 'Make the receipt of a paid top-up as PDF, with the caller’s company on it',
    access,
    isWaiting: true,
    perMinute: 120,
    params,
    query: z.object({ timeZone: timeZone.default('Asia/Ho_Chi_Minh') }),
    returns: z.object({ filename: z.string(), type: z.string(), base64: z.string() }),
  }),
  billing: endpoint({
    method: 'GET',
    path: '/billing-details',
    summary: 'Read the company on the caller’s invoices',
    access,
    returns: BillingDetails,
  }),
  saveBilling: endpoint({
    method: 'PUT',
    path: '/billing-details',
    summary: 'Change the company on the caller’s invoices',
    access,
    body: BillingDetails,
    returns: BillingDetails,
  }),
}
