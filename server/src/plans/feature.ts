import { plans, subscriptions } from '@portico/contract/plans.ts'
import { cart } from '@portico/contract/plans/cart.ts'
import { licenceCodes } from '@portico/contract/plans/licenceCodes.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { vouchers } from '@portico/contract/plans/vouchers.ts'
import { calls, type Feature } from '../core/feature.ts'
import { cartHandlers } from './cart/handlers.ts'
import { voucherHandlers } from './cart/vouchers.ts'
import { licenceHandlers } from './licenceCodes.ts'
import { licenseHandlers } from './pageLicense.ts'
import { planHandlers } from './plans.ts'
import { tellEndings } from './renewal/notices.ts'
import { renewDue } from './renewal/renew.ts'
import { subscriptionHandlers } from './subscriptions.ts'

export const feature: Feature = {
  name: 'plans',
  calls: () => [
    calls('plans', plans, planHandlers),
    calls('subscriptions', subscriptions, subscriptionHandlers),
    calls('licenceCodes', licenceCodes, licenceHandlers),
    calls('pageLicense', pageLicense, licenseHandlers),
    calls('cart', cart, cartHandlers),
    calls('vouchers', vouchers, voucherHandlers),
  ],
  jobs: [
    { name: 'plans.renewDue', pace: { everySeconds: 60 }, run: ({ services }, stop) => renewDue(services, stop) },
    {
      name: 'plans.tellEndings',
      pace: { everySeconds: 300 },
      run: ({ services }, stop) => tellEndings(services, stop),
    },
  ],
  topics: ['license'],
}
