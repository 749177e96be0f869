import { apiKeys, connections, webhooks } from '@portico/contract/integrations.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { connectionHandlers } from './connections.ts'
import { tellWebhooks } from './consume.ts'
import { guestData } from './guestData.ts'
import { keyHandlers } from './keys.ts'
import { ownWay } from './ownWay.ts'
import { clearDeliveries, startWebhooks } from './send.ts'
import { webhookHandlers } from './webhooks.ts'

export const feature: Feature = {
  name: 'integrations',
  calls: () => [
    calls('connections', connections, connectionHandlers),
    calls('webhooks', webhooks, webhookHandlers),
    calls('apiKeys', apiKeys, keyHandlers),
  ],
  jobs: [clearJob('integrations.clearDeliveries', clearDeliveries)],
  queue: startWebhooks,
  consumer: tellWebhooks,
  guestData,
  mailWays: (services) => ({ ownWay: ownWay(services) }),
}
