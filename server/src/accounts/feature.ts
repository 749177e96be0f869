import { accounts } from '@portico/contract/accounts.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { accountHandlers } from './accounts.ts'
import { clearAccounts } from './clearAccounts.ts'

export const feature: Feature = {
  name: 'accounts',
  calls: ({ services }) => [calls('accounts', accounts, accountHandlers(services))],
  jobs: [clearJob('accounts.clear', clearAccounts)],
}
