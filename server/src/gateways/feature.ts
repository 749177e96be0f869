import { gateways, sessions } from '@portico/contract/gateways.ts'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { accessRules, guestQuota } from '@portico/contract/gateways/accessRules.ts'
import { calls, type Feature, type GardenHosts } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { accessRuleHandlers } from './accessRules.ts'
import { clearGatewayFacts } from './clearFacts.ts'
import { doctorHandlers } from './doctor/doctor.ts'
import { gatewayRoutes } from './gatewayRoutes.ts'
import { gatewayHandlers } from './gateways.ts'
import { sweepOpenWifi } from './opennds/sweepOpenWifi.ts'
import { guestData } from './guestData.ts'
import { sweepPresence, type Presence } from './presence.ts'
import { quotaHandlers, sweepQuotas } from './quotas.ts'
import { sweepInbox } from './radius/accountingInbox.ts'
import { recipeLinkRoutes } from './recipes/linkRoutes.ts'
import type { Registry } from './registry.ts'
import { sweepSecrets } from './rotation.ts'
import { sessionHandlers } from './sessions.ts'
import { sweepSessions } from './sweepSessions.ts'
import { sweepLimits } from './sweepLimits.ts'
import type { TryOut } from './tryOut.ts'

type Needs = {
  registry: Registry
  presence: Presence
  tryOut: TryOut
  gardenHosts: GardenHosts
  /** When this process began to receive packets from gateways. */
  listeningSince: Date
}

const pace = { everySeconds: 30 }

export const feature: Feature<Needs> = {
  name: 'gateways',
  calls: ({ registry, tryOut, gardenHosts }) => [
    calls('gateways', gateways, gatewayHandlers(registry, tryOut, gardenHosts)),
    calls('sessions', sessions, sessionHandlers(registry)),
    calls('accessRules', accessRules, accessRuleHandlers(registry)),
    calls('guestQuota', guestQuota, quotaHandlers),
    calls('doctor', doctor, doctorHandlers(registry)),
  ],
  guestRoutes(app, { services, registry, presence, gardenHosts }) {
    gatewayRoutes(app, services, registry, presence)
    recipeLinkRoutes(app, services, registry, gardenHosts)
  },
  jobs: [
    { name: 'gateways.workInReports', pace, run: ({ services }) => sweepInbox(services) },
    { name: 'gateways.closeSilentSessions', pace, run: ({ services }) => sweepSessions(services) },
    { name: 'gateways.useNextSecrets', pace, run: ({ services }) => sweepSecrets(services) },
    {
      name: 'gateways.announceOffline',
      pace,
      run: ({ services, listeningSince }) => sweepPresence(services, listeningSince),
    },
    { name: 'gateways.announceOpenWifi', pace, run: ({ services }) => sweepOpenWifi(services) },
    { name: 'gateways.endLimits', pace, run: ({ services, registry }) => sweepLimits(services, registry) },
    { name: 'gateways.endQuotas', pace, run: ({ services, registry }) => sweepQuotas(services, registry) },
    clearJob('gateways.clear', clearGatewayFacts),
  ],
  guestData,
  topics: ['sessions', 'devices', 'gateways'],
}
