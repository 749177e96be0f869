import { leads } from '@portico/contract/leads.ts'
import { calls, type Feature } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { leadHandlers } from './handlers.ts'
import { remindDue } from './remindDue.ts'

export const feature: Feature = {
  name: 'leads',
  calls: () => [calls('leads', leads, leadHandlers)],
  jobs: [{ name: 'leads.remindDue', pace: { everySeconds: 60 }, run: ({ services }) => remindDue(services) }],
  guestData,
  topics: ['leads'],
}
