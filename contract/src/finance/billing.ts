// How the platform bills: its own details, the tax in its prices, and from which sum two administrators decide.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'
import { CURRENCIES } from '../plans/modules.ts'

const access = { by: 'admin' } as const

/** A tax number as Vietnam and the European Union write theirs. */
export const taxCode = z.union([z.literal(''), z.string().regex(/^[0-9A-Z][0-9A-Z-]{6,18}[0-9A-Z]$/)])

const BillingSettings = z.object({
  /** Empty prints the address of the installation. */
  seller: text(160),
  taxCode,
  address: text(300),
  /** Contained in prices; null prints no such line. */
  vatPercent: z.number().int().min(0).max(30).nullable(),
  /** In minor units: above it a credit by hand waits for a second administrator. */
  approveAbove: z.record(z.enum(CURRENCIES), z.number().int().min(0).max(1_000_000_000_000)),
})
export type BillingSettings = z.output<typeof BillingSettings>

export const billingSettings = {
  read: endpoint({
    method: 'GET',
    path: '/admin/billing-settings',
    summary: 'Read how the platform bills',
    access,
    returns: BillingSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/billing-settings',
    summary: 'Change how the platform bills; invoices that exist keep what stands on them',
    access,
    body: BillingSettings,
    returns: BillingSettings,
  }),
}
