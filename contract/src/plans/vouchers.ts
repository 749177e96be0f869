// Vouchers that an administrator gives out: a share or an amount off a cart, once for each user.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'

const access = { by: 'admin' } as const
export const VOUCHER_STATES = ['open', 'used', 'revoked', 'expired'] as const
const code = z.string().regex(/^[A-Z0-9-]{4,24}$/)

const fields = z
  .object({
    code,
    percent: z.number().int().min(1).max(100).nullable(),
    /** In minor units. */
    amount: z.number().int().min(1).max(1_000_000_000).nullable(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    mostUses: z.number().int().min(1).max(1_000_000).nullable(),
    validUntil: z.iso.datetime().nullable(),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), { path: ['amount'] })

const Voucher = z.object({
  id: z.uuid(),
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  mostUses: z.number().int().nullable(),
  uses: z.number().int(),
  validUntil: z.iso.datetime().nullable(),
  state: z.enum(VOUCHER_STATES),
  createdAt: z.iso.datetime(),
})
export type Voucher = z.output<typeof Voucher>

const params = z.object({ id: z.uuid() })

export const vouchers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/vouchers',
    summary: 'List the vouchers, newest first',
    access,
    query: paging,
    returns: listOf(Voucher),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/vouchers',
    summary: 'Make a voucher',
    access,
    body: fields,
    returns: Voucher,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/admin/vouchers/{id}/revoke',
    summary: 'Revoke a voucher; what it has bought stays',
    access,
    params,
    returns: Voucher,
  }),
}
