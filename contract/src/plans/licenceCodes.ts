// Prepaid licence codes: made in batches by an administrator, typed once by the owner of a page.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'
import { requiredText, text } from '../text.ts'
import { LICENCE_STATES } from './modules.ts'

const admin = { by: 'admin' } as const
/** Made at once. */
export const MOST_LICENCE_CODES = 1000

const LicenceBatchFields = z
  .object({
    name: requiredText(80),
    planId: z.uuid(),
    months: z.number().int().min(1).max(120).nullable(),
    days: z.number().int().min(1).max(366).nullable(),
    /** One of these a page and plan. */
    isTrial: z.boolean(),
    /** Who sells them, and their share of the plan's price. */
    reseller: text(80).default(''),
    sharePercent: z.number().int().min(0).max(100).default(0),
    validUntil: z.iso.datetime().nullable(),
    count: z.number().int().min(1).max(MOST_LICENCE_CODES),
  })
  .refine(({ months, days }) => months === null || days === null, { path: ['days'] })

const LicenceBatch = z.object({
  id: z.uuid(),
  name: z.string(),
  planId: z.uuid(),
  plan: z.string(),
  /** Neither months nor days: for life. */
  months: z.number().int().nullable(),
  days: z.number().int().nullable(),
  isTrial: z.boolean(),
  reseller: z.string(),
  sharePercent: z.number().int(),
  validUntil: z.iso.datetime().nullable(),
  count: z.number().int(),
  used: z.number().int(),
  revoked: z.number().int(),
  /** What the reseller keeps of the codes used, by the plan's price. */
  share: z.object({ amount: z.number().int(), currency: z.string() }),
  createdAt: z.iso.datetime(),
})
export type LicenceBatch = z.output<typeof LicenceBatch>

const LicenceCode = z.object({
  number: z.number().int(),
  code: z.string(),
  state: z.enum(LICENCE_STATES),
  usedAt: z.iso.datetime().nullable(),
  /** The page that used the code, and the user who typed it. */
  usedOn: z.string().nullable(),
  usedBy: z.string().nullable(),
})
export type LicenceCode = z.output<typeof LicenceCode>

const params = z.object({ id: z.uuid() })

export const licenceCodes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/licence-batches',
    summary: 'List the batches of licence codes, newest first',
    access: admin,
    query: paging,
    returns: listOf(LicenceBatch),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/licence-batches',
    summary: 'Make a batch of licence codes',
    access: admin,
    body: LicenceBatchFields,
    returns: LicenceBatch,
  }),
  codes: endpoint({
    method: 'GET',
    path: '/admin/licence-batches/{id}/codes',
    summary: 'Read the codes of a batch, with who used which when',
    access: admin,
    params,
    returns: listOf(LicenceCode),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/admin/licence-batches/{id}/revoke',
    summary: 'Revoke codes that nobody has used: one by its number, or all of the batch',
    access: admin,
    params,
    body: z.object({ number: z.number().int().min(1).max(MOST_LICENCE_CODES).optional() }),
    returns: z.object({ revoked: z.number().int() }),
  }),
}
