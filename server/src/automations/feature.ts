// Automations: guests come in by a trigger and go through steps by themselves.
import { automations, automationSettings } from '@portico/contract/automations.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearAutomations } from './clear.ts'
import { startAutomations } from './engine/work.ts'
import { guestData } from './guestData.ts'
import { automationHandlers, settingsHandlers } from './handlers.ts'
import { hearTriggers } from './hear.ts'
import { lookForGuests } from './look.ts'
import { findAutomationSegmentUses } from './segmentUse.ts'

export const feature: Feature = {
  name: 'automations',
  calls: () => [
    calls('automations', automations, automationHandlers),
    calls('automationSettings', automationSettings, settingsHandlers),
  ],
  jobs: [
    {
      name: 'automations.look',
      pace: { everySeconds: 30 },
      run: ({ services }, stop) => lookForGuests(services, stop),
    },
    { name: 'automations.clear', pace: { dailyAtHour: 20 }, run: ({ services }) => clearAutomations(services) },
  ],
  consumer: hearTriggers,
  queue: (services) => startAutomations(services),
  guestData,
  topics: ['automations'],
  segmentUse: findAutomationSegmentUses,
}
