import { pages } from '@portico/contract/pages.ts'
import { calls, type Feature } from '../core/feature.ts'
import { findPageImageUses } from './imageUse.ts'
import { overviewHandlers } from './overview.ts'
import { pageHandlers } from './pages.ts'
import { purgeDeletedPages } from './purge.ts'

export const feature: Feature = {
  name: 'pages',
  calls: () => [calls('pages', pages, { ...pageHandlers, ...overviewHandlers })],
  jobs: [
    { name: 'pages.purge', pace: { everySeconds: 60 }, run: ({ services }, stop) => purgeDeletedPages(services, stop) },
  ],
  mediaUse: findPageImageUses,
}
