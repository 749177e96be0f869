import { guestRights } from '@portico/contract/guests.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import type { Registry } from '../gateways/index.ts'
import { clearViews } from './clear.ts'
import { guestData } from './guestData.ts'
import { guestRightsHandlers } from './guestRights.ts'
import { privacyRoutes } from './routes.ts'

export const feature: Feature<{ registry: Registry }> = {
  name: 'privacy',
  calls: () => [calls('guests', guestRights, guestRightsHandlers)],
  guestRoutes: (app, { services, registry }) => privacyRoutes(app, services, registry),
  jobs: [clearJob('privacy.clearViews', clearViews)],
  guestData,
}
