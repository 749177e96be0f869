import { visits } from '@portico/contract/visits.ts'
import { calls, type Feature } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { visitHandlers } from './summary.ts'

export const feature: Feature = {
  name: 'visits',
  calls: () => [calls('visits', visits, visitHandlers)],
  guestData,
  topics: ['visits'],
}
