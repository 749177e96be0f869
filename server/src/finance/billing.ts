// How the platform bills, and the company on a user's papers.
import type { billingSettings, BillingSettings } from '@portico/contract/finance/billing.ts'
import type { BillingDetails } from '@portico/contract/payments.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'

const FIELDS = ['seller', 'taxCode', 'address', 'vatPercent', 'approveAbove'] as const

export const billingHandlers: Handlers<typeof billingSettings> = {
  read: ({ tx }) => readBillingSettings(tx),

  async save({ tx, note }, { body }) {
    const before = await readBillingSettings(tx)
    await tx.run(sql`
      update billing_settings set seller = ${body.seller}, tax_code = ${body.taxCode}, address = ${body.address},
        vat_percent = ${body.vatPercent}, approve_above = ${JSON.stringify(body.approveAbove)}::jsonb`)
    note({ changes: changesOf(before, body, FIELDS) })
    return readBillingSettings(tx)
  },
}

/** @param tx of the system role */
export async function readBillingSettings(tx: Tx): Promise<BillingSettings> {
  const row = await tx.first(sql<BillingSettings>`
    select seller, tax_code, address, vat_percent, approve_above from billing_settings`)
  return row!
}

/** The company that a user entered; empty where none. */
export async function readBilling(tx: Tx, userId: string): Promise<BillingDetails> {
  const row = await tx.first(
    sql<BillingDetails>`select company, tax_code, address, email from billing_details where user_id = ${userId}`,
  )
  return row ?? { company: '', taxCode: '', address: '', email: '' }
}
