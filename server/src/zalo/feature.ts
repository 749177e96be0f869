// A page's Official Account of Zalo: connected, its tokens kept fresh, its webhooks taken, its people known.
import { zalo } from '@portico/contract/zalo.ts'
import { zaloUsers } from '@portico/contract/zalo/users.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { clearAccounts } from './account/clearAccounts.ts'
import { zaloHandlers } from './account/handlers.ts'
import { refreshTokens } from './account/refresh.ts'
import { clearEvents, startEvents } from './events/queue.ts'
import { eventRoutes } from './events/receive.ts'
import { claimRoutes, zaloTile } from './people/guestClaim.ts'
import { guestData } from './people/guestData.ts'
import { zaloUserHandlers } from './people/handlers.ts'
import { syncUsers } from './people/sync.ts'

export const feature: Feature = {
  name: 'zalo',
  calls: () => [calls('zalo', zalo, zaloHandlers), calls('zaloUsers', zaloUsers, zaloUserHandlers)],
  guestRoutes(app, { services }) {
    eventRoutes(app, services)
    claimRoutes(app, services)
  },
  jobs: [
    {
      name: 'zalo.refreshTokens',
      pace: { everySeconds: 300 },
      run: ({ services }) => refreshTokens(services),
    },
    {
      name: 'zalo.syncUsers',
      pace: { everySeconds: 15 },
      run: ({ services }, stop) => syncUsers(services, stop),
    },
    {
      name: 'zalo.clearAccounts',
      pace: { everySeconds: 3600 },
      run: ({ services }) => clearAccounts(services),
    },
    clearJob('zalo.clearEvents', clearEvents),
  ],
  queue: startEvents,
  guestData,
  home: zaloTile,
  topics: ['zalo'],
}
