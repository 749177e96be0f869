import { notifications } from '@portico/contract/notifications.ts'
import { alertChannels } from '@portico/contract/notifications/alertChannels.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { alertChannelHandlers } from './alertChannels.ts'
import { clearNotices, gatherNotices, sendDueNotices } from './bundles.ts'
import { chatWay } from './chatNotices.ts'
import { clearDigests, sendDigests } from './digest.ts'
import { guestData } from './guestData.ts'
import { notificationHandlers } from './handlers.ts'
import { pushWay } from './push.ts'

export const feature: Feature = {
  name: 'notifications',
  calls: () => [
    calls('notifications', notifications, notificationHandlers),
    calls('alertChannels', alertChannels, alertChannelHandlers),
  ],
  jobs: [
    { name: 'notifications.send', pace: { everySeconds: 30 }, run: ({ services }) => sendDueNotices(services) },
    { name: 'notifications.sendDigests', pace: { everySeconds: 30 }, run: ({ services }) => sendDigests(services) },
    clearJob('notifications.clear', clearNotices),
    clearJob('notifications.clearDigests', clearDigests),
  ],
  consumer: gatherNotices,
  guestData,
  mailWays: (services) => ({ push: pushWay(services), chat: chatWay(services) }),
}
