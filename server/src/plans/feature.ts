import { plans, subscriptions } from '@portico/contract/plans.ts'
import { licenceCodes } from '@portico/contract/plans/licenceCodes.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { calls, type Feature } from '../core/feature.ts'
import { licenceHandlers } from './licenceCodes.ts'
import { licenseHandlers } from './pageLicense.ts'
import { planHandlers } from './plans.ts'
import { subscriptionHandlers } from './subscriptions.ts'

export const feature: Feature = {
  name: 'plans',
  calls: () => [
    calls('plans', plans, planHandlers),
    calls('subscriptions', subscriptions, subscriptionHandlers),
    calls('licenceCodes', licenceCodes, licenceHandlers),
    calls('pageLicense', pageLicense, licenseHandlers),
  ],
  topics: ['license'],
}
