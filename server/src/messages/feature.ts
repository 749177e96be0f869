// Messages to guests: templates, the campaigns that send them, and the sender that keeps to the law.
import { messageTemplates } from '@portico/contract/messages.ts'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { advanceCampaigns } from './advance.ts'
import { askApprovals } from './askApprovals.ts'
import { campaignHandlers } from './campaigns.ts'
import { followRoutes } from './follow.ts'
import { guestData } from './guestData.ts'
import { hearZalo } from './hearZalo.ts'
import { launchHandlers } from './launch.ts'
import { findMessageMediaUses } from './mediaUse.ts'
import { reportRoutes } from './reports.ts'
import { resultHandlers } from './results.ts'
import { findMessageSegmentUses } from './segmentUse.ts'
import { clearAdverts } from './singles.ts'
import { startSender } from './send/sender.ts'
import { settleSeries } from './series.ts'
import { settingsHandlers } from './settings.ts'
import { stopRoutes } from './stop.ts'
import { clearTextThreads } from './textThreads.ts'
import { templateHandlers } from './templates.ts'

export const feature: Feature = {
  name: 'messages',
  calls: () => [
    calls('messageTemplates', messageTemplates, templateHandlers),
    calls('zaloCampaigns', zaloCampaigns, { ...campaignHandlers, ...launchHandlers, ...resultHandlers }),
    calls('messageSettings', messageSettings, settingsHandlers),
  ],
  guestRoutes(app, { services }) {
    stopRoutes(app, services)
    followRoutes(app, services)
    reportRoutes(app, services)
  },
  jobs: [
    clearJob('messages.clearAdverts', clearAdverts),
    clearJob('messages.clearTextThreads', clearTextThreads),
    {
      name: 'messages.advance',
      pace: { everySeconds: 5 },
      wakenBy: 'messages',
      run: ({ services }, stop) => advanceCampaigns(services, stop),
    },
    { name: 'messages.settleSeries', pace: { everySeconds: 30 }, run: ({ services }) => settleSeries(services) },
    {
      name: 'messages.askApprovals',
      pace: { everySeconds: 600 },
      run: ({ services }) => askApprovals(services),
    },
  ],
  consumer: () => hearZalo(),
  queue: (services) => startSender(services),
  guestData,
  topics: ['messages'],
  mediaUse: findMessageMediaUses,
  segmentUse: findMessageSegmentUses,
}
