import { imports } from '@portico/contract/imports.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearImports } from './clearImports.ts'
import { guestData } from './guestData.ts'
import { importHandlers } from './handlers.ts'
import { startImports } from './startImports.ts'

export const feature: Feature = {
  name: 'imports',
  calls: () => [calls('imports', imports, importHandlers)],
  jobs: [{ name: 'imports.clear', pace: { everySeconds: 300 }, run: ({ services }) => clearImports(services) }],
  queue: startImports,
  guestData,
  topics: ['imports'],
}
