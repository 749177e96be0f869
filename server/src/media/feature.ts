import { media } from '@portico/contract/media.ts'
import { calls, type Feature } from '../core/feature.ts'
import { mediaHandlers } from './files.ts'
import { sweepMedia } from './orphanObjects.ts'
import { mediaRoutes } from './routes.ts'
import type { NamedUse } from './mediaUses.ts'

export const feature: Feature<{ mediaUses: readonly NamedUse[] }> = {
  name: 'media',
  calls: ({ mediaUses }) => [calls('media', media, mediaHandlers(mediaUses))],
  guestRoutes: (app, { services }) => mediaRoutes(app, services),
  jobs: [{ name: 'media.removeLeftovers', pace: { everySeconds: 30 }, run: ({ services }) => sweepMedia(services) }],
  topics: ['media'],
}
