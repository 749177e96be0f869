// Invoices: one for each purchase, and one for each month of metered use.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'
import { CHARGE_PURPOSES } from '../finance.ts'
import { timeZone } from '../text.ts'

const access = { by: 'user' } as const

const Invoice = z.object({
  id: z.uuid(),
  number: z.number().int(),
  lines: z.array(
    z.object({
      /** A plan and its periods, or the page that used something. */
      what: z.string(),
      purpose: z.enum(CHARGE_PURPOSES).optional(),
      amount: z.number().int(),
    }),
  ),
  /** In minor units; the tax is contained in it. */
  total: z.number().int(),
  currency: z.string(),
  at: z.iso.datetime(),
})
export type Invoice = z.output<typeof Invoice>

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoices',
    summary: 'List the caller’s invoices, newest first',
    access,
    query: paging,
    returns: listOf(Invoice),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invoices/{id}/pdf',
    summary: 'Make an invoice as PDF, with the company of the caller on it',
    access,
    isWaiting: true,
    perMinute: 120,
    params: z.object({ id: z.uuid() }),
    query: z.object({ timeZone: timeZone.default('Asia/Ho_Chi_Minh') }),
    returns: z.object({ filename: z.string(), type: z.string(), base64: z.string() }),
  }),
}
