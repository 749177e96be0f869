import { portal } from '@portico/contract/portal.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import type { Registry } from '../gateways/index.ts'
import { clearCodes, clearOwnDevices, clearSessions } from './clear.ts'
import { guestData } from './guestData.ts'
import { portalHandlers } from './handlers.ts'
import { sweepPasses } from './online/passes.ts'
import { portalRoutes } from './routes.ts'

export const feature: Feature<{ registry: Registry }> = {
  name: 'portal',
  calls: () => [calls('portal', portal, portalHandlers)],
  guestRoutes: (app, { services, registry }) => portalRoutes(app, services, registry),
  jobs: [
    {
      name: 'portal.endPasses',
      pace: { everySeconds: 10 },
      run: ({ services, registry }) => sweepPasses(services, registry),
    },
    clearJob('portal.clearSessions', clearSessions),
    clearJob('portal.clearCodes', clearCodes),
    clearJob('portal.clearOwnDevices', clearOwnDevices),
  ],
  guestData,
  topics: ['login-codes'],
}
