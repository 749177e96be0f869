import { accessCodes } from '@portico/contract/accessCodes.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import type { Registry } from '../gateways/index.ts'
import { accessCodeHandlers } from './accessCodes.ts'
import { endOverdue } from './endSessions.ts'
import { guestData } from './guestData.ts'
import { clearTries } from './tries.ts'

export const feature: Feature<{ registry: Registry }> = {
  name: 'accessCodes',
  calls: ({ registry }) => [calls('accessCodes', accessCodes, accessCodeHandlers(registry))],
  jobs: [
    {
      name: 'accessCodes.endOverdue',
      pace: { everySeconds: 10 },
      // Also soon after a gateway has reported: data that is used up is seen there.
      wakenBy: 'sessions',
      run: ({ services, registry }) => endOverdue(services, registry),
    },
    clearJob('accessCodes.clearTries', clearTries),
  ],
  guestData,
  topics: ['access-codes'],
}
