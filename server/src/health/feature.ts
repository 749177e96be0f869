import { health } from '@portico/contract/health.ts'
import { calls, type Feature } from '../core/feature.ts'
import { healthHandlers } from './health.ts'

const group = calls('health', health, healthHandlers)

/** On both origins, which may be processes of their own. */
export const feature: Feature = {
  name: 'health',
  calls: () => [group],
  guestRoutes: (app, { services }) => group.serve(app, services),
}
