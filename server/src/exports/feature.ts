import { exports } from '@portico/contract/exports.ts'
import { calls, type Feature } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { exportHandlers } from './handlers.ts'
import { clearExports, startExports } from './startExports.ts'

export const feature: Feature = {
  name: 'exports',
  calls: () => [calls('exports', exports, exportHandlers)],
  jobs: [{ name: 'exports.clear', pace: { everySeconds: 300 }, run: ({ services }) => clearExports(services) }],
  queue: startExports,
  guestData,
  topics: ['exports'],
}
