import { finance } from '@portico/contract/finance.ts'
import { billingSettings } from '@portico/contract/finance/billing.ts'
import { adminCredits } from '@portico/contract/finance/credits.ts'
import { invoices } from '@portico/contract/finance/invoices.ts'
import { calls, type Feature } from '../core/feature.ts'
import { billingHandlers } from './billing.ts'
import { billUsage } from './billUsage.ts'
import { releaseForgotten } from './charges.ts'
import { creditHandlers } from './credits.ts'
import { invoiceHandlers } from './invoices.ts'
import { financeHandlers } from './statement.ts'

/** Two in the morning in Vietnam. */
const BILLING_HOUR = 19

export const feature: Feature = {
  name: 'finance',
  calls: () => [
    calls('finance', finance, financeHandlers),
    calls('invoices', invoices, invoiceHandlers),
    calls('billingSettings', billingSettings, billingHandlers),
    calls('adminCredits', adminCredits, creditHandlers),
  ],
  jobs: [
    {
      name: 'finance.releaseForgotten',
      pace: { everySeconds: 60 },
      run: ({ services }) => releaseForgotten(services),
    },
    { name: 'finance.billUsage', pace: { dailyAtHour: BILLING_HOUR }, run: ({ services }) => billUsage(services) },
  ],
  topics: ['finance'],
}
