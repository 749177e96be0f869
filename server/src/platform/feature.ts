import { adminPages, adminUsers } from '@portico/contract/platform.ts'
import { announcements } from '@portico/contract/platform/announcements.ts'
import { platform } from '@portico/contract/platform/overview.ts'
import { switches } from '@portico/contract/platform/switches.ts'
import { calls, type Feature } from '../core/feature.ts'
import { pageHandlers } from './adminPages.ts'
import { userHandlers } from './adminUsers.ts'
import { announcementHandlers } from './announcements.ts'
import { endLooks } from './endLooks.ts'
import { overviewHandlers } from './overview.ts'
import { switchHandlers } from './switches.ts'

export const feature: Feature = {
  name: 'platform',
  calls: () => [
    calls('adminPages', adminPages, pageHandlers),
    calls('adminUsers', adminUsers, userHandlers),
    calls('announcements', announcements, announcementHandlers),
    calls('platform', platform, overviewHandlers),
    calls('switches', switches, switchHandlers),
  ],
  jobs: [{ name: 'platform.endLooks', pace: { everySeconds: 60 }, run: ({ services }) => endLooks(services) }],
}
