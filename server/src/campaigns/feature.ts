import { campaignApprovals, campaigns, wifiCampaigns } from '@portico/contract/campaigns.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { approvalHandlers } from './approval.ts'
import { bookingHandlers } from './bookings.ts'
import { creativeHandlers } from './creatives.ts'
import { finishOver } from './finish.ts'
import { guestData } from './guestData.ts'
import { findCampaignMediaUses } from './mediaUse.ts'
import { campaignNames } from './names.ts'
import { findCampaignSegmentUses } from './segmentUse.ts'
import { clearShows } from './shows.ts'

export const feature: Feature = {
  name: 'campaigns',
  calls: () => [
    calls('campaigns', campaigns, creativeHandlers),
    calls('wifiCampaigns', wifiCampaigns, bookingHandlers),
    calls('campaignApprovals', campaignApprovals, approvalHandlers),
  ],
  jobs: [
    { name: 'campaigns.finishOver', pace: { everySeconds: 30 }, run: ({ services }) => finishOver(services) },
    clearJob('campaigns.clearShows', clearShows),
  ],
  guestData,
  topics: ['campaigns'],
  mediaUse: findCampaignMediaUses,
  segmentUse: findCampaignSegmentUses,
  stepNames: campaignNames,
}
