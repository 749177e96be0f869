// The administrator's view of payments: every order, and what the provider's books and ours disagree on.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATES, PaymentOrder } from '../payments.ts'
import { requiredText, text } from '../text.ts'

const access = { by: 'admin' } as const

/**
 * `missing-here`: paid there, not credited here. `missing-there`: credited here, not paid there. `unknown`: paid there, of no
 * order of ours. `twice`: one order paid by two payments.
 */
export const DIFFERENCE_KINDS = ['missing-here', 'missing-there', 'amount', 'unknown', 'twice', 'currency'] as const

const PaymentDifference = z.object({
  id: z.uuid(),
  provider: z.enum(PAYMENT_PROVIDERS),
  reference: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  ours: z.number().int().nullable(),
  theirs: z.number().int().nullable(),
  currency: z.string(),
  /** Whose order it is, as an address. */
  owner: z.string().nullable(),
  foundAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolution: z.string(),
})
export type PaymentDifference = z.output<typeof PaymentDifference>

const AdminOrder = PaymentOrder.omit({ url: true, qr: true }).extend({
  owner: z.string(),
  /** What credited it, and how much of that was taken back. */
  transferId: z.uuid().nullable(),
  takenBack: z.number().int(),
})
export type AdminOrder = z.output<typeof AdminOrder>

const Reconciliation = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  at: z.iso.datetime(),
  /** Orders compared, and differences that are new. */
  orders: z.number().int(),
  differences: z.number().int(),
  /** Why the books could not be compared; empty where they were. */
  fault: z.string(),
})
export type Reconciliation = z.output<typeof Reconciliation>

const params = z.object({ id: z.uuid() })

export const adminPayments = {
  orders: endpoint({
    method: 'GET',
    path: '/admin/payments',
    summary: 'List the top-ups of all users, newest first',
    access,
    query: paging.extend({
      /** A part of the reference or of the owner’s address. */
      search: text(80).optional(),
      state: z.enum(PAYMENT_STATES).optional(),
      provider: z.enum(PAYMENT_PROVIDERS).optional(),
    }),
    returns: listOf(AdminOrder),
  }),
  differences: endpoint({
    method: 'GET',
    path: '/admin/payment-differences',
    summary: 'List what the providers’ books and ours disagree on, with the last comparison of each',
    access,
    query: paging.extend({ state: z.enum(['open', 'resolved']).optional() }),
    returns: listOf(PaymentDifference).extend({ open: z.number().int(), last: z.array(Reconciliation) }),
  }),
  resolve: endpoint({
    method: 'PUT',
    path: '/admin/payment-differences/{id}',
    summary: 'Close a difference with what was done about it',
    access,
    params,
    body: z.object({ resolution: requiredText(300) }),
    returns: PaymentDifference,
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/admin/payments/reconcile',
    summary: 'Compare the providers’ books with ours now',
    access,
    isWaiting: true,
    perMinute: 4,
    returns: z.object({ rows: z.array(Reconciliation) }),
  }),
}
