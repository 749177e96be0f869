import { guestRights } from '@portico/contract/guests.ts'
import { flows } from '@portico/contract/flows.ts'
import { portal } from '@portico/contract/portal.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import type { Registry, TryOut } from '../gateways/index.ts'
import { clearCodes, clearOwnDevices, clearSessions } from './clear.ts'
import { flowHandlers } from './flows.ts'
import { guestData } from './guestData.ts'
import { guestRightsHandlers } from './guestRights.ts'
import { portalHandlers } from './handlers.ts'
import { sweepPasses } from './passes.ts'
import { portalRoutes } from './routes.ts'
import { gardenHosts, stepNames } from './stepNames.ts'

export const feature: Feature<{ registry: Registry; tryOut: TryOut }> = {
  name: 'portal',
  calls: ({ tryOut }) => [
    calls('flows', flows, flowHandlers(tryOut)),
    calls('portal', portal, portalHandlers),
    calls('guests', guestRights, guestRightsHandlers),
  ],
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
  topics: ['flows'],
  stepNames,
  gardenHosts,
}
