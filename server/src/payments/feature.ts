// Money paid in through providers: started, credited on a verified notice or a query, and compared with the providers' books.
import { payments } from '@portico/contract/payments.ts'
import { adminPayments } from '@portico/contract/payments/differences.ts'
import { calls, type Feature } from '../core/feature.ts'
import { adminPaymentHandlers } from './adminHandlers.ts'
import { paymentHandlers } from './handlers.ts'
import { noticeRoutes } from './receive.ts'
import { reconcileAll } from './reconcile.ts'
import { reportDifferences } from './reportDifferences.ts'
import { queryPending } from './sweep.ts'

/** Three in the morning in Vietnam. */
const RECONCILE_HOUR = 20

export const feature: Feature = {
  name: 'payments',
  calls: () => [
    calls('payments', payments, paymentHandlers),
    calls('adminPayments', adminPayments, adminPaymentHandlers),
  ],
  guestRoutes: (app, { services }) => noticeRoutes(app, services),
  jobs: [
    {
      name: 'payments.queryPending',
      pace: { everySeconds: 30 },
      run: ({ services }, stop) => queryPending(services, stop),
    },
    {
      name: 'payments.reconcile',
      pace: { dailyAtHour: RECONCILE_HOUR },
      run: async ({ services }, stop) => {
        const rows = await reconcileAll(services, stop)
        await reportDifferences(
          services,
          rows.reduce((sum, { differences }) => sum + differences, 0),
        )
      },
    },
  ],
}
