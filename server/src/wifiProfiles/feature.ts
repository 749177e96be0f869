// Wi-Fi profiles: a guest's device comes in by itself, through an encrypted network, as the same guest.
import { wifiProfiles } from '@portico/contract/wifiProfiles.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { sql } from '../core/db/database.ts'
import type { Registry } from '../gateways/index.ts'
import { renewServer } from './authority.ts'
import { guestData } from './guestData.ts'
import { profileRoutes, profileTile } from './guestPages.ts'
import { profileHandlers } from './handlers.ts'

const RENEW_AT_HOUR = 3

export const feature: Feature<{ registry: Registry }> = {
  name: 'wifiProfiles',
  calls: ({ registry }) => [calls('wifiProfiles', wifiProfiles, profileHandlers(registry))],
  guestRoutes: (app, { services, registry }) => profileRoutes(app, services, registry),
  jobs: [
    {
      name: 'wifiProfiles.renewServer',
      pace: { dailyAtHour: RENEW_AT_HOUR },
      run: ({ services }) => renewServer(services),
    },
    clearJob('wifiProfiles.clearTickets', async (tx, now) => {
      await tx.run(sql`delete from wifi_tickets where expires_at <= ${now}`)
      await tx.run(sql`update wifi_profiles set file_hash = null where file_hash is not null and file_until <= ${now}`)
    }),
  ],
  guestData,
  home: profileTile,
  topics: ['wifi-profiles'],
}
