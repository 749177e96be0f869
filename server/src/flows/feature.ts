import { flows } from '@portico/contract/flows.ts'
import { returningGuests } from '@portico/contract/flows/returningGuests.ts'
import { calls, type Feature } from '../core/feature.ts'
import type { TryOut } from '../gateways/index.ts'
import { flowHandlers } from './handlers.ts'
import { returningHandlers } from './returningGuests.ts'
import { gardenHosts, stepNames } from './stepNames.ts'

export const feature: Feature<{ tryOut: TryOut }> = {
  name: 'flows',
  calls: ({ tryOut }) => [
    calls('flows', flows, flowHandlers(tryOut)),
    calls('returningGuests', returningGuests, returningHandlers),
  ],
  topics: ['flows'],
  stepNames,
  gardenHosts,
}
