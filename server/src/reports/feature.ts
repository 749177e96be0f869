import { reports } from '@portico/contract/reports.ts'
import { calls, type Feature, type StepNames } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { reportHandlers } from './handlers.ts'
import { sendDueReports } from './send/sendDueReports.ts'
import { checkYesterday, recountDirty, sketchAll } from './count/upkeep.ts'

type Needs = {
  stepNames: StepNames
  /** Makes the months to come for events and drops those that are over. */
  keepEvents(): Promise<unknown>
}

export const feature: Feature<Needs> = {
  name: 'reports',
  calls: ({ stepNames }) => [calls('reports', reports, reportHandlers(stepNames))],
  jobs: [
    {
      name: 'reports.send',
      pace: { everySeconds: 30 },
      run: ({ services, stepNames }) => sendDueReports(services, stepNames),
    },
    { name: 'reports.recount', pace: { everySeconds: 30 }, run: ({ services }) => recountDirty(services) },
    { name: 'reports.sketch', pace: { everySeconds: 3600 }, run: ({ services }, stop) => sketchAll(services, stop) },
    { name: 'reports.keepPartitions', pace: { dailyAtHour: 1 }, run: ({ keepEvents }) => keepEvents() },
    { name: 'reports.check', pace: { dailyAtHour: 14 }, run: ({ services }) => checkYesterday(services) },
  ],
  guestData,
  topics: ['reports'],
}
